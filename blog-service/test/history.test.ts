import { afterEach, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import type { RevisionSummary } from '../src/posts/read/answers.js';
import { etagOf, expectRefused, type PostOut, SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg } from './samples.js';

const blog = useApp();
afterEach(() => blog.database.query('DELETE FROM post'));

const call = async <Answer = PostOut>(method: string, path: string, body?: object) =>
  (await blog.write(method, path, body)).post as Answer;
const history = async ({ _id }: PostOut) =>
  (await call<RevisionSummary[]>('GET', `/${_id}/revisions`)).map(
    ({ reason, title }) => `${reason} ${title}`,
  );
const titled = (title: string) => ({ ...SAMPLE, title });
/** Simulates that all of this was written this many minutes ago. */
async function letPass(minutes: number): Promise<void> {
  for (const [table, column] of [
    ['post_revision', 'date'],
    ['post_changes', 'saved'],
    ['post', 'updated'],
  ]) {
    const earlier = `${column} - make_interval(mins => $1)`;
    await blog.database.query(`UPDATE ${table} SET ${column} = ${earlier}`, [minutes]);
  }
}

test('every publish and update is kept, newest first, with all that it had', async () => {
  const post = await blog.create({ ...titled('First text'), imageAlt: 'A comb', focus: { x: 0.5, y: 0.25 } });
  await blog.update(post._id, { title: 'Second text' });
  // Nothing has changed, so no revision is added.
  await blog.update(post._id, { title: 'Second text' });
  expect(await history(post)).toEqual(['updated Second text', 'published First text']);
  const { title, content, excerpt, author, category, image, imageAlt, focus, language, date } = post;
  expect(await call('GET', `/${post._id}/revisions/1`)).toEqual({
    n: 1,
    reason: 'published',
    by: 'Devi',
    ...{ title, content, excerpt, author, category, image, imageAlt, focus, language, date },
  });
});

test('a withdrawn post keeps address, text and picture; a repeated request is done once', async () => {
  const image = dataUrl(await jpeg({ width: 300, height: 200 }));
  const { post, etag } = await blog.write('POST', '', { ...titled('Taken back'), image });
  const body = { ...titled('Taken back'), image: post.image, state: 'draft' };
  const seen = { 'If-Match': etag };
  const withdrawn = await blog.write('PUT', `/${post._id}`, body, seen);
  expect(withdrawn.post).toEqual({ ...post, state: 'draft', updated: withdrawn.post.updated });
  expect(await blog.write('PUT', `/${post._id}`, body, seen)).toEqual(withdrawn);
  const other = await blog.admin('PUT', `/${post._id}`, { ...body, title: 'Another' }, seen);
  expect(other.status).toBe(412);
  expect([await blog.status(`${post.image}/640.jpg`), await blog.ownerSees(`${post.image}`)]).toEqual([
    404, 200,
  ]);
  expect((await history(post)).slice(1)).toEqual(['withdrawn Taken back', 'published Taken back']);
  const again = await blog.update(post._id, { ...body, state: 'published' });
  expect([again._id, again.date, again.image]).toEqual([post._id, post.date, post.image]);
});

test('autosaves keep a revision every ten minutes, of drafts and of unpublished changes', async () => {
  const draft = await blog.create({ ...titled('Draft at once'), state: 'draft' });
  for (const title of ['Draft 1', 'Draft 2']) await blog.update(draft._id, { title: title });
  expect(await history(draft)).toEqual(['writing Draft at once']);
  await letPass(10);
  for (const title of ['Draft 3', 'Draft 4']) await blog.update(draft._id, { title: title });
  expect(await history(draft)).toEqual(['writing Draft 2', 'writing Draft at once']);

  const post = await blog.create(titled('Published'));
  await letPass(60);
  // The overwritten text, the published one, is kept already.
  await call('PUT', `/${post._id}/changes`, titled('Typed 1'));
  await call('PUT', `/${post._id}/changes`, titled('Typed 2'));
  await letPass(10);
  await blog.update(post._id, { title: 'Updated' });
  const typed = ['writing Typed 2', 'writing Typed 1'];
  expect(await history(post)).toEqual(['updated Updated', ...typed, 'published Published']);
});

test('a restored text replaces a draft at once, and a public text only with the next update', async () => {
  const draft = await blog.create({ ...titled('Draft at once'), state: 'draft' });
  await blog.update(draft._id, { title: 'Draft by now' });
  const restored = { title: 'Draft at once', state: 'draft', changes: null };
  expect(await call('POST', `/${draft._id}/revisions/1/restore`)).toMatchObject(restored);
  const written = ['writing Draft by now', 'writing Draft at once'];
  expect(await history(draft)).toEqual(['restored Draft at once', ...written]);

  const post = await blog.create(titled('First text'));
  await blog.update(post._id, { title: 'Second text' });
  await call('PUT', `/${post._id}/changes`, titled('Typed since'));
  expect(await call('POST', `/${post._id}/revisions/1/restore`)).toMatchObject({
    title: 'Second text',
    changes: { title: 'First text' },
  });
  expect(await blog.json(`/api/blogs/${post._id}`)).toMatchObject({ title: 'Second text' });
  expect(await history(post)).toEqual([
    'restored First text',
    'writing Typed since',
    'updated Second text',
    'published First text',
  ]);
  await call('DELETE', `/${post._id}/changes`);
  expect(await history(post)).toHaveLength(4);
  // Changes that are thrown away are kept.
  await call('PUT', `/${post._id}/changes`, titled('Typed again'));
  await call('DELETE', `/${post._id}/changes`);
  expect((await history(post))[0]).toBe('writing Typed again');
});

test.each([
  ['a draft', 'draft', ''],
  ['unpublished changes', 'published', '/changes'],
  ['a published post', 'published', ''],
])('when two devices save %s, both texts are kept', async (_, state, part) => {
  const post = await blog.create({ ...titled('Opened on both'), state });
  const opened = etagOf(await blog.admin('GET', `/${post._id}`));
  const save = (title: string, etag: string) =>
    blog.admin('PUT', `/${post._id}${part}`, titled(title), { 'If-Match': etag });
  const saved = await save('Of device B', opened);
  expect(saved.status).toBe(200);
  const refused = await save('Of device A', opened);
  await expectRefused(refused, 412, 'The post has been changed meanwhile. Please reload it and try again.');
  // A save that is repeated, because its answer was lost, adds nothing.
  await save('Of device A', opened);
  const texts = async () => (await history(post)).map((line) => line.replace(/^\w+ /, ''));
  const both = ['Of device A', 'Of device B', 'Opened on both'];
  expect(await texts()).toEqual(both);
  expect((await history(post))[0]).toBe('conflict Of device A');

  // Device A keeps its own text. Device B has written on until that moment.
  const later = await save('Of device B, later', etagOf(saved));
  expect((await save('Of device A', etagOf(later))).status).toBe(200);
  expect(await texts()).toEqual(expect.arrayContaining([...both, 'Of device B, later']));
});

test('a picture lives as long as a text, changes or a revision show it', async () => {
  const { image } = await blog.store(await jpeg());
  const shown = { ...SAMPLE, content: `${SAMPLE.content}<img src="${image}" alt="">` };
  const cleanUp = async () => {
    await blog.database.query("UPDATE picture SET used_at = now() - interval '2 days', kept_until = NULL");
    await blog.app.get(Jobs).cleanUp();
    return blog.ownerSees(image);
  };
  const post = await blog.create();
  await call('PUT', `/${post._id}/changes`, shown);
  expect(await cleanUp()).toBe(200);
  await call('PUT', `/${post._id}`, shown);
  expect(await cleanUp()).toBe(200);
  await call('PUT', `/${post._id}`, SAMPLE);
  expect(await cleanUp()).toBe(200);
  await blog.database.query('DELETE FROM post_revision');
  expect(await cleanUp()).toBe(404);
  expect(await blog.database.query('SELECT FROM picture')).toEqual([]);
});

test.each([
  ['all of the last day stay', 'now()', Array.from({ length: 50 }, (_, index) => -10 * index), 50],
  [
    'of the last week the last of each hour stays',
    "date_trunc('hour', now()) - interval '2 days'",
    [50, 30, 0, -10, -50],
    2,
  ],
  [
    'of older ones the last of each day stays',
    "date_trunc('day', now()) - interval '10 days'",
    [120, 60, -60],
    2,
  ],
  ['sixty stay at most', 'now()', Array.from({ length: 63 }, (_, index) => -index), 59],
])('of the texts of a post %s, besides the one of now', async (_, from, minutes, count) => {
  const { _id } = await blog.create();
  await blog.database.query(
    `INSERT INTO post_revision
     SELECT post_id, 1 + row_number() OVER (ORDER BY more), ${from} + make_interval(mins => more), reason, text, picture_keys
     FROM post_revision, unnest($1::integer[]) AS more`,
    [minutes],
  );
  await blog.database.query('DELETE FROM post_revision WHERE n = 1');
  await blog.update(_id, { title: 'The last' });
  const kept = await call<RevisionSummary[]>('GET', `/${_id}/revisions`);
  expect([kept.length, kept[0]?.title, kept[1]?.n]).toEqual([count + 1, 'The last', minutes.length + 1]);
});
