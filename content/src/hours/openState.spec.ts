import type { Hours, OpenTime, SpecialDays } from '../description/hours.ts';
import { firstEdition } from '../first-edition.ts';
import { each } from '../menus.ts';
import { weekdays } from './localTime.ts';
import { openState, timesOn } from './openState.ts';

const at = (opens: string, closes: string): OpenTime => ({ opens, closes });
const days = (from: string, until: string, ...times: OpenTime[]): SpecialDays => ({
  ...{ id: `${from} ${until}`, from, until },
  ...{ times, reason: '' },
});
const open = (until: string) => ({ isOpen: true, until });
const closed = (next: string) => ({ isOpen: false, next });

/** 22 November 2026 is a Sunday; the salon is closed on Mondays. */
const { hours } = firstEdition();
const everyDay = (...times: OpenTime[]): Hours => ({ weekly: each(weekdays, () => times), special: [] });
const withSpecial = (...special: SpecialDays[]): Hours => ({ ...hours, special });

const split = everyDay(at('16:00', '20:00'), at('10:00', '13:00'));
const late = everyDay(at('18:00', '02:00'));
const through: Hours = {
  weekly: { ...hours.weekly, saturday: [at('20:00', '00:00')], sunday: [at('00:00', '04:00')] },
  special: [],
};
const pongal = withSpecial(days('2027-01-14', '2027-01-16'));
const monday = withSpecial(days('2026-11-23', '2026-11-23', at('11:00', '15:00')));
const closedMonday = { ...late, special: [days('2026-11-23', '2026-11-23')] };

it.each<[what: string, hours: Hours, now: string, state: object]>([
  ['before it opens', hours, '2026-11-22T09:59', closed('2026-11-22T10:00')],
  ['as it opens', hours, '2026-11-22T10:00', open('2026-11-22T20:00')],
  ['before it closes', hours, '2026-11-22T19:59', open('2026-11-22T20:00')],
  ['as it closes, before a closed day', hours, '2026-11-22T20:00', closed('2026-11-24T10:00')],
  ['on a closed day', hours, '2026-11-23T00:00', closed('2026-11-24T10:00')],
  ['after a closed day', hours, '2026-11-24T00:00', closed('2026-11-24T10:00')],
  ['in the first half of a split day', split, '2026-11-22T12:59', open('2026-11-22T13:00')],
  ['between the halves', split, '2026-11-22T13:00', closed('2026-11-22T16:00')],
  ['in the second half', split, '2026-11-22T16:00', open('2026-11-22T20:00')],
  ['after a split day', split, '2026-11-22T20:00', closed('2026-11-23T10:00')],
  ['before midnight, open beyond it', late, '2026-11-22T23:59', open('2026-11-23T02:00')],
  ['after midnight', late, '2026-11-23T01:59', open('2026-11-23T02:00')],
  ['at the end of a night', late, '2026-11-23T02:00', closed('2026-11-23T18:00')],
  ['until midnight', everyDay(at('10:00', '00:00')), '2026-11-22T23:00', open('2026-11-23T00:00')],
  ['on from midnight', through, '2026-11-21T21:00', open('2026-11-22T04:00')],
  ['around the clock', everyDay(at('00:00', '00:00')), '2026-11-22T12:00', { isOpen: true }],
  ['never', everyDay(), '2026-11-22T12:00', { isOpen: false }],
  ['on days by date', pongal, '2027-01-15T12:00', closed('2027-01-17T10:00')],
  ['after the last day before them', pongal, '2027-01-13T20:00', closed('2027-01-17T10:00')],
  ['on the last day before them', pongal, '2027-01-13T19:00', open('2027-01-13T20:00')],
  ['on a day that is open by its date', monday, '2026-11-23T12:00', open('2026-11-23T15:00')],
  ['before such a day', monday, '2026-11-22T20:00', closed('2026-11-23T11:00')],
  ['in the night before a closure', closedMonday, '2026-11-23T01:00', open('2026-11-23T02:00')],
  ['after that night', closedMonday, '2026-11-23T02:00', closed('2026-11-24T18:00')],
  [
    'in months of closure',
    withSpecial(days('2026-11-01', '2027-03-31')),
    '2026-11-22T12:00',
    closed('2027-04-01T10:00'),
  ],
])('open or closed %s', (_, hours, now, state) => {
  expect(openState(hours, now)).toEqual(state);
});

it('of several special days for one date the last counts', () => {
  const twice = withSpecial(
    days('2027-01-10', '2027-01-20'),
    days('2027-01-14', '2027-01-14', at('10:00', '12:00')),
  );
  expect(timesOn(twice, '2027-01-13')).toEqual([]);
  expect(timesOn(twice, '2027-01-14')).toEqual([at('10:00', '12:00')]);
  expect(timesOn(twice, '2027-01-21')).toEqual([at('10:00', '20:00')]);
});
