import { dateOf, localTime } from '@salon/content/hours/localTime';
import { salon } from '../../../shared/content/salon';

/** Today's date in the salon's time zone, `YYYY-MM-DD`. */
export const todayInSalon = (now = new Date()): string => dateOf(localTime(now, salon.timeZone));
