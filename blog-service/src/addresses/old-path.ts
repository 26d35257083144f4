import { paths } from '@salon/content/sitePaths';

/** A row of an index has room for 2,700 bytes. */
export const LONGEST = 500;
/** What WordPress writes into a query: `/?p=123`. */
const BY_NUMBER = /(?:^|[?&])(p|page_id|cat|attachment_id)=(\d{1,12})(?:&|$)/;
/**
 * How the address of an old site is stored, be it whole or a path: decoded, in small letters, without a slash at its end; its query counts
 * only where it is all that tells one from another. Undefined for what can be none.
 */
export function oldPath(address: string): string | undefined {
  const [, plain = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(address.trim()) ?? [];
  let path: string;
  try {
    path = decodeURIComponent(plain);
  } catch {
    return undefined;
  }
  path = path
    .normalize()
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/index\.php(?=\/|$)/, '')
    .replace(/\/$/, '');
  if (path === '') path = BY_NUMBER.exec(query)?.slice(1).join('=').replace(/^/, '/?') ?? '/';
  const isPath = path.startsWith('/') && Buffer.byteLength(path) <= LONGEST && !/\p{Cc}/u.test(path);
  return isPath ? path : undefined;
}

/** What WordPress adds to the address of a page, and it and Ghost to that of a picture in other sizes. */
const ADDED =
  /\/(amp|embed|trackback|page\/\d+|comment-page-\d+)$|-(\d+x\d+|scaled)(?=\.[a-z]+$)|(?<=^\/content\/images)\/size\/[^/]+/g;

/** The stored paths that an asked address may mean, best first. */
export function askedPaths(address: string): string[] {
  const path = oldPath(address) ?? '';
  return [path, path.replace(ADDED, '')];
}

/** Where visitors find what old blogs had at such paths. */
export function generalPlace(path: string): string | undefined {
  if (/\/feed(\/(rss2?|atom|rdf))?$/.test(path)) return '/rss.xml';
  return /^\/(\?cat=|(tag|category|author|page)\/|\d{4}(\/\d\d){0,2}$)/.test(path) ? paths.blog : undefined;
}
