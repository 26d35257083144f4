import { pageDataPath } from '../content/paths';
import { salon } from '../content/salon';
import { localTime } from '../features/hours/localTime';
import type { Frame } from '../features/site/frame';
import type { SiteLoaders } from './routes';
import { sitePath } from './sitePath';

/** What `/page-data/….json` holds. */
export interface PageData {
  /** Which build rendered it: another one's scripts may not know its form. */
  build: string;
  layout: Frame;
  page: unknown;
}

/** Prefetched data are used by a tap within this time, and fetched again after it. */
const FRESH_MS = 2_000;

/** Data by one small request for each page. Where there are none, the browser goes to the page by itself. */
export function createBrowserData(
  build: string | undefined,
  openDocument: (url: string) => void = open,
): SiteLoaders & { prefetch(pathname: string): void } {
  const underWay = new Map<string, Promise<PageData | undefined>>();

  function fetchData(path: string): Promise<PageData | undefined> {
    const known = underWay.get(path);
    if (known) return known;
    const data = read(path).catch(() => undefined);
    underWay.set(path, data);
    setTimeout(() => underWay.delete(path), FRESH_MS);
    return data;
  }

  async function read(path: string): Promise<PageData | undefined> {
    const response = await fetch(pageDataPath(path));
    if (!response.ok) return undefined;
    const data: PageData = await response.json();
    return build === undefined || data.build === build ? data : undefined;
  }

  /** The layout and the page of one visit are of one edition: both ask with the same request. */
  const visits = new WeakMap<Request, Promise<PageData>>();
  function visit(request: Request): Promise<PageData> {
    const data = visits.get(request) ?? arrive(request);
    visits.set(request, data);
    return data;
  }

  async function arrive({ url, signal }: Request): Promise<PageData> {
    const path = sitePath(new URL(url).pathname);
    const data = path && (await fetchData(path));
    if (data) return data;
    if (!signal.aborted) openDocument(url);
    // Never resolves: the browser is already loading another document.
    return new Promise(() => {});
  }

  return {
    async frame({ request }) {
      if (sitePath(new URL(request.url).pathname)) return (await visit(request)).layout;
      // The blog without a rendered page, in an outage.
      return (await fetchData('/'))?.layout ?? emptyFrame();
    },
    page: async (_id, { request }) => (await visit(request)).page,
    prefetch(pathname) {
      const path = sitePath(pathname);
      if (path) void fetchData(path);
    },
  };
}

/** Going back has already changed the address. */
function open(url: string): void {
  const { origin, pathname, search } = window.location;
  if (origin + pathname + search === url) window.location.reload();
  else window.location.assign(url);
}

/** What the build knows of the salon. */
function emptyFrame(): Frame {
  const { phone, landline, whatsapp, email, address, instagram } = __SITE__;
  return {
    asOf: localTime(new Date(), salon.timeZone),
    contact: { phone, landline, whatsapp, email, address, landmark: '', parking: '', map: '', instagram },
    notices: [],
    open: [],
  };
}
