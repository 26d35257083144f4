import type { Hours, OpenTime, SpecialDays } from '@salon/content/description';
import { weekdays } from '@salon/content/hours/localTime';
import { timesText } from '@salon/content/hours/texts';
import { each } from '@salon/content/menus';
import { editionOne } from '../../test/edition';
import { anyParts, possible, visitDays } from './days';

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

describe('the parts of a day', () => {
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
    ['until midnight', daily({ opens: '17:00', closes: '00:00' }), ['Evening 5 pm – midnight']],
  ])('%s', (_, of, parts) => {
    expect(partsOn(of, '2026-11-24')).toEqual(parts);
  });

  it('leave out what has gone of today', () => {
    expect(partsOn(hours, '2026-11-22', '2026-11-22T15:30')).toEqual([
      'Afternoon 3.30 pm – 5 pm',
      'Evening 5 pm – 8 pm',
    ]);
    expect(partsOn(hours, '2026-11-22', '2026-11-22T20:00')).toEqual([]);
    expect(partsOn(hours, '2026-11-22', '2026-11-22T23:59')).toEqual([]);
  });

  it('of any day are those that some day has', () => {
    const evenings = visitDays(daily({ opens: '15:00', closes: '20:00' }), '2026-11-22T09:00');
    expect(anyParts(evenings).map(({ name }) => name)).toEqual(['Afternoon', 'Evening']);
  });
});

const days = visitDays(hours, '2026-11-22T15:30');

it.each([
  [{ day: '2026-11-24', part: 'morning' }, '2026-11-24', 'Morning'],
  [{ day: '', part: 'morning' }, undefined, 'Morning'],
  [{ day: '2026-11-23', part: 'morning' }, undefined, 'Morning'],
  [{ day: '2026-11-20', part: '' }, undefined, undefined],
  [{ day: '2026-11-22', part: 'morning' }, '2026-11-22', undefined],
  [{ day: '2026-11-22', part: 'evening' }, '2026-11-22', 'Evening'],
])('the wish %j means the day %s, %s', (wish, date, name) => {
  const { day, part } = possible(days, wish);
  expect([day?.date, part?.name]).toEqual([date, name]);
});
