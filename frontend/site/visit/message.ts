import { dateText, timesText } from '@salon/content/hours/texts';
import { formatPrice } from '@salon/content/words/prices';
import { type DayPart, fullDay, type VisitDay } from './days';
import type { Visit, VisitItem } from './store';
import { durationText, endOf, sumDurations, sumPrices } from './sums';

interface Circumstances {
  day?: VisitDay;
  part?: DayPart;
  /** The prices could not be compared with the current ones on the website. */
  isUnchecked: boolean;
  /** What it begins with. */
  greeting: string;
  /** Added at the end when the salon is closed. */
  aside: string;
}

/** The whole visit as one message, to be read on a phone. */
export function visitMessage(
  { items, name, note }: Visit,
  { day, part, isUnchecked, greeting, aside }: Circumstances,
) {
  return [
    greeting,
    items.map((item, index) => `${index + 1}. ${itemText(item)}`).join('\n'),
    [...totals(items), isUnchecked && 'These are the prices I saw earlier.'].filter(Boolean).join('\n'),
    [
      `Day: ${day ? fullDay(day.date) : 'any'}`,
      `Time: ${part ? partText(part) : 'any'}`,
      name.trim() && `Name: ${name.trim()}`,
      note.trim() && `Note: ${note.trim()}`,
    ]
      .filter(Boolean)
      .join('\n'),
    part ? `${day ? 'Does that suit' : 'Which day suits'} you?` : 'Which time suits you?',
    aside,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `Haircut, from ₹900, 45-60 mins`; `Hair Spa for 2, from ₹1,800 each, …` */
function itemText(item: VisitItem): string {
  const { name, people, price, duration } = item;
  const who = people > 1 ? `${name} for ${people}` : name;
  const end = endOf(item);
  if (end) return `${who}, what will it cost? (the offer is until ${dateText(end)})`;
  if (!price || price.kind === 'quoted')
    return [who, duration, 'what will it cost?'].filter(Boolean).join(', ');
  return [who, `${formatPrice(price)}${people > 1 ? ' each' : ''}`, duration].filter(Boolean).join(', ');
}

/** A single service needs no totals: its own line says it all. */
function totals(items: VisitItem[]): string[] {
  const [first] = items;
  if (items.length === 1 && first?.people === 1) return [];
  const prices = sumPrices(items);
  const time = durationText(sumDurations(items), 'range');
  const besides = prices.besides.map(({ name }) => name).join(', ');
  return [
    prices.total ? `Together: ${formatPrice(prices.total)}${besides && `, besides ${besides}`}` : '',
    time && `It takes ${time}${items.some(({ people }) => people > 1) ? ', one after the other' : ''}`,
  ].filter(Boolean);
}

/** `Morning (10 am – noon)` */
const partText = ({ name, times }: DayPart): string =>
  times.length > 0 ? `${name} (${timesText(times)})` : name;
