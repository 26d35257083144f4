import { pathIn } from '@salon/content/languages';
import type { SitePageId } from '../sitePath';
import { bridalData } from './bridal';
import type { Frame } from './frame';
import { homeData } from './home';
import { menuData, shownMenu } from './menu';
import { offersData } from './offers';
import { aboutData, academyData, legalData, notFoundData, pricesData, servicesData } from './pages';
import type { Shown } from './shown';

// What each page shows of an edition and of the prose. Only the renderer runs this; browsers get the result.

/** What `/page-data/….json` holds. */
export interface PageFile {
  /** The build that rendered these data. Scripts of another build may not understand their form. */
  build: string;
  layout: Frame;
  page: unknown;
}

export const pageData = {
  home: homeData,
  about: aboutData,
  services: servicesData,
  prices: pricesData,
  offers: offersData,
  bridal: bridalData,
  academy: academyData,
  terms: ({ content }: Shown) => legalData('terms', content),
  privacy: ({ content }: Shown) => legalData('privacy', content),
  notFound: notFoundData,
} satisfies Record<Exclude<SitePageId, 'menu'>, (shown: Shown) => unknown>;

/**
 * What a page shows; `menu` is a menu's address. Former addresses of a menu lead to it for good, as does another letter case. Throws
 * 404 for what is not there.
 */
export function dataOf(id: SitePageId, shown: Shown, menu = '') {
  const data = id === 'menu' ? menuData(shown, shownMenu(shown, menu)) : pageData[id](shown);
  const { page } = data;
  // Its address for search engines and previews.
  return { ...data, page: { ...page, path: pathIn(shown.isLittle ? undefined : shown.language, page.path) } };
}

/** What `useLoaderData` returns on a page. */
export type DataOf<Page extends SitePageId> = Page extends keyof typeof pageData
  ? ReturnType<(typeof pageData)[Page]>
  : ReturnType<typeof menuData>;
