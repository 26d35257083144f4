/** What was typed can't be read; the message says why in a sentence. */
export interface Unreadable {
  error: string;
}

export const isUnreadable = (read: unknown): read is Unreadable =>
  typeof read === 'object' && read !== null && 'error' in read;
