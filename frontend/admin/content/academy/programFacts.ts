import type { Program } from '@salon/content/description';
import { dateText } from '@salon/content/hours/texts';
import { formatRupees } from '@salon/content/words/prices';

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
