import type { Hours, OpenTime, SpecialDays } from '../description/hours.ts';
import { firstEdition } from '../first-edition.ts';
import { each } from '../menus.ts';
import { weekdays } from './localTime.ts';
import { openNow, openState } from './openNow.ts';

const at = (opens: string, closes: string): OpenTime => ({ opens, closes });
const days = (from: string, until: string, reason = '', ...times: OpenTime[]): SpecialDays => ({
  ...{ id: `${from} ${until}`, from, until },
  ...{ times, reason },
});

/** 22 November 2026 is a Sunday; the salon is closed on Mondays. */
const { hours } = firstEdition();
const everyDay = (...times: OpenTime[]): Hours => ({ weekly: each(weekdays, () => times), special: [] });
const withSpecial = (...special: SpecialDays[]): Hours => ({ ...hours, special });

const split = everyDay(at('16:00', '20:00'), at('10:00', '13:00'));
const late = everyDay(at('18:00', '02:00'));
const toMidnight = everyDay(at('10:00', '00:00'));
const always = everyDay(at('00:00', '00:00'));
const through: Hours = {
  weekly: { ...hours.weekly, saturday: [at('20:00', '00:00')], sunday: [at('00:00', '20:00')] },
  special: [],
};
const pongal = withSpecial(days('2027-01-14', '2027-01-16', 'Pongal'));
const monday = withSpecial(days('2026-11-23', '2026-11-23', '', at('11:00', '15:00')));
const rebuilding = withSpecial(days('2026-11-01', '2027-03-31'));

it.each<[what: string, hours: Hours, now: string, changes: string | undefined, text: string]>([
  ['before it opens', hours, '2026-11-22T09:59', '2026-11-22T10:00', 'Closed now, open at 10 am'],
  ['as it opens', hours, '2026-11-22T10:00', '2026-11-22T20:00', 'Open until 8 pm'],
  ['as it closes', hours, '2026-11-22T20:00', '2026-11-24T10:00', 'Closed now, open on Tuesday at 10 am'],
  ['on a closed day', hours, '2026-11-23T00:00', '2026-11-24T10:00', 'Closed today, open tomorrow at 10 am'],
  ['in the first half of a day', split, '2026-11-22T12:59', '2026-11-22T13:00', 'Open until 1 pm'],
  ['between the halves', split, '2026-11-22T13:00', '2026-11-22T16:00', 'Closed now, open at 4 pm'],
  ['before midnight', late, '2026-11-22T23:59', '2026-11-23T02:00', 'Open until 2 am'],
  ['at the end of a night', late, '2026-11-23T02:00', '2026-11-23T18:00', 'Closed now, open at 6 pm'],
  ['until midnight', toMidnight, '2026-11-22T23:00', '2026-11-23T00:00', 'Open until midnight'],
  ['through midnight', through, '2026-11-21T21:00', '2026-11-22T20:00', 'Open until Sunday, 8 pm'],
  ['around the clock', always, '2026-11-22T12:00', undefined, 'Open around the clock'],
  ['never', everyDay(), '2026-11-22T12:00', undefined, 'Closed'],
  ['after that day', pongal, '2027-01-13T20:00', '2027-01-17T10:00', 'Closed now, open on Sunday at 10 am'],
  [
    'on days by date',
    pongal,
    '2027-01-15T12:00',
    '2027-01-17T10:00',
    'Closed today (Pongal), open on Sunday at 10 am',
  ],
  ['after them', pongal, '2027-01-17T10:00', '2027-01-17T20:00', 'Open until 8 pm'],
  ['on a day open by its date', monday, '2026-11-23T12:00', '2026-11-23T15:00', 'Open until 3 pm'],
  [
    'in months of closure',
    rebuilding,
    '2026-11-22T12:00',
    '2027-04-01T10:00',
    'Closed, open again on 1 April at 10 am',
  ],
])('open or closed %s', (_, hours, now, changes, text) => {
  expect(openState(hours, now)).toEqual(
    text.startsWith('Open') ? { isOpen: true, until: changes } : { isOpen: false, next: changes },
  );
  expect(openNow(hours, now).text).toBe(text);
});
