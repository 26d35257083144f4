import { salon } from '../content/salon';

/** A path of the site as the full address that search engines and chats need. */
export const absolute = (path: string) => `${salon.publicUrl}${path}`;
