import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '../src/categories/category.dto.js';
import { expectRefused, type PostOut, SAMPLE, type SummaryOut, useApp } from './app.js';

const FIRST_CATEGORIES = [
  ...['Hair Care', 'Skin Care', 'Nail Care', 'Spa & Wellness', 'Hair Treatments', 'Facial Treatments'],
  ...['Curly Hair', 'Beauty Tips', 'Salon News', 'Trends & Style', 'Product Reviews'],
];

const blog = useApp();
beforeAll(async () => expect(await names()).toEqual(FIRST_CATEGORIES));
beforeEach(async () => {
  await blog.database.query('DELETE FROM post');
  await blog.database.query('TRUNCATE category, category_alias RESTART IDENTITY');
  await blog.database.query('INSERT INTO category (name) SELECT unnest($1::text[])', [FIRST_CATEGORIES]);
});

const admin = (method: string, path: string, body?: object) =>
  blog.send(method, `/api/categories${path}`, body);
const list = async () => (await blog.json('/api/categories')) as Category[];
const names = async () => (await list()).map(({ name }) => name);
async function idOf(name: string): Promise<number> {
  const category = (await list()).find((one) => one.name === name);
  if (!category) throw new Error(`There is no ${name}`);
  return category.id;
}
async function listed(category: string) {
  const response = await blog.get(`/api/blogs?category=${encodeURIComponent(category)}`);
  if (response.status !== 200) return response.status;
  const posts = (await response.json()) as SummaryOut[];
  return { categories: posts.map((post) => post.category), total: response.headers.get('X-Total-Count') };
}

test('a new site has eleven categories, in order, each with its count of public posts', async () => {
  await blog.create();
  await blog.create({ state: 'draft' });
  const response = await blog.get('/api/categories');
  expect(response.headers.get('Cache-Control')).toBe('max-age=1');
  const categories = (await response.json()) as Category[];
  expect(categories.map(({ name }) => name)).toEqual(FIRST_CATEGORIES);
  expect(categories.map(({ posts }) => posts)).toEqual([1, ...Array(10).fill(0)]);
});

test('a new category comes last, can be chosen at once, and may have 40 graphemes', async () => {
  const response = await admin('POST', '', { name: '  Bridal \n hair ' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: expect.any(Number), name: 'Bridal hair', posts: 0 });
  expect((await names()).at(-1)).toBe('Bridal hair');
  const longest = 'நி'.repeat(40);
  expect((await admin('POST', '', { name: longest })).status).toBe(201);
  expect((await names()).at(-1)).toBe(longest);
  await blog.create({ category: longest });
  expect(await listed(longest)).toEqual({ categories: [longest], total: '1' });
});

test.each([
  ['x', 'Name must be at least 2 characters long'],
  ['x'.repeat(41), 'Name must be at most 40 characters long'],
  [7, 'Name must be text'],
])('%j is refused as a name', async (name, message) => {
  const id = await idOf('Hair Care');
  for (const response of [await admin('POST', '', { name }), await admin('PUT', `/${id}`, { name })]) {
    await expectRefused(response, 400, message, 'name');
  }
});

test('names are unique, in any letter case', async () => {
  const id = await idOf('Nail Care');
  for (const response of [
    await admin('POST', '', { name: 'hair care' }),
    await admin('PUT', `/${id}`, { name: 'HAIR CARE' }),
  ]) {
    await expectRefused(response, 409, 'There is a category “Hair Care” already.');
  }
  expect((await admin('PUT', `/${id}`, { name: 'Nail care' })).status).toBe(200);
});

test('renaming a category updates its posts, their unpublished changes and the counts; the old name stays an alias', async () => {
  const post = await blog.create();
  await blog.admin('PUT', `/${post._id}/changes`, { ...SAMPLE, title: 'Typed' });
  const response = await admin('PUT', `/${await idOf('Hair Care')}`, { name: 'Hair' });
  expect(await response.json()).toMatchObject({ name: 'Hair', posts: 1 });
  expect((await names())[0]).toBe('Hair');
  const renamed = (await (await blog.admin('GET', `/${post._id}`)).json()) as PostOut;
  expect(renamed).toMatchObject({ category: 'Hair', changes: { category: 'Hair' } });
  for (const name of ['Hair', 'Hair Care'])
    expect(await listed(name)).toEqual({ categories: ['Hair'], total: '1' });
  // An editor that was opened before the renaming still sends the old name, and revisions still have it.
  const saved = await blog.admin('PUT', `/${post._id}`, SAMPLE);
  expect(await saved.json()).toMatchObject({ category: 'Hair' });
  const restored = await blog.admin('POST', `/${post._id}/revisions/1/restore`);
  expect(await restored.json()).toMatchObject({ changes: { category: 'Hair' } });
});

describe('retiring a category', () => {
  test('removes it from the list; its posts keep it, and can be saved with it', async () => {
    const post = await blog.create();
    expect((await admin('DELETE', `/${await idOf('Hair Care')}`)).status).toBe(204);
    expect(await names()).toEqual(FIRST_CATEGORIES.slice(1));
    expect(await listed('Hair Care')).toEqual({ categories: ['Hair Care'], total: '1' });
    const saved = await blog.admin('PUT', `/${post._id}`, { ...SAMPLE, title: 'Saved again' });
    expect(await saved.json()).toMatchObject({ category: 'Hair Care' });
  });

  test('is undone by adding it again; no other category can take its name', async () => {
    const id = await idOf('Hair Care');
    await blog.create();
    await admin('DELETE', `/${id}`);
    const renamed = await admin('PUT', `/${await idOf('Nail Care')}`, { name: 'Hair Care' });
    await expectRefused(renamed, 409, '“Hair Care” is a retired category. Add it again to bring it back.');
    expect((await admin('DELETE', `/${id}`)).status).toBe(404);
    const added = await admin('POST', '', { name: 'hair care' });
    expect(added.status).toBe(201);
    expect(await added.json()).toEqual({ id, name: 'Hair Care', posts: 1 });
    expect(await names()).toEqual(FIRST_CATEGORIES);
  });
});
