import type { SiteContent } from '@salon/content/description';
import { menuAt } from '@salon/content/reachable';
import { paths } from '@salon/content/sitePaths';

/** A row of an index has room for 2,700 bytes. */
const LONGEST = 500;
/** What WordPress writes into a query: `/?p=123`. */
const BY_NUMBER = /(?:^|[?&])(p|page_id|cat|attachment_id)=(\d{1,12})(?:&|$)/;
const TAKEN =
  /^\/(admin|api|assets|media|go|page-data|preview|shared|healthz|blogdetail|ta|ml|hi|te|kn)(\/|$)|\/\./;
const FIXED = Object.values(paths).map((path) => path.toLowerCase());

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

/** Whether a path is the site's own, also of a page that is switched off. */
export function isOwn(path: string, content: SiteContent): boolean {
  const [, menu] = /^\/services\/(.+)$/.exec(path) ?? [];
  return (
    FIXED.includes(path) || TAKEN.test(path) || (menu !== undefined && menuAt(content, menu) !== undefined)
  );
}
