import type { SiteContent } from './site-content.dto.js';

/** `YYYY-MM-DDTHH:MM` in the salon's time zone, like the dates and times in the content. Comparing two of them compares the times. */
export function localTime(moment: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

/**
 * What pages may show of the content now: nothing that is hidden, and no offer or notice outside its dates. Closed days
 * and special hours stay, however far away: they are announcements.
 */
export function shownContent(content: SiteContent, now: string): SiteContent {
  const visible = withoutHidden(content);
  const { offers, notices } = visible;
  const today = now.slice(0, 10);
  return {
    ...visible,
    offers: {
      ...offers,
      packages: offers.packages.filter(
        ({ from, until }) => (!from || from <= today) && (!until || today <= until),
      ),
    },
    notices: notices.filter(({ from, until }) => from <= now && now < until),
  };
}

/** The content without what is hidden, whatever the time. */
export function withoutHidden(content: SiteContent): SiteContent {
  const { services, offers, reviews, questions, academy } = content;
  return {
    ...content,
    services: Object.fromEntries(
      Object.entries(services).map(([menu, list]) => [menu, list.filter(isShown)]),
    ) as SiteContent['services'],
    offers: { ...offers, packages: offers.packages.filter(isShown) },
    reviews: reviews.filter(isShown),
    // A question that no page shows is seen by nobody.
    questions: questions.filter(isShown).filter(({ pages }) => pages.length > 0),
    academy: { ...academy, programs: academy.programs.filter(isShown) },
  };
}

const isShown = ({ hidden }: { hidden: boolean }) => !hidden;
