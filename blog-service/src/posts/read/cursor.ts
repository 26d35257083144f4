/** The position of a post in a list: in a search, hits in the title come first; then newest first; then by id. */
export interface Cursor {
  inTitle?: boolean;
  date: Date;
  id: string;
}

const CONTENT = /^([tc])\.(\d{1,13})\.([a-z0-9-]{1,80})$/;

/** Base64 of the longest content. */
export const MAX_CURSOR_LENGTH = Math.ceil((`t.${'9'.repeat(13)}.`.length + 80) / 3) * 4;

/** The cursor as text: opaque to clients, and safe in a URL. */
export function writeCursor({ inTitle, date, id }: Cursor): string {
  return Buffer.from(`${inTitle ? 't' : 'c'}.${date.getTime()}.${id}`).toString('base64url');
}

/** The cursor, or undefined when the text is not one as {@link writeCursor} writes it. Any other spelling would be another cache entry. */
export function readCursor(text: string): Cursor | undefined {
  const [, place, milliseconds, id] = CONTENT.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!place || !milliseconds || !id) return undefined;
  const cursor = { inTitle: place === 't', date: new Date(Number(milliseconds)), id };
  return writeCursor(cursor) === text ? cursor : undefined;
}
