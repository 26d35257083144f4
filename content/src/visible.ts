import type { SiteContent } from './description.ts';
import { activeNotices } from './hours/activeNotices.ts';
import type { LocalTime } from './hours/localTime.ts';
import { noticesIn, visiblePackages } from './hours/shown.ts';
import { questionPages } from './menus.ts';
import { isRecord } from './same.ts';

/**
 * What pages may show of the content now: nothing that is hidden, and no offer or notice outside its dates. Closed days
 * and special hours stay, however far away: they are announcements.
 */
export function shownContent(content: SiteContent, now: LocalTime): SiteContent {
  const visible = withoutHidden(content);
  const { offers } = visible;
  return {
    ...visible,
    offers: { ...offers, packages: visiblePackages(offers.packages, now) },
    notices: activeNotices(noticesIn(visible), now),
    // They would tell what is hidden; visitors read them on the pages.
    translations: {},
  };
}

/**
 * The content without what is hidden or switched off, whatever the time. Services go with their menu, and a question that no page
 * shows is seen by nobody.
 */
export function withoutHidden(content: SiteContent): SiteContent {
  const visible = onlyVisible(content) as SiteContent;
  const { pages, menus, services, questions, reviews, offers, academy, photos } = visible;
  const shown = new Set(questionPages(visible).map(([id]) => id));
  for (const page of ['academy', 'offers'] as const) if (!pages[page]) shown.delete(page);
  return {
    ...visible,
    services: Object.fromEntries(menus.map(({ id }) => [id, services[id] ?? []])),
    questions: pages.questions
      ? questions.filter((question) => question.pages.some((page) => shown.has(page)))
      : [],
    reviews: pages.reviews ? reviews : [],
    offers: pages.offers ? offers : { packages: [], footnote: '' },
    academy: pages.academy ? academy : { programs: [] },
    photos: pages.work ? photos : { ...photos, work: [] },
  };
}

function onlyVisible(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry?.hidden !== true).map(onlyVisible);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onlyVisible(part)]));
}
