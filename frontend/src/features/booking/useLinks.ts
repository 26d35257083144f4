import { useFrame } from '../site/frame';
import { linksTo } from './links';

/** Links to the salon, by the contact data of the edition that is shown. */
export const useLinks = () => linksTo(useFrame().contact);
