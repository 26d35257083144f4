import { sampleContent } from '@salon/content/testing/sample';
import { describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { inAnHour, SAMPLE, useApp } from './app.js';
import { jpeg } from './samples.js';

type Tags = Record<string, string>;

const blog = useApp();

async function tags(): Promise<Tags> {
  const response = await blog.get('/internal/cache-tags');
  expect(response.status).toBe(200);
  const lines = (await response.text()).trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}
/** The tags that get a new value while the work is done. */
async function renewedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await tags();
  await work();
  const after = await tags();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  return Object.keys(after).filter((tag) => after[tag] !== before[tag]);
}
async function category(method: string, path: string, body?: object): Promise<{ id: number }> {
  const response = await blog.send(method, `/api/categories${path}`, body);
  expect(response.ok).toBe(true);
  return response.status === 204 ? { id: 0 } : ((await response.json()) as { id: number });
}
const bucketOf = (id: string) => `post-${id.at(-1)}`;
const everything = (id: string) => ['kept-lists', 'kept-related', 'lists', bucketOf(id), 'related'];
/** Nothing was taken back: in an outage, answers from before are still good. */
const ADDED = ['lists', 'related'];

test('there is a tag for lists, for related posts, for the site, and for each group of posts and pictures', async () => {
  const names = Object.keys(await tags());
  expect(names).toHaveLength(5 + 36 + 16);
  expect(names).toEqual(
    expect.arrayContaining(['lists', 'related', 'site', 'post-a', 'post-9', 'media-0', 'media-f']),
  );
});

describe('what visitors could notice renews the tags', () => {
  test('a new post', async () => {
    expect(await renewedBy(() => blog.create())).toEqual(ADDED);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['another title', (id) => blog.update(id, { title: 'Another title' })],
    ['a post that is a draft again', (id) => blog.update(id, { state: 'draft' })],
    ['a new date to come', (id) => blog.update(id, { state: 'scheduled', date: inAnHour() })],
    ['a post in the bin', (id) => blog.write('DELETE', `/${id}`)],
    ['a post that is removed for good', (id) => blog.write('DELETE', `/${id}?permanently=true`)],
    [
      'a change past all code of ours',
      (id) => blog.database.query("UPDATE post SET title = 'x' WHERE id = $1", [id]),
    ],
  ])('%s', async (_name, work) => {
    const { _id } = await blog.create();
    expect(await renewedBy(() => work(_id))).toEqual(everything(_id));
  });

  test('a post from the bin', async () => {
    const { _id } = await blog.create();
    await blog.write('DELETE', `/${_id}`);
    expect(await renewedBy(() => blog.write('POST', `/${_id}/restore`))).toEqual(ADDED);
  });

  test('a scheduled post whose date has come', async () => {
    const { _id } = await blog.create({ state: 'scheduled', date: inAnHour() });
    await blog.database.query("UPDATE post SET date = now() - interval '1 second' WHERE id = $1", [_id]);
    expect(await renewedBy(() => blog.app.get(Jobs).publishDue())).toEqual(ADDED);
  });

  test('another text, but the pages of other posts stay as they are', async () => {
    const { _id } = await blog.create({ excerpt: 'The same.' });
    const changed = { excerpt: 'The same.', content: '<p>Another text about the same.</p>' };
    const renewed = await renewedBy(() => blog.update(_id, changed));
    expect(renewed).toEqual(['kept-lists', 'lists', bucketOf(_id)]);
  });

  test('another first picture of the text, which is the cover on pages of other posts', async () => {
    const excerpt = 'The same.';
    const withPicture = async (height: number) => {
      const { image } = await blog.store(await jpeg({ width: 40, height }));
      return { excerpt, content: `${SAMPLE.content}<p><img src="${image}" alt=""></p>` };
    };
    const { _id } = await blog.create(await withPicture(10));
    const changed = await withPicture(20);
    const renewed = await renewedBy(() => blog.update(_id, changed));
    expect(renewed).toEqual(expect.arrayContaining(everything(_id)));
  });

  test('the categories', async () => {
    let id = 0;
    const add = async () => {
      ({ id } = await category('POST', '', { name: 'Brows' }));
    };
    const rename = () => category('PUT', `/${id}`, { name: 'Eyebrows' });
    for (const work of [add, rename, () => category('DELETE', `/${id}`)]) {
      expect(await renewedBy(work)).toEqual(['kept-lists', 'lists']);
    }
  });

  const publish = (hasBlog: boolean) =>
    blog.database.query(
      `INSERT INTO site_edition (edition, summary, content, picture_keys)
       SELECT max(edition) + 1, '{}', $1::jsonb, '{}' FROM site_edition`,
      [JSON.stringify({ ...sampleContent(), pages: { ...sampleContent().pages, blog: hasBlog } })],
    );

  test('an edition of the site, but lists from before are still good in an outage', async () => {
    expect(await renewedBy(() => publish(true))).toEqual(['lists', 'site']);
  });

  test('an edition without the blog, which takes all posts back', async () => {
    const ofPosts = Object.keys(await tags()).filter((tag) => !tag.startsWith('media-'));
    expect(await renewedBy(() => publish(false))).toEqual(ofPosts);
    expect(await renewedBy(() => publish(true))).toEqual(['lists', 'site']);
  });
});

test('what only the owner sees renews nothing', async () => {
  const { _id: shown } = await blog.create();
  const quiet = await renewedBy(async () => {
    const { _id: draft } = await blog.create({ state: 'draft' });
    await blog.update(draft, { title: 'Still a draft', state: 'draft' });
    await blog.write('PUT', `/${shown}/changes`, { ...SAMPLE, title: 'Not yet' });
    await blog.write('DELETE', `/${shown}/changes`);
    await blog.write('DELETE', `/${draft}`);
    await blog.write('DELETE', `/${draft}?permanently=true`);
  });
  expect(quiet).toEqual([]);
});

test('a change that is rolled back renews nothing', async () => {
  const { _id } = await blog.create();
  const change = () =>
    blog.database.transaction(async (manager) => {
      await manager.query("UPDATE post SET title = 'x' WHERE id = $1", [_id]);
      await manager.query('SET CONSTRAINTS ALL IMMEDIATE');
      throw new Error('no');
    });
  expect(await renewedBy(() => expect(change()).rejects.toThrow('no'))).toEqual([]);
});

test('transactions that change the same posts in opposite order never wait for each other in a circle', async () => {
  const posts = await Promise.all(Array.from({ length: 8 }, () => blog.create()));
  const ids = posts.map(({ _id }) => _id);
  const saves = Array.from({ length: 5 }, (_, round) =>
    ids.map((id, n) =>
      blog.write('PUT', `/${ids[(n + round) % ids.length] ?? id}`, { ...SAMPLE, title: `Round ${round}` }),
    ),
  );
  await Promise.all(saves.flat());
});
