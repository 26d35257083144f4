import { addDays, daysBetween, localTime, momentOf } from './localTime.ts';

it.each([
  ['2026-11-22T06:30:00Z', 'Asia/Kolkata', '2026-11-22T12:00'],
  ['2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23T00:00'],
  ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01T00:00'],
  ['2026-12-01T12:00:00Z', 'America/New_York', '2026-12-01T07:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
])('the salon’s time at %s in %s is %s, whatever zone this machine is in', (moment, zone, time) => {
  expect(localTime(new Date(moment), zone)).toBe(time);
  expect(momentOf(time, zone)).toEqual(new Date(moment.replace(/59Z$/, '00Z')));
});

it.each(['', '2026-02-30T10:00', '2026-12-01T24:01', 'tomorrow'])('%j is not a valid time', (time) => {
  expect(momentOf(time, 'Asia/Kolkata')).toBeNull();
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days make %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
  expect(daysBetween(date, result)).toBe(days);
});
