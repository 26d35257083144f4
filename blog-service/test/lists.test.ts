import { beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from '../src/posts/read/list-query.js';
import { expectRefused, nextPage, SAMPLE, type SummaryOut, useApp } from './app.js';

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

async function emptyBlog(): Promise<void> {
  await blog.database.query('DELETE FROM post');
}

describe('the list', () => {
  beforeAll(async () => {
    await emptyBlog();
    for (const number of [1, 2, 3, 4, 5]) {
      await blog.create({ title: `Post number ${number}`, category: number % 2 ? 'Hair Care' : 'Nail Care' });
    }
  });

  test('is newest first, with exactly the fields of a summary', async () => {
    const { posts, response } = await list();
    expect(posts.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((number) => `Post number ${number}`));
    const fields = ['_id', 'author', 'category', 'date', 'excerpt', 'focus', 'image', 'title'];
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

  test('posts of the same millisecond are still told apart', async () => {
    await blog.database.query("UPDATE post SET date = '2026-01-01T00:00:00Z'");
    const found = (await pages('?limit=2')).flat();
    expect(found.length).toBe(5);
    expect(new Set(found).size).toBe(5);
  });

  test('can be of one category; the link to the next page keeps it', async () => {
    const { posts, response } = await list('?category=Hair%20Care&limit=2&utm_source=mail');
    expect(posts.every(({ category }) => category === 'Hair Care')).toBe(true);
    expect(response.headers.get('X-Total-Count')).toBe('3');
    expect(nextPage(response)).toMatch(/^\/api\/blogs\?limit=2&category=Hair\+Care&cursor=[\w-]+$/);
    expect((await list('?category=Salon%20News')).response.headers.get('X-Total-Count')).toBe('0');
  });

  test('a link to the next page is short, whatever was asked', async () => {
    for (const query of [`z=${','.repeat(7_000)}`, `q=${'%20'.repeat(2_000)}number`]) {
      const { response } = await list(`?limit=1&${query}`);
      expect(`${response.headers.get('Link')}`).toMatch(/^<.{20,200}>; rel="next"$/);
    }
  });

  test('the counts follow every kind of change', async () => {
    const post = await blog.create({ category: 'Salon News' });
    const count = async (query: string) => (await list(query)).response.headers.get('X-Total-Count');
    expect(await count('?category=Salon%20News')).toBe('1');
    await blog.admin('PUT', `/${post._id}`, { ...SAMPLE, category: 'Curly Hair' });
    expect(await count('?category=Salon%20News')).toBe('0');
    expect(await count('?category=Curly%20Hair')).toBe('1');
    await blog.admin('DELETE', `/${post._id}`);
    expect(await count('?category=Curly%20Hair')).toBe('0');
    expect(await count('')).toBe('5');
    await blog.admin('POST', `/${post._id}/restore`);
    expect(await count('')).toBe('6');
    await blog.database.query('DELETE FROM post WHERE id = $1', [post._id]);
    expect(await count('')).toBe('5');
    expect(await count('?limit=1&cursor=Yy4wLmE')).toBe('5');
  });

  test.each([
    ['limit=0', 'The limit must be a whole number from 1 to 100.'],
    ['limit=101', 'The limit must be a whole number from 1 to 100.'],
    ['limit=ten', 'The limit must be a whole number from 1 to 100.'],
    ['limit=1&limit=2', 'The limit must be a whole number from 1 to 100.'],
    ['cursor=abc', 'The cursor is not valid.'],
    ['cursor=%00', 'The cursor is not valid.'],
    ...['Cars', '%00', '%FF', 'x'.repeat(5_000)].map((name) => [
      `category=${name}`,
      'The category is not known.',
    ]),
    [`q=${'x'.repeat(101)}`, 'The search must be text of at most 100 characters.'],
    ['state=secret', 'The state is not known.'],
    ['q=%00', 'The search must be text of at most 100 characters.'],
    ['q[a]=b&q=1&q=2', 'The parameter q must be given once.'],
  ])('%s gets a 400', async (query, message) => {
    const response = await blog.get(`/api/blogs?${query}`);
    await expectRefused(response, 400, message);
  });
});

test('a cursor has one spelling', async () => {
  const written = writeCursor({ date: new Date(0), id: 'a' });
  expect(await blog.status(`/api/blogs?cursor=${written}`)).toBe(200);
  const other = Buffer.from('c.00.a').toString('base64url');
  for (const spelling of [`${written}==`, `${written}!`, `*${written}`, other]) {
    expect(await blog.status(`/api/blogs?cursor=${encodeURIComponent(spelling)}`)).toBe(400);
  }
});

test.each(['/api/blogs', '/api/blogs?q=number', '/rss.xml', '/sitemap.xml', '/sitemap-posts-1.xml'])(
  'an unchanged answer of %s is a 304 without a body, until something changes',
  async (path) => {
    const first = await blog.get(path);
    const etag = `${first.headers.get('ETag')}`;
    expect(etag).toMatch(/^"[\w-]+"$/);
    await first.text();
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await blog.get(path, { 'If-None-Match': held });
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
      expect(await again.text()).toBe('');
    }
    await blog.create({ title: 'A new post with a number' });
    expect((await blog.get(path, { 'If-None-Match': etag })).status).toBe(200);
  },
);

describe('the search', () => {
  beforeAll(async () => {
    await emptyBlog();
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
    ['CRÈME brulee', 1],
    ['cafe', 1],
    ['முடி', 1],
    ['தேங்', 1],
    ['anti-fri', 1],
    ['frizz', 1],
    ['keratin smooth', 1],
    ['keratin nails', 0],
    ['tin', 0],
    ['strong', 0],
    ['hidden', 0],
    ['amp', 0],
  ])('%s finds %i', async (search, hits) => {
    const { posts, response } = await list(`?q=${encodeURIComponent(search)}`);
    expect(posts.length).toBe(hits);
    expect(response.headers.get('X-Total-Count')).toBe(String(hits));
  });

  test.each(["'", '\\', "a' | 'b", '!keratin', ':*', '& | !', '(((', '<->', '½', 'ŉ', '%', '"', '/a\\b'])(
    'what would be syntax is only text: %s',
    async (search) => {
      expect(await blog.status(`/api/blogs?q=${encodeURIComponent(search)}`)).toBe(200);
    },
  );

  test('comes in pages across the border between title and text', async () => {
    const [first, second, third] = ['Keratin and colour', 'Keratin at home', 'Dry scalp'];
    expect(await pages('?q=keratin&limit=1')).toEqual([[first], [second], [third]]);
    expect(await pages('?q=keratin&limit=2')).toEqual([[first, second], [third]]);
  });

  test('goes with a category; an empty one is the whole list', async () => {
    expect(await titles('?q=keratin&category=Hair%20Treatments')).toEqual(['Keratin and colour']);
    expect((await titles('?q=%20&category=')).length).toBe(6);
  });

  test('finds every word of the longest title, however many bytes it has', async () => {
    const letters = Array.from({ length: 199 }, (_, n) => String.fromCodePoint(0x20000 + n));
    await blog.create({ title: letters.map((letter) => `${letter}\u0bbf`).join('') });
    const { _id } = await blog.create({ title: letters.slice(0, 100).join('-') });
    expect((await titles(`?q=${encodeURIComponent(`${letters[99]}`)}`)).length).toBe(1);
    await blog.database.query('DELETE FROM post WHERE id = $1', [_id]);
  });
});
