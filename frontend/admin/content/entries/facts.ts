import type { OfferPackage, SiteContent } from '@salon/content/description';
import { dateText } from '@salon/content/hours/texts';
import { formatRupees } from '@salon/content/words/prices';
import { worthOf } from '@salon/content/worth';

// What lists and forms say of a package: of its days, and of its saving.

/** When a package is shown, in a word or two, if that is not always. Days are `YYYY-MM-DD`. */
export function whenShown({ from, until }: Pick<OfferPackage, 'from' | 'until'>, today: string): string {
  if (until && until < today) return 'over';
  if (from && from > today) return `from ${dateText(from, today)}`;
  return until ? `until ${dateText(until, today)}` : '';
}

type Saving = Pick<OfferPackage, 'price' | 'services' | 'worth'>;

/** A sentence about the saving compared with the single prices, or why none is said; empty when there is nothing to compare. */
export function savingText(offer: Saving, content: SiteContent): string {
  const { worth, why } = worthOf(offer, content);
  if (why) return `No saving is said: ${why}.`;
  return worth ? `Visitors save ${formatRupees(worth - (offer.price.rupees ?? 0))}.` : '';
}

/** What naming its services does for what is said of a package's worth; empty while it names none. */
export const servicesText = (offer: Saving, content: SiteContent): string =>
  offer.services.length > 0 ? `In place of the amount above. ${savingText(offer, content)}` : '';
