import { addDays, dateOf, daysBetween, type LocalTime } from '@salon/content/hours/localTime';
import { openState, specialOn, timesOn } from '@salon/content/hours/openNow';
import { timeText } from '@salon/content/hours/texts';
import { say, toSay } from '@salon/content/words/say';
import type { DataOf } from '../../page-data';
import type { Frame } from '../../page-data/frame';
import { keptOnDevice } from '../kept';
import type { ItemId, Planned, VisitItem } from '../store';
import { fullDay, itemText, joined, signed, sumText } from '../texts';

const NOT_TYPED = { what: '', date: '', time: '', place: '' };
/** What was typed of a function. `what` names one that is in no list; without a place it is at the salon. */
export type Typed = typeof NOT_TYPED;
export type Wanted = Typed & { kind: string };

export type Lists = 'kinds' | 'wishes' | 'services';
export type Texts = 'faces' | 'name' | 'note';
export interface Enquiry extends Record<Lists, string[]>, Record<Texts, string> {
  /** By kind. It stays when the function is taken out, so that nothing is lost. */
  typed: Record<string, Typed | undefined>;
  /** Of the services: they are said when the site no longer has one. */
  names: Record<string, string | undefined>;
}
export const NONE: Enquiry = {
  kinds: [],
  wishes: [],
  services: [],
  typed: {},
  names: {},
  faces: '',
  name: '',
  note: '',
};

export const isEmpty = (enquiry: Enquiry) => JSON.stringify(enquiry) === JSON.stringify(NONE);
export const kept = keptOnDevice(['bridal', 1], NONE, isEmpty);

export function withTyped(enquiry: Enquiry, [field, value]: [string, FormDataEntryValue]): Enquiry {
  const last = Reflect.get(enquiry, field);
  return { ...enquiry, [field]: Array.isArray(last) ? [...new Set([...last, value])] : value || last };
}

type Data = DataOf<'bridal'>;
type Offered = Data['wishes']['services'];

/** With names and prices as the site has them now; which services are offered here is as when the page was opened. */
export const asPlanned = ({ wishes, ...data }: Data, planned: Planned | undefined): Data => ({
  ...data,
  wishes: {
    ...wishes,
    services: wishes.services.flatMap((one) => {
      const { name, original, price } = planned ? (planned[one.id as ItemId] ?? {}) : one;
      return name ? [{ ...one, name, original, price }] : [];
    }),
  },
});

const nameOf = (id: string, offered: Offered) => offered.find((one) => one.id === id)?.name;

export const withNames = (enquiry: Enquiry, offered: Offered): Enquiry => ({
  ...enquiry,
  names: Object.fromEntries(enquiry.services.map((id) => [id, nameOf(id, offered) ?? enquiry.names[id]])),
});

export const goneOf = ({ services, names }: Enquiry, offered: Offered): string[] =>
  services.filter((id) => !nameOf(id, offered)).map((id) => names[id] ?? say('A service that you chose'));

/** Functions that are in no list. With the seven that may be there, ten fit into a message. */
export const OWN = [toSay('Another function'), toSay('A further function'), toSay('One more function')];
/** A function's name, as the form and the message say it. */
export const kindText = (kind: string) => (OWN.includes(kind) ? say(kind) : kind);

export const functionsOf = ({ kinds, typed }: Enquiry): Wanted[] =>
  kinds.map((kind) => ({ ...NOT_TYPED, ...typed[kind], kind }));

const isDay = (date: string) => Date.parse(date) >= 0 && addDays(date, 0) === date;
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
const daysTo = (date: string, now: LocalTime) => (isDay(date) ? daysBetween(dateOf(now), date) : Number.NaN);

export const MOST_DAYS = 730;
/** Within these days one had better call. */
const SOON = 21;
/** Also of a day that the browser's own field refuses. */
export const noSuchDay = () =>
  say('The calendar has no such day. Please choose one, or write it as in 2027-02-14.');

/** What is wrong with a day as it was typed; empty for none at all. */
export function dayFault(date: string, now: LocalTime): string {
  if (date && !isDay(date)) return noSuchDay();
  if (daysTo(date, now) < 0) return say('This day has passed.');
  return daysTo(date, now) > MOST_DAYS ? say('Please choose a day within the next two years.') : '';
}

/** Says that the salon is closed on a function's day, and why, or at its time; empty when it is open. */
function closedText({ date, time }: Typed, { hours, functions: words }: Data): string {
  if (!isDay(date)) return '';
  if (timesOn(hours, date).length === 0) return joined([specialOn(hours, date)?.reason, words.closed], ': ');
  return isTime(time) && !openState(hours, `${date}T${time}`).isOpen ? words.outside : '';
}

export function noteOn(one: Typed, data: Data, now: LocalTime): string {
  const days = daysTo(one.date, now);
  return joined([closedText(one, data), days >= 0 && days < SOON && data.functions.soon], ' ');
}

/** The chosen services. One for each further face is counted as often as there are such faces: with none, not at all. */
export const itemsOf = ({ services, faces }: Enquiry, offered: Offered): VisitItem[] =>
  offered
    .filter(({ id }) => services.includes(id))
    .map(({ forEach, ...one }) => ({
      ...one,
      id: one.id as ItemId,
      people: forEach ? Number(faces) : 1,
    }));

/** Which function needs which of them, and how often, is agreed on chat. */
export const costSoFar = () => `${say('What it may cost so far, each for one function:')} `;

/** The whole enquiry as one message, to be read on a phone. Its prices are old when they could not be compared. */
export function enquiryMessage(
  enquiry: Enquiry,
  data: Data,
  now: LocalTime,
  frame: Frame['words'],
  isOld = false,
) {
  const { wishes, faces, name, note } = enquiry;
  const fault = ({ date }: Typed) => dayFault(date, now);
  const when = (one: Typed) => `${fault(one) || one.date || 'later'} ${one.time}`;
  const functions = functionsOf(enquiry).sort((one, other) => (when(one) < when(other) ? -1 : 1));
  const items = itemsOf(enquiry, data.wishes.services);
  const cost = sumText(items);
  const parts = [
    `${frame.greeting} ${data.message.wants}`,
    joined(functions.map((one, index) => `${index + 1}. ${functionText(one, now)}`)),
    functions.some((one) => !fault(one) && closedText(one, data)) && data.message.outside,
    joined([
      faces ? say('Faces: the bride and {count} more', { count: faces }) : say('Faces: the bride'),
      wishes[0] && say('Wishes: {wishes}', { wishes: wishes.join(', ') }),
    ]),
    joined([
      ...items.map((item) => `- ${itemText(item, frame)}`),
      cost && costSoFar() + cost,
      isOld && cost && frame.oldPrices,
    ]),
    joined(signed(name, note)),
    data.message.asks,
  ];
  return joined(parts, '\n\n');
}

/** `Muhurtham: Sunday, 14 February 2027, 5.30 am, Sri Mahal`; what is no day or time is said as it was typed. */
function functionText({ kind, what, date, time, place }: Wanted, now: LocalTime): string {
  const isFixed = date && !dayFault(date, now);
  const day = isFixed ? fullDay(date, now) : openDay(date.trim());
  const clock = isTime(time) ? timeText(time) : time.trim();
  return `${what.trim() || kindText(kind)}: ${joined([day, clock, place.trim() || say('at the salon')], ', ')}`;
}

const openDay = (text: string) =>
  text ? say('day not fixed yet (typed: {text})', { text }) : say('day not fixed yet');
