import { describe, expect, it } from '@jest/globals';
import { whenWords } from './when';

describe('when something was published', () => {
  const now = new Date('2026-11-21T20:00:00Z');

  it.each([
    ['2026-11-21T19:00:00Z', 'today at 12:30 am'],
    ['2026-11-21T18:00:00Z', 'yesterday at 11:30 pm'],
    ['2026-11-19T05:12:00Z', '19 November 2026 at 10:42 am'],
  ])('%s is %s on the clock of the salon', (moment, words) => {
    expect(whenWords(moment, now, 'Asia/Kolkata')).toBe(words);
  });
});
