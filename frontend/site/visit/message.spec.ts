import { linksTo } from '../../shared/booking/links';
import { editionOne } from '../../test/edition';
import { calendarText } from './calendar';
import { possible } from './days';
import { visitMessage } from './message';
import { NO_VISIT, type Visit, type VisitItem } from './store';
import { sumDurations } from './sums';

const item = (over: Partial<VisitItem>): VisitItem => ({
  id: 'hair/haircut',
  name: 'Haircut',
  price: { kind: 'from', rupees: 1200 },
  duration: '45-60 mins',
  people: 1,
  ...over,
});
const words = { ...editionOne.words.everywhere, ...editionOne.words.visit };
const now = { isUnchecked: false, words, aside: '' };
const write = (visit: Partial<Visit>, circumstances = now) => {
  const all = { ...NO_VISIT, ...visit };
  const when = possible(editionOne.hours, '2026-11-22T12:00', all);
  return visitMessage(all, { ...when, ...circumstances });
};
describe('the message of a visit', () => {
  it('contains everything, in order', () => {
    const message = write(
      {
        items: [
          item({}),
          item({
            id: 'nail/spa-pedicure',
            name: 'Spa Pedicure',
            price: { kind: 'fixed', rupees: 1899 },
            people: 2,
          }),
          item({ id: 'nail/art', name: 'Nail Art', price: { kind: 'unit', rupees: 80, unit: 'per nail' } }),
        ],
        day: '2026-11-28',
        part: 'morning',
        name: ' மீனா ',
        note: 'கல்யாணம் on Sunday & long hair',
      },
      { ...now, isUnchecked: false, aside: '(I know you are closed now; an answer at 10 am is fine.)' },
    );
    expect(message).toBe(`Hi! I'd like to plan a visit:

1. Haircut, from ₹1,200, 45–60 mins
2. Spa Pedicure for 2, ₹1,899 each, 45–60 mins
3. Nail Art, ₹80 per nail, 45–60 mins

Together: from ₹4,998, besides Nail Art
It takes about 3½ hours, one after the other

Day: Saturday, 28 November
Time: Morning (10 am – noon)
Name: மீனா
Note: கல்யாணம் on Sunday & long hair

Does that suit you?`);
    const link = linksTo(editionOne.contact, editionOne.words.everywhere).written(message);
    expect(new URL(link).searchParams.get('text')).toBe(message);
  });

  it('marks old prices, and has none for a package that has ended by that day', () => {
    const wax = item({ name: 'Wax Works', price: undefined, duration: undefined, until: '2026-11-30' });
    const message = write(
      { items: [wax, item({})], day: '2026-12-01' },
      { ...now, isUnchecked: true, aside: '' },
    );
    expect(message).toContain('1. Wax Works, what will it cost? (the offer is until 30 November)\n');
    expect(message).toContain('Together: from ₹1,200, besides Wax Works\n');
    expect(message).toContain('These are the prices I saw earlier.');
  });

  it('names the patch test and the advance, a line each', () => {
    const bridal = { name: 'Bridal Makeup', price: { kind: 'from', rupees: 1_80_000 } as const };
    const root = item({ name: 'Root Touch-Up', terms: { patchTest: true } });
    const message = write({ items: [item({ ...bridal, terms: { share: 25, patchTest: true } }), root] });
    expect(message).toContain(
      '\nPatch test 48 hours before: Bridal Makeup, Root Touch-Up\nAdvance: at least ₹45,000\n',
    );
  });

  it('says a wish outside the hours, and who is asked for', () => {
    const message = write({
      ...{ items: [item({})], day: '2027-01-14', part: 'morning', time: '05:00' },
      person: { id: 'latha', name: 'லதா' },
      name: 'Meena',
    });
    expect(message).toMatch(
      /\n\nDay: Thursday, 14 January 2027\nTime: 5 am\nWith: லதா\nName: Meena\n\nI know this is outside your hours\. Does that suit you\?$/,
    );
    expect(write({ items: [item({})], time: '05:00' })).toMatch(
      /\nTime: 5 am\n\nI know this is outside your hours\. Which day suits you\?$/,
    );
    expect(write({ items: [item({})], day: '2026-11-28', time: '11:30' })).toMatch(
      /\nTime: 11.30 am\n\nDoes that suit you\?$/,
    );
  });
});

/** The file's lines, unfolded. That calendars can read the file: e2e/tests/visit.spec.ts. */
function linesOf(wish: Pick<Visit, 'time'>) {
  const items = [item({})];
  const now = '2026-11-22T12:00';
  const { day, ...when } = possible(editionOne.hours, now, { day: '2026-11-28', part: '', ...wish });
  if (!day) throw new Error('The salon is closed on that day.');
  const { salon, contact } = editionOne;
  const minutes = sumDurations(items).total;
  const text = calendarText(items, { ...{ ...when, day, now, salon, minutes }, contact: contact as never });
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

it('a visit in the calendar begins at the chosen time in the salon’s time zone, or is the whole day, with an alarm on the evening before', () => {
  expect(linesOf({ time: '05:00' })).toEqual(
    expect.arrayContaining([
      'DTSTART:20261127T233000Z',
      'DTEND:20261128T003000Z',
      'TRIGGER:-PT11H',
      'STATUS:TENTATIVE',
      expect.stringMatching(/^SUMMARY:.*not yet confirmed$/),
    ]),
  );
  expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261128', 'TRIGGER:-PT6H']));
});
