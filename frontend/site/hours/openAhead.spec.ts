import type { Hours, OpenTime } from '@salon/content/description';
import { addDays, type LocalTime, weekdays } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { lastChange } from '@salon/content/hours/shown';
import { each } from '@salon/content/menus';
import { editionOne } from '../../test/edition';
import { openAhead } from './openAhead';

const { hours } = editionOne;
const daily = (...times: OpenTime[]): Hours => ({ weekly: each(weekdays, () => times), special: [] });
const closed = { id: 'a', from: '2026-11-22', until: '2026-11-24', times: [], reason: 'Pongal' };

it.each(
  Object.entries({
    hours,
    split: daily({ opens: '10:00', closes: '13:00' }, { opens: '16:00', closes: '20:30' }),
    late: daily({ opens: '18:00', closes: '02:00' }),
    pongal: { ...hours, special: [closed] },
  }),
)('what a page says changes with it at no other minute, and is known for three days more: %s', (_, of) => {
  const first = '2026-11-20';
  const ahead = openAhead(of, `${first}T00:29`);
  for (const now of minutes(first, 4)) {
    const state = openNow(of, now);
    expect([now, openNow(of, lastChange({ hours: of, notices: [] }, now))]).toEqual([now, state]);
    if (now < `${first}T00:29`) continue;
    const { from: __, ...shown } = ahead.findLast(({ from }) => from <= now) ?? { from: '' };
    expect([now, shown]).toEqual([now, state]);
  }
  expect(ahead.at(-1)).toEqual({ from: `${addDays(first, 4)}T00:00`, isOpen: false, text: '' });
});

/** The minutes at which something could change, and the minutes before them. */
function* minutes(from: string, days: number): Generator<LocalTime> {
  for (let hour = 0; hour < days * 24; hour++) {
    for (const minute of ['00', '29', '30', '59'])
      yield `${addDays(from, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:${minute}`;
  }
}
