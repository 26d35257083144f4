import { editionOne } from '../test/edition';
import { pageData } from './page-data';

const shown = { content: editionOne, now: '2026-11-22T10:00' };

/** All pictures in a page's data, in their order. */
function picturesIn(data: unknown): string[] {
  if (!data || typeof data !== 'object') return [];
  if ('folder' in data && typeof data.folder === 'string') return [data.folder];
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

  it('show hair at most five times', () => {
    const all = new Set(pages.flatMap(({ pictures }) => pictures));
    const hair = [...all].filter((picture) => /\/(hair-|hero-poster)/.test(picture));
    expect(all.size).toBeGreaterThan(20);
    expect(hair.length).toBeLessThanOrEqual(5);
  });
});
