import type { OfferPackage, Program, SiteContent } from '@salon/content/description';
import { dateText } from '@salon/content/hours/texts';
import { counted } from '@salon/content/words/counted';
import { formatRupees } from '@salon/content/words/prices';
import { worthOf } from '@salon/content/worth';

// What lists and forms say of an entry: of a package’s days and saving, and of a programme’s next batch.

type Shown = Pick<OfferPackage, 'from' | 'until'>;

/** When a package is shown, in a word or two, if that is not always. Days are `YYYY-MM-DD`. */
export function whenShown({ from, until }: Shown, today: string): string {
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

type Facts = Pick<Program, 'nextBatch' | 'fee' | 'seatsLeft'>;

/** The facts that visitors ask for first, in one line: `Next batch 3 March · ₹45,000 · 4 seats left`. */
export function programFacts({ nextBatch, fee, seatsLeft }: Facts, today: string): string {
  return [
    nextBatch && (nextBatch < today ? 'No next batch' : `Next batch ${dateText(nextBatch, today)}`),
    fee !== undefined && formatRupees(fee),
    seatsLeft !== undefined &&
      (seatsLeft > 0 ? counted(seatsLeft, 'seat left', 'seats left') : 'no seat left'),
  ]
    .filter(Boolean)
    .join(' · ');
}
