import type { SiteContent } from '@salon/content/description';
import { timesText } from '@salon/content/hours/texts';
import { say } from '@salon/content/words/say';
import { type DayPart, type Possible, timeText } from './days';
import type { Visit, VisitItem } from './store';
import { durationText, isTooSoon, sumDurations } from './sums';
import { termLines } from './terms';
import { fullDay, itemText, joined, signed, sumText } from './texts';

interface Circumstances extends Possible {
  /** The prices could not be compared with the current ones on the website. */
  isUnchecked: boolean;
  words: SiteContent['words']['everywhere'] & Partial<SiteContent['words']['visit']>;
  /** Added at the end when the salon is closed, unless the visit is on a later day. */
  aside: string;
}

export function visitMessage(
  { items, person, name, note }: Visit,
  { today, day, part, time: own, isOutside, isSoon, isUnchecked, words, aside }: Circumstances,
) {
  const time = own ? timeText(own) : part && partText(part);
  const asks = time ? (day ? words.asksBoth : words.asksDay) : words.asksTime;
  const lineOf = (item: VisitItem) =>
    joined([itemText(item, words), isTooSoon(item, { isSoon }) && words.patchTest], ', ');
  const parts = [
    `${words.greeting} ${words.wantsPlan}`,
    items.map((item, index) => `${index + 1}. ${lineOf(item)}`).join('\n'),
    joined([...totals(items), ...termLines(items), isUnchecked && words.oldPrices]),
    joined([
      day ? say('Day: {day}', { day: fullDay(day.date, today) }) : say('Day: any'),
      time ? say('Time: {time}', { time }) : say('Time: any'),
      person && say('With: {name}', { name: person.name }),
      ...signed(name, note),
    ]),
    joined([isOutside && words.outsideHours, asks], ' '),
    (!day || day.date === today) && aside,
  ];
  return joined(parts, '\n\n');
}

/** A single service needs no totals: its own line says it all. */
function totals(items: VisitItem[]): string[] {
  const [first] = items;
  if (items.length === 1 && first?.people === 1) return [];
  const price = sumText(items);
  const time = durationText(sumDurations(items));
  return [
    price && say('Together: {price}', { price }),
    time &&
      say(
        items.some(({ people }) => people > 1) ? 'It takes {time}, one after the other' : 'It takes {time}',
        { time },
      ),
  ].filter(Boolean);
}

/** `Morning (10 am – noon)` */
const partText = ({ name, times }: DayPart): string =>
  times.length > 0 ? `${name} (${timesText(times)})` : name;
