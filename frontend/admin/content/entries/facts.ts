import type { OfferPackage, Program, SiteContent } from '@salon/content/description';
import { dateText } from '@salon/content/hours/texts';
import { counted } from '@salon/content/words/counted';
import { formatRupees } from '@salon/content/words/prices';
import { worthOf } from '@salon/content/worth';

// What lists and forms say of an entry: of a package’s days and saving, and of a programme’s next batch.

type Shown = Pick<OfferPackage, 'from' | 'until' | 'hidden'>;

/** When a package is shown: in a sentence for its form and, for the list, in a word or two, if any. Days are `YYYY-MM-DD`. */
export function whenShown({ from, until, hidden }: Shown, today: string): [sentence: string, mark: string] {
  if (hidden) return ['Hidden: visitors do not see it.', 'Hidden'];
  const isOver = until !== undefined && until < today;
  const first = from && from > today && dateText(from, today);
  const last = until && dateText(until, today);
  const mark = (isOver && 'Over') || (first && `From ${first}`) || (last && `Until ${last}`) || '';
  if (from && until && from > until) return ['Never shown: its last day is before its first.', mark];
  if (isOver) return [`No longer shown: its last day was ${last}.`, mark];
  if (first) return [`Appears by itself on ${first}${last ? ` and vanishes after ${last}` : ''}.`, mark];
  return [last ? `Vanishes by itself after ${last}.` : 'Shown until you hide it.', mark];
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
