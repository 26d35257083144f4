import { salon } from '../../../../content/salon';
import { dateOf, localTime } from '../../../hours/localTime';

/** Today's date on the salon's clock, `YYYY-MM-DD`. */
export const todayInSalon = (now = new Date()): string => dateOf(localTime(now, salon.timeZone));
