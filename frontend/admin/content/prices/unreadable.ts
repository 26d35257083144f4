/** The result for a text that can't be read. `error` says why, in a sentence. */
export interface Unreadable {
  error: string;
}

export const isUnreadable = (read: unknown): read is Unreadable =>
  typeof read === 'object' && read !== null && 'error' in read;
