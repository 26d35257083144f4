import { editionOne } from '../../test/edition';
import { calendarText } from './calendar';
import { possible } from './days';
import type { Visit, VisitItem } from './store';
import { sumDurations } from './sums';

const haircut: VisitItem = { id: 'hair/haircut', name: 'Haircut', duration: '45-60 mins', people: 1 };
const NOW = '2026-11-22T12:00';

/** The file's lines, unfolded. That calendars can read the file: e2e/tests/visit.spec.ts. */
function linesOf(wish: Partial<Pick<Visit, 'day' | 'part' | 'time'>>, items = [haircut], now = NOW) {
  const { day, ...when } = possible(editionOne.hours, now, {
    day: '2026-11-28',
    part: '',
    ...wish,
  });
  if (!day) throw new Error('The salon is closed on that day.');
  const { salon, contact } = editionOne;
  const minutes = sumDurations(items).total;
  const text = calendarText(items, { ...{ ...when, day, now, salon, minutes }, contact: contact as never });
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('a visit in the calendar', () => {
  it('begins at the chosen time in the salon’s time zone, with an alarm on the evening before', () => {
    expect(linesOf({ time: '05:00' })).toEqual(
      expect.arrayContaining([
        'DTSTART:20261127T233000Z',
        'DTEND:20261128T003000Z',
        'TRIGGER:-PT11H',
        'STATUS:TENTATIVE',
        expect.stringMatching(/^SUMMARY:.*not yet confirmed$/),
      ]),
    );
  });

  it('is the whole day without a time', () => {
    expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261128', 'TRIGGER:-PT6H']));
  });
});
