import type { Price, SiteContent } from './description.ts';
import { describeChanges } from './summary.ts';
import { siteContent } from './testing/siteContent.ts';

/** The lines that describe a change to the sample content. */
function said(change: (content: SiteContent) => void, before = siteContent): string[] {
  const after = structuredClone(before);
  change(after);
  return describeChanges(before, after);
}

const at = <Item>(items: Item[], index: number): Item => {
  const item = items[index];
  if (!item) throw new Error(`There is no ${index}.`);
  return item;
};
const spa = (content: SiteContent) => at(content.services.hair, 1);

describe('the summary of changes', () => {
  it('is empty when nothing has changed', () => {
    expect(said(() => {})).toEqual([]);
    expect(
      said((content) => {
        at(content.reviews, 0).hidden = false;
        spa(content).price = { rupees: 1800, kind: 'from', conditions: undefined };
      }),
    ).toEqual([]);
  });

  it.each<[Price | undefined, string]>([
    [{ kind: 'from', rupees: 2000 }, 'Hair Spa: from ₹1,800 → from ₹2,000'],
    [{ kind: 'fixed', rupees: 1800 }, 'Hair Spa: from ₹1,800 → ₹1,800'],
    [{ kind: 'range', rupees: 1800, to: 2400 }, 'Hair Spa: from ₹1,800 → ₹1,800 – ₹2,400'],
    [{ kind: 'unit', rupees: 80, unit: 'per nail' }, 'Hair Spa: from ₹1,800 → ₹80 per nail'],
    [
      { kind: 'unit', rupees: 80, unit: 'per nail', conditions: true },
      'Hair Spa: from ₹1,800 → ₹80* per nail',
    ],
    [{ kind: 'quoted' }, 'Hair Spa: from ₹1,800 → price after a look'],
    [undefined, 'Hair Spa: from ₹1,800 → no price'],
  ])('says a price in words: %j', (price, line) => {
    expect(said((content) => Object.assign(spa(content), { price }))).toEqual([line]);
  });

  it('says what is new of a service, and names long texts only', () => {
    expect(
      said((content) => {
        Object.assign(spa(content), { duration: '75 mins', description: 'Anew.', details: ['Steam'] });
      }),
    ).toEqual(['Hair Spa: 60 mins → 75 mins', 'Hair Spa: new description and highlights']);
    expect(said((content) => Object.assign(spa(content), { name: 'Deep Spa' }))).toEqual([
      'Hair Spa is now called Deep Spa',
    ]);
  });

  it('counts what is hidden and shown again', () => {
    const hideAll = (content: SiteContent) => {
      for (const service of content.services.hair) service.hidden = true;
    };
    expect(said(hideAll)).toEqual(['2 services hidden: Haircut and Hair Spa']);
    expect(said((content) => Object.assign(at(content.offers.packages, 0), { hidden: true }))).toEqual([
      'Wax Works: hidden',
    ]);
    const hidden = structuredClone(siteContent);
    hideAll(hidden);
    expect(said((content) => Object.assign(spa(content), { hidden: false }), hidden)).toEqual([
      'Hair Spa: shown again',
    ]);
  });

  it('knows new, removed and moved services, and a new order', () => {
    expect(
      said((content) => {
        content.services.skin.push({ ...spa(content), id: 'glow', name: 'Glow Facial' });
      }),
    ).toEqual(['New service: Glow Facial, from ₹1,800, in Skin']);
    expect(said((content) => void content.services.hair.pop())).toEqual(['Hair Spa is removed']);
    expect(
      said((content) => {
        const moved = content.services.hair.splice(1, 1);
        content.services.texture.push(...moved.map((one) => ({ ...one, duration: '2 hours' })));
      }),
    ).toEqual(["Hair Spa: moved from Women's Hair to Texture", 'Hair Spa: 60 mins → 2 hours']);
    expect(said((content) => void content.services.hair.reverse())).toEqual(["Women's Hair: new order"]);
  });

  it('names the menu where two services share a name', () => {
    expect(
      said((content) => {
        content.services.edit.push({ ...spa(content), price: { kind: 'quoted' } });
      }),
    ).toEqual(['New service: Hair Spa (The Beauty Edit), price after a look, in The Beauty Edit']);
  });

  it('knows small print, footnote and parts of a package', () => {
    expect(
      said((content) => {
        content.notes.hair = 'Long hair costs more.';
        content.offers.footnote = 'On weekdays.';
        Object.assign(at(content.offers.packages, 0), { popular: false, until: '2026-12-31', worth: 3100 });
      }),
    ).toEqual([
      "Women's Hair: new small print",
      'Wax Works: worth not said → ₹3,100',
      'Wax Works: Popular → not Popular',
      'Wax Works: last day no date → 31 December 2026',
      'Offers: new footnote',
    ]);
  });

  it('says hours by day, and the whole week when most of it changes', () => {
    const early = [{ opens: '09:00', closes: '18:00' }];
    expect(
      said((content) => {
        content.hours.weekly.monday = early;
        content.hours.weekly.sunday = [];
      }),
    ).toEqual(['Monday: closed → 9 am – 6 pm', 'Sunday: 10 am – 8 pm → closed']);
    expect(
      said((content) => {
        for (const day of ['monday', 'tuesday', 'wednesday', 'thursday'] as const)
          content.hours.weekly[day] = early;
      }),
    ).toEqual(['Opening hours: Monday – Thursday, 9 am – 6 pm; Friday – Sunday, 10 am – 8 pm']);
  });

  it('says special days and notices', () => {
    expect(
      said((content) => {
        content.hours.special.push({
          id: 'pongal',
          from: '2027-01-14',
          until: '2027-01-16',
          times: [],
          reason: 'Pongal',
        });
        content.notices.push({
          id: 'pongal',
          text: 'Closed for Pongal, 14–16 January',
          from: '2027-01-10T08:00',
          until: '2027-01-17T00:00',
        });
      }),
    ).toEqual([
      'New special day: 14–16 January (Pongal), closed',
      'New notice: “Closed for Pongal, 14–16 January”, 10 January 2027, 08:00 – the end of 16 January 2027',
    ]);
  });

  it('says contact, reviews, pictures and programmes', () => {
    expect(
      said((content) => {
        content.contact.phone = '+91 22222 22222';
        content.contact.map = 'https://maps.example/salon';
        content.reviews.push({ id: 'uma', content: 'Yes.', author: 'Uma', location: '', hidden: false });
        at(content.reviews, 0).content = 'Very kind hands.';
        content.questions.push({ ...at(content.questions, 0), id: 'dogs', question: 'May my dog come?' });
        Object.assign(at(content.questions, 0), { answer: 'In the lane.', pages: ['prices', 'skin'] });
        at(content.questions, 1).hidden = true;
        content.photos.heroes.hair.image = '/media/KEY/960.jpg';
        content.photos.heroes.about.focus = { x: 0.2, y: 0.5 };
        content.photos.work.push({ image: '/media/OTHER/960.jpg', alt: 'A braid' });
        Object.assign(at(content.academy.programs, 0), {
          nextBatch: '2027-02-01',
          fee: 45000,
          seatsLeft: 4,
        });
      }),
    ).toEqual([
      'Phone: +91 00000 00000 → +91 22222 22222',
      'Map link: none → https://maps.example/salon',
      'New: Review by Uma',
      'Review by Anita: new text',
      "New question: “May my dog come?”, on Home and Women's Hair",
      "“Where can I park?”: on Home and Women's Hair → on Price list and Skin",
      '“Where can I park?”: new answer',
      '“Do you take cards?”: hidden',
      'Picture at the top of About: new crop',
      "New picture at the top of Women's Hair",
      'Our work: 1 picture added',
      'Foundation: next batch no date → 1 February 2027',
      'Foundation: fee not said → ₹45,000',
      'Foundation: seats left not said → 4',
    ]);
  });

  it('fits into what the server keeps: fifty lines of two hundred characters', () => {
    const many = structuredClone(siteContent);
    many.services.nail = Array.from({ length: 60 }, (_, index) => ({
      ...spa(many),
      id: `nail-${index}`,
      name: `Nail ${index}`,
    }));
    const lines = said((content) => {
      for (const service of content.services.nail) service.price = { kind: 'quoted' };
    }, many);
    expect(lines).toHaveLength(50);
    expect(lines.at(-1)).toBe('11 more changes');
    const [long = ''] = said((content) =>
      Object.assign(content.contact, { address: 'Long Street '.repeat(40) }),
    );
    expect(long.length).toBeLessThanOrEqual(200);
    expect(long).toMatch(/…$/);
  });
});
