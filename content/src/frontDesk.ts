import type { SiteContent } from './description.ts';
import { same } from './same.ts';

/** What the front desk may not change: all but the hours, closed days and notices, and which offers are shown. */
const others = ({ hours, notices, offers, ...rest }: SiteContent) => ({
  ...rest,
  offers: { ...offers, packages: offers.packages.map((offer) => ({ ...offer, hidden: false })) },
});

export const isFrontDeskChange = (before: SiteContent, after: SiteContent): boolean =>
  same(others(before), others(after));
