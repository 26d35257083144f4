import type { SiteContent } from './description.ts';
import type { LocalTime } from './hours/localTime.ts';
import { activeNotices, visiblePackages } from './hours/shown.ts';
import { isRecord } from './same.ts';

/**
 * What pages may show of the content now: nothing that is hidden, and no offer or notice outside its dates. Closed days
 * and special hours stay, however far away: they are announcements.
 */
export function shownContent(content: SiteContent, now: LocalTime): SiteContent {
  const visible = withoutHidden(content);
  const { offers, notices } = visible;
  return {
    ...visible,
    offers: { ...offers, packages: visiblePackages(offers.packages, now) },
    notices: activeNotices(notices, now),
  };
}

/** The content without what is hidden, whatever the time. A question that no page shows is seen by nobody. */
export function withoutHidden(content: SiteContent): SiteContent {
  const visible = onlyVisible(content) as SiteContent;
  return { ...visible, questions: visible.questions.filter(({ pages }) => pages.length > 0) };
}

function onlyVisible(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry?.hidden !== true).map(onlyVisible);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onlyVisible(part)]));
}
