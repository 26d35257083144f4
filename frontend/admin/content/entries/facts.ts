import type { OfferPackage, Program } from '@salon/content/description';
import { dateText } from '@salon/content/hours/texts';
import { formatRupees } from '@salon/content/words/prices';

// What lists and forms say of an entry: of a package’s days and saving, and of a programme’s next batch.

type Shown = Pick<OfferPackage, 'from' | 'until' | 'hidden'>;

/** A sentence that says when a package is shown. Days are `YYYY-MM-DD` in the salon's time zone. */
export function whenShown({ from, until, hidden }: Shown, today: string): string {
  if (hidden) return 'Hidden: visitors do not see it.';
  const last = until && dateText(until, today);
  if (from && until && from > until) return 'Never shown: its last day is before its first.';
  if (until && until < today) return `No longer shown: its last day was ${last}.`;
  if (from && from > today) {
    const first = dateText(from, today);
    return until
      ? `Appears by itself on ${first} and vanishes after ${last}.`
      : `Appears by itself on ${first}.`;
  }
  return until ? `Vanishes by itself after ${last}.` : 'Shown until you hide it.';
}

/** The same in a word or two, for a list; empty when the package is shown without an end. */
export function shownMark(offer: Shown, today: string): string {
  const { from, until, hidden } = offer;
  if (hidden) return 'Hidden';
  if (until && until < today) return 'Over';
  if (from && from > today) return `From ${dateText(from, today)}`;
  return until ? `Until ${dateText(until, today)}` : '';
}

/** A sentence about the saving compared with the single prices; empty when there is none. */
export function savingText(price: OfferPackage['price'], worth: number | undefined): string {
  if (!worth || price.rupees === undefined || worth <= price.rupees) return '';
  return `Visitors save ${formatRupees(worth - price.rupees)}.`;
}

type Facts = Pick<Program, 'nextBatch' | 'fee' | 'seatsLeft'>;

/** The facts that visitors ask for first, in one line: `Next batch 3 March · ₹45,000 · 4 seats left`. */
export function programFacts({ nextBatch, fee, seatsLeft }: Facts, today: string): string {
  return [
    nextBatch && (nextBatch < today ? 'No next batch' : `Next batch ${dateText(nextBatch, today)}`),
    fee !== undefined && formatRupees(fee),
    seatsLeft !== undefined && seatsText(seatsLeft),
  ]
    .filter(Boolean)
    .join(' · ');
}

function seatsText(seats: number): string {
  if (seats === 0) return 'no seat left';
  return seats === 1 ? '1 seat left' : `${seats} seats left`;
}

/** A sentence that says what visitors see of the date. */
export function batchText(nextBatch: string | undefined, today: string): string {
  if (!nextBatch) return 'Without a date nothing is said of it; visitors ask on chat.';
  if (nextBatch < today) return 'This day is over: visitors no longer see it.';
  return `Visitors read that the next batch starts on ${dateText(nextBatch, today)}.`;
}
