import type { SiteContent } from '@salon/content/description';
import { type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { dateText, dayName } from '@salon/content/hours/texts';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { say } from '@salon/content/words/say';
import { bothNames } from '../../shared/booking/bothNames';
import type { VisitItem } from './store';
import { endOf, sumPrices } from './sums';

// What a visit and a bridal enquiry say alike. Apart from the rest, which the page of the enquiry does not load.

export const notCompared = () =>
  say('The prices could not be compared with the menu just now; the salon confirms them on chat.');

/** `Saturday, 28 November`; with the year when it is not this one. */
export const fullDay = (date: LocalDate, today?: LocalDate): string =>
  `${dayName(weekdayOf(date))}, ${dateText(date, today)}`;

export const names = (items: VisitItem[]) => items.map(({ name }) => name).join(', ');

/** What there is of these, each on its own line. */
export const joined = (texts: unknown[], between = '\n') => texts.filter(Boolean).join(between);

export const signed = (name: string, note: string) => [
  name.trim() && say('Name: {name}', { name: name.trim() }),
  note.trim() && say('Note: {note}', { note: note.trim() }),
];

/** `Haircut, from ₹900, 45–60 mins`; `Hair Spa for 2, from ₹1,800 each, …`; `Draping, from ₹1,000 each` for nobody yet. */
export function itemText(
  item: VisitItem,
  { asksPrice, offerUntil }: SiteContent['words']['everywhere'],
): string {
  const { people, price } = item;
  const name = bothNames(item);
  const duration = item.duration && formatDuration(item.duration);
  const who = people > 1 ? say('{name} for {count}', { name, count: people }) : name;
  const end = endOf(item);
  if (end) return `${who}, ${asksPrice} (${offerUntil} ${dateText(end)})`;
  if (!price || price.kind === 'quoted') return joined([who, duration, asksPrice], ', ');
  const cost = formatPrice(price);
  return joined([who, people === 1 ? cost : say('{price} each', { price: cost }), duration], ', ');
}

/** `from ₹28,500, besides Flowers`; empty when there is nothing to add up. */
export function sumText(items: VisitItem[]): string {
  const { total, besides } = sumPrices(items);
  const services = names(besides);
  const price = total ? formatPrice(total) : '';
  return price && services ? say('{price}, besides {services}', { price, services }) : price;
}
