import type { Hours, OpenTime, SpecialDays } from '@salon/content/description';
import { weekdays } from '@salon/content/hours/localTime';
import { timesText } from '@salon/content/hours/texts';
import { each } from '@salon/content/menus';
import { editionOne } from '../../test/edition';
import { possible, visitDays } from './days';

/** 22 November 2026 is a Sunday; the salon is closed on Mondays. */
const { hours } = editionOne;
const daily = (...times: OpenTime[]): Hours => ({ weekly: each(weekdays, () => times), special: [] });
const special = (from: string, until: string, reason: string, ...times: OpenTime[]): SpecialDays => {
  return { id: from, from, until, times, reason };
};
const partsOn = (of: Hours, date: string, now = '2026-11-22T09:00') =>
  visitDays(of, now)
    .find((day) => day.date === date)
    ?.parts.map(({ name, times }) => `${name} ${timesText(times)}`);

// That closed days can't be chosen: e2e/tests/visit.spec.ts.
describe('the days of a visit', () => {
  const days = visitDays(hours, '2026-11-22T09:00');

  it('are those of four weeks, from today on', () => {
    expect(days).toHaveLength(28);
    expect([days.at(0)?.date, days.at(-1)?.date]).toEqual(['2026-11-22', '2026-12-19']);
  });

  it('follow the days by date', () => {
    const of = {
      ...hours,
      special: [
        special('2026-11-24', '2026-11-25', 'Family wedding'),
        special('2026-11-30', '2026-11-30', 'Before the holidays', { opens: '11:00', closes: '13:00' }),
      ],
    };
    expect(partsOn(of, '2026-11-24')).toEqual([]);
    expect(partsOn(of, '2026-11-30')).toEqual(['Morning 11 am – noon', 'Midday noon – 1 pm']);
    expect(visitDays(of, '2026-11-22T09:00')[2]?.reason).toBe('Family wedding');
  });
});

it.each<[string, Hours, string[]]>([
  [
    'of a whole day',
    hours,
    ['Morning 10 am – noon', 'Midday noon – 2 pm', 'Afternoon 2 pm – 5 pm', 'Evening 5 pm – 8 pm'],
  ],
  [
    'of a split day',
    daily({ opens: '16:00', closes: '20:30' }, { opens: '10:00', closes: '13:00' }),
    ['Morning 10 am – noon', 'Midday noon – 1 pm', 'Afternoon 4 pm – 5 pm', 'Evening 5 pm – 8.30 pm'],
  ],
  ['of a night', daily({ opens: '18:00', closes: '02:00' }), ['Evening 6 pm – 2 am']],
])('the parts of a day: %s', (_, of, parts) => {
  expect(partsOn(of, '2026-11-24')).toEqual(parts);
});

it.each([
  [{ day: '2026-11-24', part: 'morning' }, '2026-11-24', 'Morning'],
  [{ day: '2026-11-23', part: 'morning' }, undefined, 'Morning'],
  [{ day: '2026-11-22', part: 'morning' }, '2026-11-22', undefined],
  [{ day: '2026-11-22', part: 'evening' }, '2026-11-22', 'Evening'],
])('the wish %j means the day %s, %s', (wish, date, name) => {
  const { day, part } = possible(hours, '2026-11-22T15:30', wish);
  expect([day?.date, part?.name]).toEqual([date, name]);
});

describe('a wish of one’s own', () => {
  const festivals = [
    special('2027-01-14', '2027-01-16', 'Pongal'),
    special('2027-01-18', '2027-01-18', 'Open this Monday', { opens: '10:00', closes: '13:00' }),
  ];
  const of = { ...hours, special: festivals };
  const wished = (day: string, time?: string, now = '2026-11-22T15:30') =>
    possible(of, now, { day, time, part: '' });

  it.each([
    ['2027-02-30', 'There is no such day.'],
    ['2026-11-21', 'Saturday, 21 November is past.'],
    ['2027-11-23', 'That is more than a year ahead.'],
    ['2027-03-01', 'We are closed on Mondays.'],
    ['2027-01-15', 'We are closed on Friday, 15 January 2027 (Pongal).'],
  ])('%s is not possible: %s', (day, fault) => {
    expect(wished(day)).toMatchObject({ day: undefined, dayFault: fault, part: undefined });
  });

  it('is not possible today once the salon has closed', () => {
    expect(wished('2026-11-22', undefined, '2026-11-22T20:30').dayFault).toBe('We have closed for today.');
  });

  it('can be any open day of a year, with its own hours', () => {
    for (const day of ['2026-11-24', '2026-12-31', '2027-11-21']) expect(wished(day).day?.date).toBe(day);
    expect(wished('2027-01-18').parts.map(({ name }) => name)).toEqual(['Morning', 'Midday']);
  });

  it.each([
    ['2026-11-28', '05:00', true],
    ['2026-11-28', '10:00', false],
    ['', '05:00', true],
  ])('may be outside the hours: on “%s” at %s it is %s', (day, time, isOutside) => {
    expect(wished(day, time)).toMatchObject({ time, isOutside, isPast: false });
  });

  it('is not a time that is past today, and counts before a part of the day', () => {
    expect(wished('2026-11-22', '15:00')).toMatchObject({ time: undefined, isPast: true, isOutside: false });
    const wish = { day: '2026-11-22', part: 'evening', time: '16:00' };
    expect(possible(of, '2026-11-22T15:30', wish)).toMatchObject({ time: '16:00', part: undefined });
  });
});

it.each([
  ['48 hours away', '2026-11-24', '15:30', false],
  ['a minute sooner', '2026-11-24', '15:29', true],
  ['on the third day, whatever the time', '2026-11-25', undefined, false],
])('a visit %s, %s at %s, is soon for a patch test: %s', (_, day, time, isSoon) => {
  expect(
    possible(daily({ opens: '10:00', closes: '20:00' }), '2026-11-22T15:30', { day, part: '', time }).isSoon,
  ).toBe(isSoon);
});
