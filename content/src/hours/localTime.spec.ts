import { addDays, daysBetween, localTime, momentOf, weekdayOf } from './localTime.ts';

it.each([
  ['2026-11-22T06:30:00Z', 'Asia/Kolkata', '2026-11-22T12:00'],
  ['2026-11-22T18:29:59Z', 'Asia/Kolkata', '2026-11-22T23:59'],
  ['2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23T00:00'],
  ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01T00:00'],
  ['2026-07-01T12:00:00Z', 'America/New_York', '2026-07-01T08:00'],
  ['2026-12-01T12:00:00Z', 'America/New_York', '2026-12-01T07:00'],
  ['2026-11-22T12:00:00Z', 'Pacific/Kiritimati', '2026-11-23T02:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
])('the salon’s time at %s in %s is %s, whatever zone this machine is in', (moment, zone, time) => {
  expect(localTime(new Date(moment), zone)).toBe(time);
  expect(momentOf(time, zone)).toEqual(new Date(moment.replace(/59Z$/, '00Z')));
});

it.each(['', '2026-02-30T10:00', '2026-12-01T24:01', 'tomorrow'])('%j is not a valid time', (time) => {
  expect(momentOf(time, 'Asia/Kolkata')).toBeNull();
});

describe('dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days make %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it('have their day of the week', () => {
    expect(weekdayOf('2026-11-22')).toBe('sunday');
    expect(weekdayOf('2027-01-01')).toBe('friday');
  });
});
