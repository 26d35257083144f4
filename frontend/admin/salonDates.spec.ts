import { binnedWords, savedWords, scheduledWords, whenWords } from './salonDates';

/** 12:30 in the salon's time zone. */
const now = new Date('2026-11-20T07:00:00.000Z');

it.each([
  [savedWords, '2026-11-20T05:12:00.000Z', 'Saved 10:42 am'],
  // Both moments are on 19 November in UTC; midnight in the salon's time zone is between them.
  [savedWords, '2026-11-19T18:29:00.000Z', 'Saved 19 Nov, 11:59 pm'],
  [savedWords, '2026-11-19T18:30:00.000Z', 'Saved 12:00 am'],
  [savedWords, '2025-12-31T05:12:00.000Z', 'Saved 31 Dec 2025, 10:42 am'],
  [scheduledWords, '2026-11-27T04:30:00.000Z', 'Scheduled for Fri 27 Nov, 10:00 am'],
  [scheduledWords, '2027-01-01T04:30:00.000Z', 'Scheduled for Fri 1 Jan 2027, 10:00 am'],
  [binnedWords, '2026-11-19T05:12:00.000Z', 'Deleted 19 Nov, deleted permanently on 19 Dec'],
  [whenWords, '2026-11-19T18:30:00.000Z', 'today at 12:00 am'],
  [whenWords, '2026-11-19T18:29:00.000Z', 'yesterday at 11:59 pm'],
  [whenWords, '2026-11-18T05:12:00.000Z', '18 November 2026 at 10:42 am'],
])('%p of %s are: %s', (wordsOf, moment, words) => {
  expect(wordsOf(new Date(moment), now)).toBe(words);
});
