import type { Service, SiteContent } from '@salon/content/description';
import { heroPages } from '@salon/content/menus';
import { photos } from '@salon/content/photos';
import { addressOf, type ShownPicture } from '../shared/ui/picture/shownPicture';
import { editionOne } from '../test/edition';
import { edited, NOON } from '../test/loaders';
import { type DataOf, dataOf, frameOf, lastingFrame, pageData } from './page-data';

const shown = { content: editionOne, now: NOON };

/** All pictures in a page's data, in their order. */
function picturesIn(data: unknown): string[] {
  if (!data || typeof data !== 'object') return [];
  if ('folder' in data || 'drawing' in data) return [addressOf(data as ShownPicture)];
  return Object.values(data).flatMap(picturesIn);
}

const { menus, words } = editionOne;
/** The data of every page, by its name. */
const pages = [
  ...Object.entries(pageData).map(([page, data]) => ({ page, data: data(shown) as object })),
  ...menus.map(({ id, address }) => ({ page: id, data: dataOf('menu', shown, address) as object })),
];

describe('the pictures of a new site', () => {
  it.each(pages)('stand once on a page: $page', ({ data }) => {
    const pictures = picturesIn(data);
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it('are all the photographs that come with it, and the drawing of each page', () => {
    const all = pages.flatMap(({ data }) => picturesIn(data)).join();
    for (const name of [...Object.keys(photos), ...heroPages]) expect(all).toContain(`/${name}-`);
  });
});

describe('menus of the owner’s', () => {
  const namesIn = (content: SiteContent) =>
    lastingFrame(content)
      .footer.find(({ title }) => title === 'Services')
      ?.links.map(({ name }) => name);
  const rename = (site: SiteContent, id: string, name: string) => {
    for (const menu of site.menus) if (menu.id === id) menu.name = name;
  };

  it('are called by her name for them in the footer and above their page, until she writes another headline', () => {
    expect(namesIn(editionOne)).toEqual(['Hair Services', 'Nail Services', 'Skin Care', 'Hair Texture']);
    const content = edited((site) => rename(site, 'nail', 'Hands & Feet'));
    expect(namesIn(content)).toEqual(['Hair Services', 'Hands & Feet', 'Skin Care', 'Hair Texture']);
    const titleOf = (content: SiteContent) =>
      (dataOf('menu', { content, now: NOON }, 'nail') as DataOf<'menu'>).hero.title;
    expect(titleOf(editionOne)).toBe('Nail Services');
    expect(titleOf(content)).toBe('Hands & Feet');
    for (const menu of content.menus) menu.title = 'Ten fingers';
    expect(titleOf(content)).toBe('Ten fingers');
  });

  it('take the places of menus in the footer that are hidden, empty or gone', () => {
    const content = edited((site) => {
      site.menus = site.menus.filter(({ id }) => id !== 'hair');
      for (const menu of site.menus) if (menu.id === 'menshair') menu.hidden = true;
      site.services.skin = [];
    });
    expect(namesIn(content)).toEqual(['Nail Services', 'Hair Texture', 'Make Up', 'The Beauty Edit']);
  });

  it.each([
    ['Hands & Feet', 'nail'],
    ['Women’s hair', 'hair'],
    ['Gents', 'menshair'],
    ['Bridal', 'makeup'],
    ['Threading and brows', 'edit'],
    ['Hair colour', 'haircolor'],
    ['Body Spa', 'slot'],
    ['மணப்பெண்', 'slot'],
  ])('have a drawing of what “%s” says', (name, drawing) => {
    const content = edited((site) => rename(site, 'skin', name));
    const { picture } = (dataOf('menu', { content, now: NOON }, 'skin') as DataOf<'menu'>).hero;
    expect(addressOf(picture)).toContain(`/${drawing}-`);
  });
});

describe('what has no content', () => {
  const empty = edited(({ words, people }) => {
    for (const page of [words.terms, words.privacy]) Object.assign(page, { intro: '', sections: [] });
    Object.assign(words.about.story, { text: '' });
    Object.assign(words.about.hero, { subtitle: '' });
    words.about.values.items = [];
    people.splice(0);
  });

  it('has no link', () => {
    const { footer, navigation } = lastingFrame(empty);
    const all = JSON.stringify([footer, navigation, pageData.home({ content: empty, now: NOON }).hero]);
    for (const path of ['/about', '/TermsAndConditions', '/PrivacyPolicy']) expect(all).not.toContain(path);
    expect(pageData.home({ content: empty, now: NOON }).hero.more).toBe('');
  });

  it('is no section of a legal page', () => {
    const content = edited(({ words }) => Object.assign(words.terms.sections[0] ?? {}, { body: '' }));
    expect(pageData.terms({ content, now: NOON }).sections).toHaveLength(words.terms.sections.length - 1);
  });
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

it('home without a title of its own is called after the menus that it leads to, or after the salon', () => {
  const titleOf = (change: Parameters<typeof edited>[0]) =>
    pageData.home({
      content: edited((content) => {
        content.words.home.search.title = '';
        change(content);
      }),
      now: NOON,
    }).page.title;
  expect(titleOf(() => {})).toBe("Women's Hair, Skin, Men's Hair, Texture, Nail and Make Up");
  expect(titleOf(({ menus }) => menus.splice(2))).toBe("Women's Hair and Skin");
  expect(titleOf(({ menus }) => menus.splice(0))).toBe(editionOne.salon.name);
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

  it('takes the time that the owner wrote: two people may do it at once', () =>
    expect(offerAfter(() => {}, 'express-mani-pedi')).toMatchObject({ worth: 2298, duration: '60 mins' }));

  it('has their terms: the greatest share, all amounts up to its price, and each text once', () => {
    const termsAfter = (terms: Record<string, Partial<Service['terms']>>) =>
      offerAfter(({ services }) => {
        for (const service of services.nail ?? []) Object.assign(service.terms, terms[service.id]);
      })?.terms;
    expect(termsAfter({})).toEqual({});
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
    const tested = offerAfter(({ services }) => {
      for (const service of services.nail ?? []) service.patchTest = service.id === 'spa-pedicure';
    });
    expect(tested?.terms).toEqual({ patchTest: true });
  });

  it('says neither once one of them is gone', () => {
    const offer = offerAfter(({ services }) => services.nail?.splice(2, 1));
    expect([offer?.title, offer?.worth, offer?.duration]).toEqual([
      'Premium Mani-Pedi',
      undefined,
      undefined,
    ]);
  });
});

it('the work is called so once the owner has added a picture of her own', () => {
  const subtitleOf = (change: Parameters<typeof edited>[0]) =>
    pageData.home({ content: edited(change), now: NOON }).work.subtitle;
  expect(subtitleOf(() => {})).toBe(words.home.work.table);
  const image = '/media/0123456789abcdef0123-1200x800-aabbcc/960.jpg';
  expect(subtitleOf(({ photos }) => photos.work.push({ image, alt: 'A braid' }))).toBe(
    words.home.work.subtitle,
  );
});

describe('the questions of a page', () => {
  it('are those that are meant for it, in their order, without hidden ones', () => {
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

  it('are some on every page of a new site that can have them', () => {
    for (const { page, data } of pages)
      if ('questions' in data) expect([page, data.questions]).not.toEqual([page, []]);
  });
});

describe('people', () => {
  const person = (id: string, more = {}) => ({
    ...{ id, name: id, work: 'Hair', since: '2014', languages: 'Tamil and English', hidden: false },
    ...{ isAskedFor: false, menus: ['makeup'], ...more },
  });
  const image = '/media/0123456789abcdef0123-1200x800-aabbcc/960.jpg';
  const withPeople = (people: ReturnType<typeof person>[]) => ({
    content: edited((site) => {
      site.people = people;
    }),
    now: NOON,
  });
  const names = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);

  it('are nobody on a new site', () => {
    for (const { data } of pages) if ('people' in data) expect(JSON.stringify(data)).not.toContain('"since"');
  });

  it('are those who are shown: a few on home, all on About, and on a menu those of it', () => {
    const on = withPeople([
      person('latha', { picture: { image, alt: '' }, isAskedFor: true }),
      person('unseen', { hidden: true }),
      ...['meena', 'joe', 'anu', 'divya', 'farah', 'uma'].map((id) => person(id, { menus: [] })),
    ]);
    const about = pageData.about(on).people;
    expect(about[0]).toEqual({
      ...{ id: 'latha', name: 'latha', work: 'Hair', since: '2014', languages: 'Tamil and English' },
      isAskedFor: true,
      picture: { folder: image.replace('/960.jpg', ''), alt: 'latha at Kadali' },
    });
    const all = ['latha', 'meena', 'joe', 'anu', 'divya', 'farah', 'uma'];
    expect(about.map(({ name }) => name)).toEqual(all);
    expect(pageData.home(on).people).toMatchObject({ more: words.home.hero.more });
    expect(pageData.home(on).people?.people.map(({ name }) => name)).toEqual(all.slice(0, 6));
    const menu = (address: string) => names(dataOf('menu', on, address) as DataOf<'menu'>);
    expect([menu('makeup'), menu('hair')]).toEqual([['latha'], []]);
  });
});

it('the bridal enquiry is offered on the menu with most of what a bride can choose and see', () => {
  const offering = (change: (site: SiteContent) => void) => {
    const content = edited(change);
    const menus = content.menus.filter(({ hidden }) => !hidden);
    const isOffering = ({ address }: { address: string }) =>
      (dataOf('menu', { content, now: NOON }, address) as DataOf<'menu'>).bridal;
    return menus.filter(isOffering).map(({ id }) => id);
  };
  expect(offering(() => {})).toEqual(['makeup']);
  expect(offering(({ words }) => words.bridal.wishes.services.reverse())).toEqual(['makeup']);
  expect(offering(({ words }) => Object.assign(words.bridal.wishes, { services: [] }))).toEqual([]);
  const hideMakeup = ({ menus }: SiteContent) =>
    Object.assign(menus.find(({ id }) => id === 'makeup') ?? {}, { hidden: true });
  expect(offering(hideMakeup)).toEqual(['hair', 'edit']);
  expect(offering(({ pages }) => Object.assign(pages, { bridal: false }))).toEqual([]);
});

it('a bride sees first what is hers, with what it includes and costs, and what one has said', () => {
  const { looks, review } = pageData.bridal({ content: editionOne, now: NOON });
  expect(looks.map(({ name }) => name)).not.toContain('Party Makeup');
  expect(looks[0]).toMatchObject({
    name: 'Bridal Makeup',
    price: { rupees: 18_000 },
    details: expect.arrayContaining(['Touch-up kit for your bag']),
  });
  expect(review).toMatchObject({
    author: 'Sneha',
    content: expect.stringMatching(/^Muhurtham/),
    isSample: true,
  });
  const silent = edited(({ reviews }) => {
    for (const one of reviews) one.content = 'Kind, and on time at the reception.';
  });
  expect(pageData.bridal({ content: silent, now: NOON }).review).toBeUndefined();
});

it.each([true, false])('the bridal enquiry is linked from every page while it is switched on: %s', (isOn) => {
  const content = edited(({ pages }) => Object.assign(pages, { bridal: isOn }));
  const menu = dataOf('menu', { content, now: NOON }, 'nail') as DataOf<'menu'>;
  const found = [
    frameOf({ content, now: NOON }).bridal,
    menu.others.find(({ path }) => path === '/bridal')?.name,
  ];
  expect(found).toEqual(Array(2).fill(isOn ? 'Bridal Enquiry' : undefined));
  expect(pageData.services({ content, now: NOON }).bridal?.to).toBe(isOn ? '/bridal' : undefined);
});
