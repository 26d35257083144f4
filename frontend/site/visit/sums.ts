import type { Price } from '@salon/content/description';
import type { LocalDate } from '@salon/content/hours/localTime';
import { FRACTIONS, minutesWords } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { say, sayMany } from '@salon/content/words/say';
import type { VisitItem } from './store';

/** The items as they are offered on a day: a package that has ended by then has no price. */
export const itemsOn = (day: LocalDate, items: VisitItem[]): VisitItem[] =>
  items.map((item) => (item.until && item.until < day ? { ...item, price: undefined } : item));

/** The last day of an item of `itemsOn`, if that is why it has no price. */
export const endOf = ({ price, until }: VisitItem): LocalDate | undefined => (price ? undefined : until);

/** Whether the patch test that it needs 48 hours before can't be made any more. */
export const isTooSoon = ({ terms }: VisitItem, { isSoon }: { isSoon: boolean }) =>
  terms?.patchTest && isSoon;

export interface Sum<Total> {
  /** Undefined when nothing can be added up. */
  total?: Total;
  /** Items that are not part of the total. */
  besides: VisitItem[];
}

/** With one starting price the sum is one too. Prices per piece or quoted, and services for nobody yet, are left out. */
export function sumPrices(items: VisitItem[]): Sum<Price> {
  const [counted, besides] = split(
    items,
    ({ price, people }) => people > 0 && price?.rupees !== undefined && price.kind !== 'unit',
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

/** `about 2¼ hours`, `about 2 hours and more` when an item has no duration; empty when none has. */
export const durationText = ({ total, besides }: Sum<Minutes>): string =>
  total
    ? say(besides.length > 0 ? 'about {time} and more' : 'about {time}', {
        time: minutesWords((total.from + total.to) / 2),
      })
    : '';

/** `2 services`, `from ₹3,000`, `about 2 hours` */
export function visitTexts(items: VisitItem[]): string[] {
  const { total, besides } = sumPrices(items);
  const sum = total && formatPrice(total);
  const price =
    sum && besides.length > 0 ? say('{price} + {count} to ask', { price: sum, count: besides.length }) : sum;
  return [
    sayMany(items.length, '{count} service', '{count} services'),
    price ?? say('price on chat'),
    durationText(sumDurations(items)),
  ].filter(Boolean);
}

export interface Minutes {
  from: number;
  to: number;
}

/** `1 hr 30 mins`, `1.5 hours`, `1½ hours`, `45 min` */
const AMOUNT = /^(?:([\d.]+)\s*h(?:(?:ou)?rs?)?\.?)?\s*(?:(?:and\s+)?([\d.]+)\s*min(?:ute)?s?\.?)?$/;
const NUMBER = /^[\d.]+$/;

/** The minutes in a text such as `45-60 mins` or `2-3 hrs`; undefined for a text that can't be added up. */
export function minutesOf(duration = ''): Minutes | undefined {
  const text = duration
    .trim()
    .toLowerCase()
    .replace(/^about\s+/, '')
    .replace(/(\d*)([¼½¾])/g, (_, whole, part) => `${Number(whole) + FRACTIONS.indexOf(part) / 4}`);
  const [first = '', second = first, ...more] = text.split(/\s*[-–—]\s*|\s+to\s+/);
  const to = amount(second);
  // `2-3 hrs`: the first number has the unit of the second.
  const from = NUMBER.test(first) ? Number(first) * (/h/.test(second) ? 60 : 1) : amount(first);
  return more.length === 0 && from && to && from <= to ? { from, to } : undefined;
}

function amount(text: string): number | undefined {
  const [, hours = 0, minutes = 0] = AMOUNT.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total > 0 ? total : undefined;
}
