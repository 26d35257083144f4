import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Changes } from '../src/changes/changes.dto.js';
import { Jobs } from '../src/jobs.service.js';
import { inAnHour, SAMPLE, useApp } from './app.js';
import { jpeg } from './samples.js';

const blog = useApp();

interface Asked {
  after?: string;
  done?: string;
  wait?: string;
  renderer?: string;
  folder?: string;
}
const ask = async (asked: Asked): Promise<Changes> => {
  const response = await blog.get(`/internal/changes?${new URLSearchParams({ wait: '1', ...asked })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Changes;
};
const position = async () => (await ask({})).position;
/** What changes while the work is done. */
async function changedBy(work: () => Promise<unknown>): Promise<Changes> {
  const after = await position();
  await work();
  return ask({ after });
}
const idsIn = ({ posts }: Changes) => posts.map(({ _id }) => _id);

test.each(['/rss.xml', '/ml/rss.xml', '/sitemap.xml', '/sitemap-posts-1.xml'])(
  'the renderer of the release before is not told that %s is gone',
  async (path) => expect((await blog.get(path)).status).toBe(503),
);

test('an unknown position is answered with everything', async () => {
  const { _id } = await blog.create();
  const all = await ask({});
  expect(all.isWhole).toBe(true);
  expect(idsIn(all)).toContain(_id);
  expect(all.categories).toContain('Hair Care');
  // A number of another history, as after an older backup was restored.
  const another = `${all.position.split('.')[0]}.${randomUUID()}`;
  expect(await ask({ after: another })).toEqual(all);
  expect(await ask({ after: all.position })).toMatchObject({ isWhole: false, posts: [], gone: [] });
});

test('a post is named with what lists show of it, and with its pictures', async () => {
  const { image } = await blog.store(await jpeg());
  let id = '';
  const changed = await changedBy(async () => {
    ({ _id: id } = await blog.create({ image }));
  });
  const key = image.split('/')[2];
  expect(changed.posts).toMatchObject([{ _id: id, title: SAMPLE.title, image, pictures: [key], version: 1 }]);
  expect(changed.posts[0]).not.toHaveProperty('content');
  expect(await blog.json(`/internal/pictures/${key}`)).toEqual(
    expect.arrayContaining(['320.avif', '960.jpg', '1440.webp', 'preview.jpg']),
  );
  expect(await blog.json('/internal/pictures/00000000000000000000-960x640-aabbcc')).toEqual([]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['a draft again', (id) => blog.update(id, { state: 'draft' })],
  ['a date to come', (id) => blog.update(id, { state: 'scheduled', date: inAnHour() })],
  ['in the bin', (id) => blog.write('DELETE', `/${id}`)],
  ['removed for good', (id) => blog.write('DELETE', `/${id}?permanently=true`)],
  ['a change past all code', (id) => blog.database.query('DELETE FROM post WHERE id = $1', [id])],
])('what visitors see no longer is named as gone: %s', async (_name, work) => {
  const { _id } = await blog.create();
  expect(await changedBy(() => work(_id))).toMatchObject({ posts: [], gone: [_id], isWhole: false });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['another title', (id) => blog.update(id, { title: 'Another title' })],
  [
    'back from the bin',
    async (id) => {
      await blog.write('DELETE', `/${id}`);
      await blog.write('POST', `/${id}/restore`);
    },
  ],
  [
    'a scheduled post whose date has come',
    async (id) => {
      await blog.update(id, { state: 'scheduled', date: inAnHour() });
      await blog.database.query("UPDATE post SET date = now() - interval '1 second' WHERE id = $1", [id]);
      await blog.app.get(Jobs).publishScheduled();
    },
  ],
])('what visitors could notice is a change: %s', async (_name, work) => {
  const { _id } = await blog.create();
  expect(idsIn(await changedBy(() => work(_id)))).toEqual([_id]);
});

test('what only the owner sees is none, nor what is rolled back', async () => {
  const { _id: shown } = await blog.create();
  const before = await position();
  const { _id: draft } = await blog.create({ state: 'draft' });
  await blog.update(draft, { title: 'Still a draft', state: 'draft' });
  await blog.write('PUT', `/${shown}/changes`, { ...SAMPLE, title: 'Not yet' });
  await blog.write('DELETE', `/${draft}?permanently=true`);
  const refused = blog.database.transaction(async (manager) => {
    await manager.query("UPDATE post SET title = 'x' WHERE id = $1", [shown]);
    await manager.query('SET CONSTRAINTS ALL IMMEDIATE');
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(await position()).toBe(before);
});

test('who waits is answered by any replica as soon as something changes', async () => {
  const replica = await blog.replica();
  const after = await position();
  const waiting = fetch(`${replica.url}/internal/changes?after=${after}&wait=20000`);
  // As when the connection that listens is made anew: nothing has changed.
  for (let time = 0; time < 20; time++) await blog.database.query('NOTIFY change');
  const { _id } = await blog.create();
  expect(idsIn((await (await waiting).json()) as Changes)).toEqual([_id]);
  await replica.app.close();
});

describe('the owner is answered', () => {
  const folder = randomUUID();
  const pending = async (changes = {}) =>
    (await blog.admin('POST', '', { ...SAMPLE, ...changes })).headers.get('Publication');

  test('when the files of every renderer show her change', async () => {
    const renderer = randomUUID();
    const after = await position();
    const waiting = ask({ after, done: after, wait: '20000', renderer, folder });
    let isAnswered = false;
    const saved = pending().finally(() => {
      isAnswered = true;
    });
    const { position: done } = await waiting;
    expect(isAnswered).toBe(false);
    await ask({ after: done, done, renderer, folder });
    expect(await saved).toBeNull();
  });

  test('after three seconds, with a word that visitors may still see what was, when one does not say so', async () => {
    const began = Date.now();
    expect(await pending()).toBe('pending');
    expect(Date.now() - began).toBeGreaterThan(2_900);
    // Nothing of this is public.
    expect(await pending({ state: 'draft' })).toBeNull();
  });
});
