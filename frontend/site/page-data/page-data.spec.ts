import type { Service } from '@salon/content/description';
import { editionOne } from '../../test/edition';
import { edited, NOON } from '../../test/loaders';
import { type DataOf, dataOf, pageData } from '.';
import { frameOf } from './frame';

describe('what has no content', () => {
  const empty = edited(({ words, people }) => {
    Object.assign(words.about.story, { text: '' });
    Object.assign(words.about.hero, { subtitle: '' });
    words.about.values.items = [];
    people.splice(0);
  });

  it('has no link', () => {
    const { footer, navigation } = frameOf({ content: empty, now: NOON });
    const all = JSON.stringify([footer, navigation, pageData.home({ content: empty, now: NOON }).hero]);
    expect(all).not.toContain('/about');
    expect(pageData.home({ content: empty, now: NOON }).hero.more).toBe('');
  });

  it('has no link to the bridal enquiry while a bride has no service to choose', () => {
    const content = edited(({ words }) => void words.bridal.wishes.services.splice(0));
    const { others } = dataOf('menu', { content, now: NOON }, 'makeup') as DataOf<'menu'>;
    expect(others).not.toContainEqual(expect.objectContaining({ path: '/bridal' }));
    expect(
      frameOf({ content, now: NOON }).bridal ?? pageData.services({ content, now: NOON }).bridal,
    ).toBeUndefined();
  });
});

it('a page whose description she left empty is described by what it has or is for', () => {
  const content = edited(({ words, menus, services }) => {
    for (const page of [words.blog, words.notFound]) page.search.description = '';
    for (const menu of menus) Object.assign(menu, { searchDescription: '', summary: '' });
    const [cut, spa] = services.hair ?? [];
    services.hair = [cut, { ...spa, name: 'Oil bath', price: undefined }] as Service[];
  });
  const { page } = dataOf('menu', { content, now: NOON }, 'hair') as DataOf<'menu'>;
  expect(page.description).toBe('Haircut from ₹1,200, Oil bath');
  expect(pageData.notFound({ content, now: NOON }).page.description).toMatch(/^This page is not here/);
  expect(frameOf({ content, now: NOON }).blog?.description).not.toBe(content.salon.tagline);
});

it('beside a logo that is hardly wider than high stands the name, which a wide one has in it', () => {
  const withLogo = (size: string) => {
    const image = `/media/0123456789abcdef0123-${size}-12372a/960.png`;
    const content = edited(({ salon }) => void Object.assign(salon, { logo: { image } }));
    const { logo, names } = frameOf({ content, now: NOON });
    return [logo?.alt, names];
  };
  expect(withLogo('300x300')).toEqual(['', ['Kadali', 'Salon & Academy']]);
  expect(withLogo('900x300')).toEqual(['Kadali — Salon & Academy', []]);
});

it('an opening without a headline and a lead leaves all pictures to “Our work”', () => {
  const shownWith = (said: { title: string; subtitle: string }) => {
    const content = edited(({ words }) => void Object.assign(words.home.intro, said));
    const { intro, work } = pageData.home({ content, now: NOON });
    return [intro.picture !== undefined, work.pictures.length];
  };
  const all = editionOne.photos.work.length;
  expect(shownWith({ title: '', subtitle: '' })).toEqual([false, all]);
  expect(shownWith({ title: '', subtitle: 'Come in.' })).toEqual([true, all - 1]);
});

it('a review that came with the site is marked as a sample until it is rewritten', () => {
  const own = { id: 'uma', content: 'They listened.', author: 'Uma', location: '', hidden: false };
  const content = edited(({ reviews }) => {
    reviews.splice(3);
    reviews.unshift(own);
    Object.assign(reviews[2] ?? {}, { content: 'I came back twice.' });
  });
  const { reviews } = pageData.home({ content, now: NOON }).testimonials;
  expect(reviews.map(({ isSample }) => isSample)).toEqual([false, true, false, true]);
});

it('the prices of the home page lead to their services, and change with them', () => {
  const content = edited(({ menus, services }) => {
    const [bridal] = services.makeup ?? [];
    Object.assign(bridal ?? {}, { price: { kind: 'from', rupees: 1_25_000 } });
    for (const menu of menus) if (menu.id === 'hair') menu.address = 'women';
    services.skin = [];
  });
  expect(pageData.home({ content, now: NOON }).prices).toEqual([
    { name: 'Bridal Makeup', price: 'from ₹1,25,000', to: '/services/makeup#bridal-makeup' },
    { name: 'Haircut', price: 'from ₹1,200', to: '/services/women#haircut' },
    { name: 'Classic Manicure', price: '₹999', to: '/services/nail#classic-manicure' },
    { name: "Men's Cut", price: '₹700', to: '/services/Menshair#mens-cut' },
  ]);
});

describe('a package that names its services', () => {
  const offerAfter = (change: Parameters<typeof edited>[0], id = 'premium-mani-pedi') =>
    pageData.offers({ content: edited(change), now: NOON }).packages.find((offer) => offer.id === id);

  it('is worth what they cost now, and takes as long as they do', () => {
    const premium = offerAfter(() => {});
    expect(premium).toMatchObject({ worth: 3398, duration: 'about 2¼ hours' });
    expect(premium).not.toHaveProperty('services');
    const dearer = offerAfter(({ services }) => {
      Object.assign(services.nail?.find(({ id }) => id === 'spa-manicure')?.price ?? {}, { rupees: 1600 });
    });
    expect(dearer).toMatchObject({ worth: 3499 });
  });

  it('has their terms: the greatest share, all amounts up to its price, and each text once', () => {
    const termsAfter = (terms: Record<string, Partial<Service['terms']>>) =>
      offerAfter(({ services }) => {
        for (const service of services.nail ?? []) Object.assign(service.terms, terms[service.id]);
      })?.terms;
    const bring = 'Bring the blouse.';
    const bridal = { share: 50, cancelling: 'Thirty days.', bring };
    expect(termsAfter({ 'spa-manicure': bridal, 'spa-pedicure': { share: 25, bring } })).toEqual(bridal);
    expect(termsAfter({ 'spa-manicure': { advance: 900 }, 'spa-pedicure': { advance: 600 } })).toEqual({
      advance: 1500,
    });
    expect(
      termsAfter({
        'spa-manicure': { advance: 1499, lateness: 'Ten minutes.' },
        'spa-pedicure': { advance: 1899, lateness: 'Not at all.' },
      }),
    ).toEqual({ advance: 2799, lateness: 'Spa Manicure: Ten minutes. Spa Pedicure: Not at all.' });
  });
});

it('the questions of a page are those that are meant for it, in their order, without hidden ones', () => {
  const question = (id: string, more = {}) => ({
    ...{ id, question: `${id}?`, answer: `About ${id}.`, hidden: false },
    ...{ pages: ['home', 'hair'], ...more },
  });
  const content = edited((site) => {
    site.questions = [
      question('late'),
      question('parking', { pages: ['home'] }),
      question('patch', { hidden: true }),
      question('cards', { pages: [] }),
    ];
  });
  const on = { content, now: NOON };
  const ids = ({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => id);
  const menu = (address: string) => ids(dataOf('menu', on, address) as DataOf<'menu'>);
  expect([ids(pageData.home(on)), menu('hair'), menu('nail')]).toEqual([['late', 'parking'], ['late'], []]);
});
