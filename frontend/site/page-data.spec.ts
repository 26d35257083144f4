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

describe('the reviews of the home page', () => {
  const subtitleOf = (change: Parameters<typeof edited>[0]) =>
    pageData.home({ content: edited(change), now: NOON }).testimonials.subtitle;

  it('say that they are samples as long as one of those is shown', () => {
    const own = { id: 'uma', content: 'They listened.', author: 'Uma', location: '', hidden: false };
    expect(subtitleOf(({ reviews }) => reviews.unshift(own))).toBe(home.testimonials.sample);
    const hideSamples = ({ reviews }: typeof editionOne) => {
      for (const review of reviews) review.hidden = true;
      reviews.push(own);
    };
    expect(subtitleOf(hideSamples)).toBe(home.testimonials.subtitle);
  });
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
