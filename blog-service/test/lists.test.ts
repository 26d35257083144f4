import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, nextPage, type SummaryOut, useApp } from './app.js';

const blog = useApp();

async function list(query = ''): Promise<{ posts: SummaryOut[]; response: Response }> {
  const response = await blog.get(`/api/blogs${query}`);
  expect(response.status).toBe(200);
  return { posts: (await response.json()) as SummaryOut[], response };
}

const titles = async (query: string) => (await list(query)).posts.map(({ title }) => title);

/** Follows the Link headers from page to page, as a client does. */
async function pages(query: string): Promise<string[][]> {
  const found: string[][] = [];
  for (let path: string | undefined = `/api/blogs${query}`; path; ) {
    const response: Response = await blog.get(path);
    found.push(((await response.json()) as SummaryOut[]).map(({ title }) => title));
    path = nextPage(response);
  }
  return found;
}

describe('the list', () => {
  beforeAll(async () => {
    await blog.database.query('DELETE FROM post');
    for (const number of [1, 2, 3, 4, 5]) {
      await blog.create({ title: `Post number ${number}`, category: number % 2 ? 'Hair Care' : 'Nail Care' });
    }
  });

  test('is newest first, with exactly the fields of a summary', async () => {
    const { posts, response } = await list();
    expect(posts.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((number) => `Post number ${number}`));
    const fields = ['_id', 'author', 'category', 'date', 'excerpt', 'focus', 'image', 'language', 'title'];
    for (const post of posts) expect(Object.keys(post).sort()).toEqual(fields);
    expect(response.headers.get('Link')).toBeNull();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-total-count': '5',
      'cache-control': 'max-age=1',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('comes in pages that neither repeat nor lose a post when one is added in between', async () => {
    const first = await list('?limit=2');
    const late = await blog.create({ title: 'Added in between' });
    expect((await pages(nextPage(first.response)?.replace('/api/blogs', '') ?? ''))[0]).toEqual([
      'Post number 3',
      'Post number 2',
    ]);
    await blog.database.query('DELETE FROM post WHERE id = $1', [late._id]);
    expect(await pages('?limit=2')).toEqual([
      ['Post number 5', 'Post number 4'],
      ['Post number 3', 'Post number 2'],
      ['Post number 1'],
    ]);
  });

  test('can be of one category; the link to the next page keeps it', async () => {
    const { posts, response } = await list('?category=Hair%20Care&limit=2&utm_source=mail');
    expect(posts.every(({ category }) => category === 'Hair Care')).toBe(true);
    expect(response.headers.get('X-Total-Count')).toBe('3');
    expect(nextPage(response)).toMatch(/^\/api\/blogs\?limit=2&category=Hair\+Care&cursor=[\w-]+$/);
    expect((await list('?category=Salon%20News')).response.headers.get('X-Total-Count')).toBe('0');
  });

  test.each([
    ['limit=0', 'The limit must be a whole number from 1 to 100.'],
    ['cursor=abc', 'The cursor is not valid.'],
    ['category=Cars', 'The category is not known.'],
    [`q=${'x'.repeat(101)}`, 'The search must be text of at most 100 characters.'],
    ['state=secret', 'The state is not known.'],
    ['language=xx', 'The language is not known.'],
  ])('%s gets a 400', async (query, message) => {
    const response = await blog.get(`/api/blogs?${query}`);
    await expectRefused(response, 400, message);
  });
});

test('an unchanged answer is a 304 without a body, until something changes', async () => {
  const path = '/api/blogs';
  const first = await blog.get(path);
  const etag = `${first.headers.get('ETag')}`;
  expect(etag).toMatch(/^"[\w-]+"$/);
  await first.text();
  for (const held of [etag, `W/${etag}`]) {
    const again = await blog.get(path, { 'If-None-Match': held });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    expect(await again.text()).toBe('');
  }
  await blog.create({ title: 'A new post with a number' });
  expect((await blog.get(path, { 'If-None-Match': etag })).status).toBe(200);
});

describe('the search', () => {
  beforeAll(async () => {
    await blog.database.query('DELETE FROM post');
    for (const [title, text, category] of [
      ['Keratin at home', 'Smooth hair'],
      ['Dry scalp', 'Why <strong>kera</strong>tin is no cure'],
      ['Crème brûlée nails', 'A warm colour &amp; a café mood'],
      ['Keratin and colour', 'Wait two weeks', 'Hair Treatments'],
      ['முடி பராமரிப்பு', 'தேங்காய் எண்ணெய்'],
      ['Anti-frizz serum', 'See <a href="https://hidden.example">this</a>'],
    ]) {
      await blog.create({ title, content: `<p>${text}, told in enough words to be a post.</p>`, category });
    }
  });

  test('puts hits in the title before hits in the text, newest first within each', async () => {
    expect(await titles('?q=keratin')).toEqual(['Keratin and colour', 'Keratin at home', 'Dry scalp']);
  });

  test.each([
    ['kera', 3],
    ['KERATIN', 3],
    ['creme', 1],
    ['முடி', 1],
    ['anti-fri', 1],
    ['keratin smooth', 1],
    ['keratin nails', 0],
    ['tin', 0],
    ['hidden', 0],
  ])('%s finds %i', async (search, hits) => {
    const { posts, response } = await list(`?q=${encodeURIComponent(search)}`);
    expect(posts.length).toBe(hits);
    expect(response.headers.get('X-Total-Count')).toBe(String(hits));
  });

  test.each(["a' | 'b", '!keratin', '(((', '%'])('what would be syntax is only text: %s', async (search) => {
    expect(await blog.status(`/api/blogs?q=${encodeURIComponent(search)}`)).toBe(200);
  });
});
