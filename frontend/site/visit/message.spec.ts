import { linksTo } from '../../shared/booking/links';
import { editionOne } from '../../test/edition';
import { possible, visitDays } from './days';
import { visitMessage } from './message';
import { NO_VISIT, type Visit, type VisitItem } from './store';

const item = (over: Partial<VisitItem>): VisitItem => ({
  id: 'hair/haircut',
  name: 'Haircut',
  price: { kind: 'from', rupees: 1200 },
  duration: '45-60 mins',
  people: 1,
  ...over,
});
const { greeting, wantsPlan } = editionOne.words.everywhere;
const now = { isUnchecked: false, greeting: `${greeting} ${wantsPlan}`, aside: '' };
const write = (visit: Partial<Visit>, circumstances = now) => {
  const all = { ...NO_VISIT, ...visit };
  const when = possible(visitDays(editionOne.hours, '2026-11-22T12:00'), all);
  return visitMessage(all, { ...when, ...circumstances });
};
describe('the message of a visit', () => {
  it('says all of it, in order', () => {
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

1. Haircut, from ₹1,200, 45-60 mins
2. Spa Pedicure for 2, ₹1,899 each, 45-60 mins
3. Nail Art, ₹80 per nail, 45-60 mins

Together: from ₹4,998, besides Nail Art
It takes about 3 h – 4 h, one after the other

Day: Saturday, 28 November
Time: Morning (10 am – noon)
Name: மீனா
Note: கல்யாணம் on Sunday & long hair

Does that suit you?

(I know you are closed now; an answer at 10 am is fine.)`);
    const link = linksTo(editionOne.contact, editionOne.words.everywhere).written(message);
    expect(new URL(link).searchParams.get('text')).toBe(message);
  });

  it.each<[Partial<VisitItem>, string]>([
    [{ price: { kind: 'quoted' } }, '1. Haircut, 45-60 mins, what will it cost?'],
    [{ price: undefined, people: 2 }, '1. Haircut for 2, 45-60 mins, what will it cost?'],
    [{ name: 'முடி வெட்டு', duration: undefined }, '1. முடி வெட்டு, from ₹1,200'],
  ])('names what is known of %j', (over, text) => {
    expect(write({ items: [item(over)] }).match(/^1\. .*$/m)?.[0]).toBe(text);
  });

  it('of one service for one person repeats nothing, and asks for any day', () => {
    expect(write({ items: [item({})] })).toBe(`Hi! I'd like to plan a visit:

1. Haircut, from ₹1,200, 45-60 mins

Day: any
Time: any

Which time suits you?`);
  });

  it('says no old price silently, and not the price of a package that has ended by that day', () => {
    const wax = item({ name: 'Wax Works', price: undefined, duration: undefined, until: '2026-11-30' });
    const message = write(
      { items: [wax, item({})], day: '2026-12-01' },
      { ...now, isUnchecked: true, aside: '' },
    );
    expect(message).toContain('1. Wax Works, what will it cost? (the offer is until 30 November)\n');
    expect(message).toContain('Together: from ₹1,200, besides Wax Works\n');
    expect(message).toContain('These are the prices I saw earlier.');
  });

  it('asks for what is still open', () => {
    expect(write({ items: [item({})], day: '2026-11-28' })).toContain('\n\nWhich time suits you?');
    expect(write({ items: [item({})], part: 'morning' })).toContain('\n\nWhich day suits you?');
  });

  it('does not claim that anything is booked', () => {
    expect(write({ items: [item({})], day: '2026-11-24' })).not.toMatch(/book|confirm|reserv/i);
  });
});
