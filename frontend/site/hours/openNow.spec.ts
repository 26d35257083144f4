import type { Hours, OpenTime, SpecialDays } from '@salon/content/description';
import { addDays, type LocalTime } from '@salon/content/hours/localTime';
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
  it.each<[string, Hours, string, string]>([
    ['by the week', hours, '2026-11-22T09:59', 'Closed now, open at 10 am'],
    ['by the week', hours, '2026-11-22T10:00', 'Open until 8 pm'],
    ['by the week', hours, '2026-11-21T21:00', 'Closed now, open tomorrow at 10 am'],
    ['by the week', hours, '2026-11-22T23:59', 'Closed now, open on Tuesday at 10 am'],
    ['by the week', hours, '2026-11-23T00:00', 'Closed today, open tomorrow at 10 am'],
    ['by the week', hours, '2026-11-24T00:00', 'Closed now, open at 10 am'],
    ['on a split day', split, '2026-11-22T12:59', 'Open until 1 pm'],
    ['on a split day', split, '2026-11-22T13:00', 'Closed now, open at 4 pm'],
    ['over midnight', late, '2026-11-22T23:59', 'Open until 2 am'],
    ['over midnight', late, '2026-11-23T00:00', 'Open until 2 am'],
    ['over midnight', late, '2026-11-23T02:00', 'Closed now, open at 6 pm'],
    ['on days by date', pongal, '2027-01-13T20:00', 'Closed now, open on Sunday at 10 am'],
    ['on days by date', pongal, '2027-01-14T12:00', 'Closed today (Pongal), open on Sunday at 10 am'],
    ['on days by date', pongal, '2027-01-16T23:59', 'Closed today (Pongal), open tomorrow at 10 am'],
    ['on days by date', pongal, '2027-01-17T10:00', 'Open until 8 pm'],
  ])('%s', (_, of, now, text) => {
    expect([now, openNow(of, now).text]).toEqual([now, text]);
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
    'changes with the pages and at no other minute, and is known of a page that was kept for three days: %s',
    (_, of) => {
      const first = of === pongal ? '2027-01-12' : '2026-11-20';
      const ahead = openAhead(of, `${first}T00:29`);
      for (const now of minutes(first, 4)) {
        const state = openNow(of, now);
        expect([now, openNow(of, lastChange({ hours: of, notices: [] }, now))]).toEqual([now, state]);
        if (now < `${first}T00:29`) continue;
        const { from: __, ...shown } = ahead.findLast(({ from }) => from <= now) ?? { from: '' };
        expect([now, shown]).toEqual([now, state]);
      }
      expect(ahead.at(-1)).toEqual({ from: `${addDays(first, 4)}T00:00`, isOpen: false, text: '' });
    },
  );
});

/** The minutes at which something could change, and the minutes before them. */
function* minutes(from: string, days: number): Generator<LocalTime> {
  for (let hour = 0; hour < days * 24; hour++) {
    for (const minute of ['00', '29', '30', '59'])
      yield `${addDays(from, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:${minute}`;
  }
}
