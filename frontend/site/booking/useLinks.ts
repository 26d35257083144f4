import { closedAside, linksTo } from '../../shared/booking/links';
import { useFrame, useOpenNow } from '../layout/frame';

/**
 * Links to the salon, with the contact data of the shown edition. While the salon is closed, chat messages mention it politely.
 */
export function useLinks() {
  const open = useOpenNow();
  return linksTo(useFrame().contact, open && closedAside(open));
}
