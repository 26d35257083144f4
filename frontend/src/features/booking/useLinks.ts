import { useFrame, useOpenNow } from '../site/frame';
import { closedAside, linksTo } from './links';

/** Links to the salon, by the contact data of the edition that is shown; a message says so politely when it is closed. */
export function useLinks() {
  const open = useOpenNow();
  return linksTo(useFrame().contact, open && closedAside(open));
}
