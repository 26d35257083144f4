import type { OfferPackage } from '@salon/content/description';
import { formatRupees } from '@salon/content/words/prices';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const withYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
const withoutYear = format({ day: 'numeric', month: 'long' });

/** `14 January`, with the year when it is not this one. */
export function dayText(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return (day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear).format(date);
}

type Shown = Pick<OfferPackage, 'from' | 'until' | 'hidden'>;

/** A sentence that says when a package is shown. Days are `YYYY-MM-DD` in the salon's time zone. */
export function whenShown({ from, until, hidden }: Shown, today: string): string {
  if (hidden) return 'Hidden: visitors do not see it.';
  const last = until && dayText(until, today);
  if (from && until && from > until) return 'Never shown: its last day is before its first.';
  if (until && until < today) return `No longer shown: its last day was ${last}.`;
  if (from && from > today) {
    const first = dayText(from, today);
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
  if (from && from > today) return `From ${dayText(from, today)}`;
  return until ? `Until ${dayText(until, today)}` : '';
}

/** A sentence about the saving compared with the single prices; empty when there is none. */
export function savingText(price: OfferPackage['price'], worth: number | undefined): string {
  if (!worth || price.rupees === undefined || worth <= price.rupees) return '';
  return `Visitors save ${formatRupees(worth - price.rupees)}.`;
}
