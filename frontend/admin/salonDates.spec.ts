import { whenWords } from './salonDates';

/** 12:30 in the salon's time zone. */
const now = new Date('2026-11-20T07:00:00.000Z');

it.each([
  // Both moments are on 19 November in UTC; midnight in the salon's time zone is between them.
  ['2026-11-19T18:30:00.000Z', 'today at 12:00 am'],
  ['2026-11-19T18:29:00.000Z', 'yesterday at 11:59 pm'],
  ['2026-11-18T05:12:00.000Z', '18 November 2026 at 10:42 am'],
])('%s is %s', (moment, words) => {
  expect(whenWords(moment, now)).toBe(words);
});
