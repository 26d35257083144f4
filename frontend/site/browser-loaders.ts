import { pageDataPath } from '../shared/content/paths';
import { blogLoaders } from './blog/loaders';
import { pathHere } from './languages/pathHere';
import type { PageFile } from './page-data';
import type { Loaders } from './routes';
import { sitePath } from './sitePath';

/** Prefetched data are reused within this time and fetched again after it. */
const FRESH_MS = 2_000;

/**
 * The data loaders for navigation: each page's data are one small request. If that fails, the browser opens the page as a new
 * document. The first page does not need them, so they are loaded after it.
 */
export function createBrowserLoaders(
  build: string | undefined,
  openDocument: (url: string) => void = open,
): Loaders & { prefetch(pathname: string): void } {
  const underWay = new Map<string, Promise<PageFile | undefined>>();

  function fetchData(path: string): Promise<PageFile | undefined> {
    const known = underWay.get(path);
    if (known) return known;
    const data = read(path).catch(() => undefined);
    underWay.set(path, data);
    setTimeout(() => underWay.delete(path), FRESH_MS);
    return data;
  }

  async function read(path: string): Promise<PageFile | undefined> {
    const response = await fetch(pageDataPath(path));
    if (!response.ok) return undefined;
    const data: PageFile = await response.json();
    return build === undefined || data.build === build ? data : undefined;
  }

  async function pageAt({ url, signal }: Request): Promise<unknown> {
    const path = sitePath(new URL(url).pathname);
    const data = path && (await fetchData(path));
    if (data) return data.page;
    // In development, where a document has no data, loading it again would not end.
    if (build === undefined && url === window.location.href) throw new Response(null, { status: 404 });
    if (!signal.aborted) openDocument(url);
    // Never resolves: the browser is already loading another document.
    return new Promise(() => {});
  }

  return {
    ...blogLoaders,
    // Of the same edition as the page, which is asked for in the same moment; that opens the document when there are no data.
    async frame({ request }) {
      const path = sitePath(new URL(request.url).pathname);
      // Home's for a blog page that the renderer could not render, in an outage.
      const data = await fetchData(path ?? pathHere('/'));
      if (data) return data.layout;
      // In development nothing opens it, and `page` says so.
      if (path && build !== undefined) return new Promise(() => {});
      throw new Error('What every page shows could not be read.');
    },
    page: (_id, { request }) => pageAt(request),
    prefetch(pathname) {
      const path = sitePath(pathname);
      if (path) void fetchData(path);
    },
  };
}

/** On going back, the address has already changed, so a reload is needed. */
function open(url: string): void {
  const { origin, pathname, search } = window.location;
  if (origin + pathname + search === url) window.location.reload();
  else window.location.assign(url);
}
