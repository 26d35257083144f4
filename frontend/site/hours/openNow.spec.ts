import type { Hours, OpenTime, SpecialDays } from '@salon/content/description';
import { addDays, type LocalTime, localTime } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { lastChange } from '@salon/content/hours/shown';
import { openAhead } from '../../site/hours/openAhead';
import { editionOne } from '../../test/edition';

/** 22 November 2026 is a Sunday; the salon is closed on Mondays. */
const { hours } = editionOne;
const closed = (from: string, until: string, reason = ''): SpecialDays => ({
  id: from,
  from,
  until,
  times: [],
  reason,
});
const daily = (...times: OpenTime[]): Hours => ({
  weekly: Object.fromEntries(
    Object.keys(hours.weekly).map((day) => [day, times]),
  ) as unknown as Hours['weekly'],
  special: [],
});
const split = daily({ opens: '10:00', closes: '13:00' }, { opens: '16:00', closes: '20:30' });
const late = daily({ opens: '18:00', closes: '02:00' });
const pongal: Hours = { ...hours, special: [closed('2027-01-14', '2027-01-16', 'Pongal')] };

describe('open or closed, in words', () => {
  it.each([
    ['2026-11-22T09:59', 'Closed now, open at 10 am'],
    ['2026-11-22T10:00', 'Open until 8 pm'],
    ['2026-11-22T19:59', 'Open until 8 pm'],
    ['2026-11-21T21:00', 'Closed now, open tomorrow at 10 am'],
    ['2026-11-22T23:59', 'Closed now, open on Tuesday at 10 am'],
    ['2026-11-23T00:00', 'Closed today, open tomorrow at 10 am'],
    ['2026-11-23T23:59', 'Closed today, open tomorrow at 10 am'],
    ['2026-11-24T00:00', 'Closed now, open at 10 am'],
  ])('by the week at %s: %s', (now, text) => {
    expect(openNow(hours, now).text).toBe(text);
  });

  it.each([
    ['2026-11-22T12:59', 'Open until 1 pm'],
    ['2026-11-22T13:00', 'Closed now, open at 4 pm'],
    ['2026-11-22T20:30', 'Closed now, open tomorrow at 10 am'],
  ])('on a split day at %s: %s', (now, text) => {
    expect(openNow(split, now).text).toBe(text);
  });

  it.each([
    ['2026-11-22T23:59', 'Open until 2 am'],
    ['2026-11-23T00:00', 'Open until 2 am'],
    ['2026-11-23T02:00', 'Closed now, open at 6 pm'],
  ])('over midnight at %s: %s', (now, text) => {
    expect(openNow(late, now).text).toBe(text);
  });

  it.each([
    ['2027-01-13T20:00', 'Closed now, open on Sunday at 10 am'],
    ['2027-01-14T12:00', 'Closed today (Pongal), open on Sunday at 10 am'],
    ['2027-01-16T23:59', 'Closed today (Pongal), open tomorrow at 10 am'],
    ['2027-01-17T10:00', 'Open until 8 pm'],
  ])('on days by date at %s: %s', (now, text) => {
    expect(openNow(pongal, now).text).toBe(text);
  });

  it('names the date of a day further off', () => {
    const rebuilding = { ...hours, special: [closed('2026-11-20', '2026-12-05')] };
    expect(openNow(rebuilding, '2026-11-22T12:00')).toEqual({
      isOpen: false,
      text: 'Closed, open again on 6 December at 10 am',
      opens: 'on 6 December at 10 am',
    });
  });

  it('has nothing more to say of a salon that never opens or never closes', () => {
    expect(openNow(daily(), '2026-11-22T12:00')).toEqual({ isOpen: false, text: 'Closed' });
    const always = daily({ opens: '00:00', closes: '00:00' });
    expect(openNow(always, '2026-11-22T12:00')).toEqual({ isOpen: true, text: 'Open around the clock' });
  });

  it('names the day of an end that is no night’s', () => {
    const weekend: Hours = {
      weekly: {
        ...daily().weekly,
        saturday: [{ opens: '10:00', closes: '00:00' }],
        sunday: [{ opens: '00:00', closes: '20:00' }],
      },
      special: [],
    };
    expect(openNow(weekend, '2026-11-21T12:00').text).toBe('Open until Sunday, 8 pm');
    expect(openNow(weekend, '2026-11-22T12:00').text).toBe('Open until 8 pm');
  });

  it.each(Object.entries({ hours, split, late, pongal }))(
    'changes with the pages and at no other minute: %s',
    (_, of) => {
      const days = of === pongal ? '2027-01-12' : '2026-11-20';
      for (const now of minutes(days, 5)) {
        const asOf = lastChange({ hours: of, notices: [] }, now);
        expect([now, openNow(of, now)]).toEqual([now, openNow(of, asOf)]);
      }
    },
  );

  it.each(Object.entries({ hours, split, late, pongal }))(
    'is known of a page that was kept for three days: %s',
    (_, of) => {
      const first = of === pongal ? '2027-01-12' : '2026-11-20';
      const ahead = openAhead(of, `${first}T00:29`);
      for (const now of minutes(first, 4)) {
        if (now < `${first}T00:29`) continue;
        const { from: __, ...shown } = ahead.findLast(({ from }) => from <= now) ?? { from: '' };
        expect([now, shown]).toEqual([now, openNow(of, now)]);
      }
      expect(ahead.at(-1)).toEqual({ from: `${addDays(first, 4)}T00:00`, isOpen: false, text: '' });
    },
  );

  it('is the salon’s, whatever zone the visitor is in and however its clock jumps', () => {
    // In this hour Berlin leaves daylight saving time, and in New York it is still the day before.
    for (const moment of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(openNow(hours, localTime(new Date(moment), 'Asia/Kolkata')).text).toBe(
        'Closed now, open at 10 am',
      );
    expect(openNow(hours, localTime(new Date('2026-10-25T04:30:00Z'), 'Asia/Kolkata')).text).toBe(
      'Open until 8 pm',
    );
  });
});

/** The minutes at which something could change, and the minutes before them. */
function* minutes(from: string, days: number): Generator<LocalTime> {
  for (let hour = 0; hour < days * 24; hour++) {
    for (const minute of ['00', '29', '30', '59'])
      yield `${addDays(from, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:${minute}`;
  }
}
