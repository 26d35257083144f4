import { heroPages } from '@salon/content/menus';
import { photos } from '@salon/content/photos';
import { home } from '../shared/content/home';
import { addressOf, type ShownPicture } from '../shared/ui/picture/shownPicture';
import { editionOne } from '../test/edition';
import { edited, NOON } from '../test/loaders';
import { pageData } from './page-data';

const shown = { content: editionOne, now: NOON };

/** All pictures in a page's data, in their order. */
function picturesIn(data: unknown): string[] {
  if (!data || typeof data !== 'object') return [];
  if ('folder' in data || 'drawing' in data) return [addressOf(data as ShownPicture)];
  return Object.values(data).flatMap(picturesIn);
}

const pages = Object.entries(pageData).map(([page, dataOf]) => ({
  page,
  pictures: picturesIn(dataOf(shown)),
}));

describe('the pictures of a new site', () => {
  it.each(pages)('stand once on a page: $page', ({ pictures }) => {
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it('are all the photographs that come with it, and the drawing of each page', () => {
    const all = pages.flatMap(({ pictures }) => pictures).join();
    for (const name of [...Object.keys(photos), ...heroPages]) expect(all).toContain(`/${name}-`);
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

it('the highlights of the home page carry the lowest price of their menu, and none without one', () => {
  const content = edited(({ services }) => {
    for (const service of services.skin) service.price = { kind: 'quoted' };
    services.hair = services.hair.slice(0, 3);
    const [dear, cheap, hidden] = services.hair;
    Object.assign(dear ?? {}, { price: { kind: 'fixed', rupees: 900 } });
    Object.assign(cheap ?? {}, { price: { kind: 'range', rupees: 650, to: 1200 } });
    Object.assign(hidden ?? {}, { price: { kind: 'fixed', rupees: 100 }, hidden: true });
  });
  const { highlights } = pageData.home({ content, now: NOON });
  expect(highlights.map(({ price }) => price).slice(0, 3)).toEqual([
    'from ₹650',
    expect.stringMatching(/^from ₹/),
    undefined,
  ]);
});

it('the work is called so once the owner has added a picture of her own', () => {
  const subtitleOf = (change: Parameters<typeof edited>[0]) =>
    pageData.home({ content: edited(change), now: NOON }).work.subtitle;
  expect(subtitleOf(() => {})).toBe(home.work.table);
  const image = '/media/0123456789abcdef0123-1200x800-aabbcc/960.jpg';
  expect(subtitleOf(({ photos }) => photos.work.push({ image, alt: 'A braid' }))).toBe(home.work.subtitle);
});

describe('the questions of a page', () => {
  it('are those that are meant for it, in their order, without hidden ones', () => {
    const question = (id: string, more = {}) => ({
      ...{ id, question: `${id}?`, answer: `About ${id}.`, hidden: false },
      ...{ pages: ['home' as const, 'hair' as const], ...more },
    });
    const content = edited((site) => {
      site.questions = [
        question('late'),
        question('parking', { pages: ['home'] }),
        question('patch', { hidden: true }),
        question('cards', { pages: [] }),
      ];
    });
    const ids = (page: 'home' | 'hair' | 'nail') =>
      pageData[page]({ content, now: NOON }).questions.map(({ id }) => id);
    expect([ids('home'), ids('hair'), ids('nail')]).toEqual([['late', 'parking'], ['late'], []]);
  });

  it('are some on every page of a new site that can have them', () => {
    for (const [page, dataOf] of Object.entries(pageData)) {
      const data: object = dataOf(shown);
      if ('questions' in data) expect([page, data.questions]).not.toEqual([page, []]);
    }
  });
});
