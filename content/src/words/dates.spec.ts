import { endWords, startWords } from './dates.ts';

describe('when a notice begins and ends', () => {
  it.each([
    ['2026-11-30T00:00', 'the end of 29 November 2026'],
    ['2027-01-01T00:00', 'the end of 31 December 2026'],
    ['2026-11-30T18:00', '30 November 2026, 18:00'],
    ['', 'no date'],
  ])('%s as an end is %s', (moment, words) => {
    expect(endWords(moment)).toBe(words);
  });

  it.each([
    ['2026-11-30T00:00', 'the start of 30 November 2026'],
    ['2026-11-30T08:00', '30 November 2026, 08:00'],
  ])('%s as a beginning is %s', (moment, words) => {
    expect(startWords(moment)).toBe(words);
  });
});
