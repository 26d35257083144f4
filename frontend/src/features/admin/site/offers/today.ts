import { salon } from '../../../../content/salon';
import { dateOf, localTime } from '../../../hours/localTime';

/** Today's date in the salon's time zone, `YYYY-MM-DD`. */
export const todayInSalon = (now = new Date()): string => dateOf(localTime(now, salon.timeZone));
