import type { MenuId, SiteContent } from '@salon/content/description';
import { upcomingHours } from '@salon/content/hours/shown';
import { activeNotices } from './hours/notices';
import { openAhead } from './hours/openAhead';
import type { Frame } from './layout/frame';
import { aboutData } from './pages/about/data';
import { academyData } from './pages/academy/data';
import { homeData } from './pages/home/data';
import { privacyData, termsData } from './pages/legal/data';
import { notFoundData } from './pages/not-found/data';
import { offersData } from './pages/offers/data';
import { menuIds, priceListData, serviceData, servicesData } from './pages/services/data';
import type { Shown } from './pages/shown';
import type { SitePageId } from './routes';
import { emptyMenus } from './services/emptyMenus';

/** What a page is rendered from: one edition, at one moment. */
export interface ShownEdition {
  edition: number;
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  content: SiteContent;
  now: Date;
}

/** What each page shows of an edition and of the prose. Only the renderer runs this; the browser gets the result. */
export const pageData: Record<SitePageId, (shown: Shown) => unknown> = {
  home: homeData,
  about: aboutData,
  services: servicesData,
  prices: priceListData,
  offers: offersData,
  academy: academyData,
  terms: termsData,
  privacy: privacyData,
  notFound: notFoundData,
  ...(Object.fromEntries(menuIds.map((id) => [id, serviceData(id)])) as Record<
    MenuId,
    ReturnType<typeof serviceData>
  >),
};

/** What the layout shows. A notice is in no page before it begins: anybody can read a page's data. */
export function frameOf({ content, now }: Shown): Frame {
  const { contact, notices, hours } = content;
  return {
    asOf: now,
    contact,
    notices: activeNotices(notices, now),
    emptyMenus: emptyMenus(content),
    hours: upcomingHours(hours, now),
    open: openAhead(hours, now),
  };
}
