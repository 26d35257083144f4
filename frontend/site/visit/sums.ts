import type { Price } from '@salon/content/description';
import type { LocalDate } from '@salon/content/hours/localTime';
import { formatPrice } from '@salon/content/words/prices';
import { type Minutes, minutesOf, minutesText } from './durations';
import type { VisitItem } from './visit';

/** The items as they are offered on a day: a package that has ended by then has no price. */
export const itemsOn = (day: LocalDate, items: VisitItem[]): VisitItem[] =>
  items.map((item) => (item.until && item.until < day ? { ...item, price: undefined } : item));

/** The last day of an item of `itemsOn`, if that is why it has no price. */
export const endOf = ({ price, until }: VisitItem): LocalDate | undefined => (price ? undefined : until);

export interface Sum<Total> {
  /** Undefined when nothing can be added up. */
  total?: Total;
  /** Items that are not part of the total. */
  besides: VisitItem[];
}

/** Adds up the prices. If one is a starting price, so is the sum. Prices per piece and prices quoted on request are left out. */
export function sumPrices(items: VisitItem[]): Sum<Price> {
  const [counted, besides] = split(
    items,
    ({ price }) => price?.rupees !== undefined && price.kind !== 'unit',
  );
  if (counted.length === 0) return { besides };
  const add = (amount: (price: Price) => number | undefined) =>
    counted.reduce((sum, { price, people }) => sum + people * ((price && amount(price)) ?? 0), 0);
  const rupees = add((price) => price.rupees);
  const to = add((price) => (price.kind === 'range' ? price.to : price.rupees));
  const isStart = counted.some(({ price }) => price?.kind === 'from');
  const total: Price =
    isStart || to === rupees ? { kind: isStart ? 'from' : 'fixed', rupees } : { kind: 'range', rupees, to };
  if (counted.some(({ price }) => price?.conditions)) total.conditions = true;
  return { total, besides };
}

/** Services one after the other, each multiplied by the number of people. */
export function sumDurations(items: VisitItem[]): Sum<Minutes> {
  const [counted, besides] = split(items, ({ duration }) => minutesOf(duration) !== undefined);
  if (counted.length === 0) return { besides };
  const add = (end: keyof Minutes) =>
    counted.reduce((sum, { duration, people }) => sum + people * (minutesOf(duration)?.[end] ?? 0), 0);
  return { total: { from: add('from'), to: add('to') }, besides };
}

function split(items: VisitItem[], counts: (item: VisitItem) => boolean): [VisitItem[], VisitItem[]] {
  return [items.filter(counts), items.filter((item) => !counts(item))];
}

/** `2 services` */
export const countText = ({ length }: VisitItem[]): string =>
  `${length} ${length === 1 ? 'service' : 'services'}`;

/** `about 2 h`, `about 1 h 45 min – 2 h 15 min`, `about 2 h and more` when an item has no duration; empty when none has. */
export function durationText({ total, besides }: Sum<Minutes>, form: 'range' | 'middle'): string {
  if (!total) return '';
  const [from, to] = [minutesText(total.from), minutesText(total.to)];
  const middle = minutesText((total.from + total.to) / 2);
  const text = form === 'middle' || from === to ? middle : `${from} – ${to}`;
  return `about ${text}${besides.length > 0 ? ' and more' : ''}`;
}

/** `2 services`, `about 2 h`, `from ₹3,000` */
export function visitTexts(items: VisitItem[]): string[] {
  const { total, besides } = sumPrices(items);
  const price = total && `${formatPrice(total)}${besides.length > 0 ? ` + ${besides.length} to ask` : ''}`;
  const texts = [countText(items), durationText(sumDurations(items), 'middle'), price ?? 'price on chat'];
  return texts.filter(Boolean);
}
