import type { SpecialDays } from '../description/hours.ts';
import { firstEdition } from '../first-edition.ts';
import { lastChange, upcomingDays } from './shown.ts';

// Which packages and notices are shown: visible.spec.ts.

const { hours } = firstEdition();
const closed = (id: string, from: string, until: string): SpecialDays => ({
  id,
  from,
  until,
  times: [],
  reason: id,
});
describe('the days by date that come', () => {
  const special = [
    closed('Pongal', '2027-01-14', '2027-01-16'),
    closed('Diwali', '2026-11-08', '2026-11-08'),
  ];

  it('are those of the next weeks, in their order', () => {
    expect(upcomingDays({ ...hours, special }, '2027-01-01T12:00')).toEqual([
      { from: '2027-01-14', until: '2027-01-16', times: [], reason: 'Pongal' },
    ]);
    expect(upcomingDays({ ...hours, special }, '2026-11-08T12:00')).toMatchObject([{ reason: 'Diwali' }]);
  });

  it('begin with today and end with their last day', () => {
    expect(upcomingDays({ ...hours, special }, '2027-01-15T12:00')).toMatchObject([
      { from: '2027-01-15', until: '2027-01-16' },
    ]);
    expect(upcomingDays({ ...hours, special }, '2027-01-17T00:00')).toEqual([]);
  });
});

const notice = { id: 'a', text: 'Power cut', from: '2026-11-22T15:30', until: '2026-11-22T16:30' };
const content = { hours, notices: [notice] };

it.each([
  ['2026-11-22T09:59', '2026-11-22T00:00'],
  ['2026-11-22T10:00', '2026-11-22T10:00'],
  ['2026-11-22T15:30', '2026-11-22T15:30'],
  ['2026-11-22T16:30', '2026-11-22T16:30'],
  ['2026-11-23T12:00', '2026-11-23T00:00'],
])('the last change by the clock before %s was at %s', (now, change) => {
  expect(lastChange(content, now)).toBe(change);
});
