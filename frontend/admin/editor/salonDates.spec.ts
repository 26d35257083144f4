import { describe, expect, it } from '@jest/globals';
import { dateWords, momentOf, salonTime } from './salonDates';

describe("the salon's clock", () => {
  it('is read to the minute, and back', () => {
    expect(momentOf('2026-11-27T10:00')?.toISOString()).toBe('2026-11-27T04:30:00.000Z');
    expect(salonTime(new Date('2026-11-27T04:30:00.000Z'))).toBe('2026-11-27T10:00');
    expect(momentOf('2027-01-01T00:15')?.toISOString()).toBe('2026-12-31T18:45:00.000Z');
  });

  it('knows what is no time', () => expect(momentOf('')).toBeNull());

  it('is said in words', () => {
    expect(dateWords('2026-11-27T04:30:00.000Z')).toMatch(/^Fri, 27 Nov,? 2026, 10:00 am$/);
  });
});
