import { heroPages } from '@salon/content/menus';
import { photos } from '@salon/content/photos';
import { addressOf, type ShownPicture } from '../shared/ui/picture/shownPicture';
import { editionOne } from '../test/edition';
import { edited, NOON } from '../test/loaders';
import { type DataOf, dataOf, pageData } from './page-data';

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
    for (const service of services.skin ?? []) service.price = { kind: 'quoted' };
    services.hair = services.hair?.slice(0, 3) ?? [];
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
