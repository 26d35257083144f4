import { beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { etagOf, expectRefused, inAnHour, type PostOut, SAMPLE, type SummaryOut, useApp } from './app.js';

const blog = useApp();
beforeEach(() => blog.database.query('DELETE FROM post'));

/** A post with a word that visitors must not find anywhere. */
const SECRET = { ...SAMPLE, title: 'Quokka secret', content: '<p>Nobody should read of the quokka yet.</p>' };

const bin = (id: string) => blog.admin('DELETE', `/${id}`);
/** Moves the post's date into the past, so that it is due. */
const makeDue = (id: string) =>
  blog.database.query("UPDATE post SET date = now() - interval '1 second' WHERE id = $1", [id]);

async function adminListed(query: string) {
  const response = await blog.admin('GET', query);
  expect(response.status).toBe(200);
  const posts = (await response.json()) as (SummaryOut & { state: string; hasChanges: boolean })[];
  return { posts, total: Number(response.headers.get('X-Total-Count')) };
}
const counts = async () => (await blog.admin('GET', '/counts')).json();

/** All URLs that a visitor can request, also those of each of these posts. */
const publicPaths = (ids: string[]) => [
  '/api/blogs',
  '/api/blogs?limit=1',
  '/api/blogs?q=quokka',
  '/api/blogs?q=quok',
  '/api/blogs?category=Hair%20Care',
  '/api/blogs?category=Hair%20Care&q=quokka',
  '/api/categories',
  '/internal/changes',
  ...ids.flatMap((id) => [
    `/api/blogs/${id}`,
    `/api/blogs/${id.toUpperCase()}`,
    `/api/blogs/${id}?state=all`,
  ]),
];
const ownerPaths = (ids: string[]) => [
  ...['draft', 'scheduled', 'published', 'binned', 'sample', 'all', 'any'].map(
    (state) => `/api/blogs?state=${state}`,
  ),
  '/api/blogs/counts',
  ...ids.flatMap((id) => [`/api/blogs/${id}/revisions`, `/api/blogs/${id}/revisions/1`]),
];

describe('what is not published', () => {
  const created = async (changes: object) => [(await blog.create({ ...SECRET, ...changes }))._id];
  /** By both its ids, when it has got another one. */
  const updated = async (first: object, then: object) => {
    const { _id } = await blog.create({ ...SECRET, ...first });
    return [_id, (await blog.update(_id, { ...SECRET, ...then }))._id];
  };
  const binned = async (state: string) => {
    const ids = await created({ state });
    await bin(`${ids[0]}`);
    return ids;
  };
  const later = () => ({ state: 'scheduled', date: inAnHour() });

  test('is at no public address: drafts, scheduled posts, withdrawn posts, and the bin', async () => {
    const shown = [await blog.create(), await blog.create()].map(({ _id }) => _id);
    const hidden = [
      await created({ state: 'draft' }),
      await created(later()),
      await updated({ title: 'Q', state: 'draft' }, later()),
      await updated({}, { state: 'draft' }),
      await updated({}, { date: inAnHour() }),
      await binned('draft'),
      await binned('published'),
    ].flat();
    for (const path of publicPaths([...shown, ...hidden])) {
      const text = await (await blog.get(path)).text();
      expect([path, text]).toEqual([path, expect.not.stringMatching(/quokka/i)]);
      for (const id of hidden) expect([path, text]).toEqual([path, expect.not.stringContaining(id)]);
    }
    for (const id of hidden) {
      const etag = etagOf(await blog.admin('GET', `/${id}`));
      for (const seen of [etag, '*'])
        expect((await blog.get(`/api/blogs/${id}`, { 'If-None-Match': seen })).status).toBe(404);
    }
    for (const path of [...ownerPaths(hidden), ...hidden.map((id) => `/api/blogs/${id}`)]) {
      const response = await blog.get(path, { Authorization: 'Bearer abc' });
      const answer = [path, response.status, await response.text()];
      expect(answer).toEqual([path, 401, expect.not.stringMatching(/quokka/i)]);
    }
    expect(await blog.listed()).toEqual({ ids: shown.toReversed(), total: 2 });
    expect((await blog.listed('?category=Hair%20Care')).total).toBe(2);
    expect(await blog.listed('?q=quokka')).toEqual({ ids: [], total: 0 });
  });

  test('neither are unpublished changes of a public post, nor its earlier versions', async () => {
    const { _id } = await blog.create({ ...SAMPLE, content: SECRET.content });
    await blog.update(_id);
    const before = await Promise.all(publicPaths([_id]).map(async (path) => (await blog.get(path)).text()));
    await blog.write('PUT', `/${_id}/changes`, SECRET);
    const after = await Promise.all(publicPaths([_id]).map(async (path) => (await blog.get(path)).text()));
    expect(after).toEqual(before);
    expect(after.join()).not.toMatch(/quokka/i);
  });
});

describe('a scheduled post that is due', () => {
  test('is at every public address once the job has run, and counted', async () => {
    const other = await blog.create();
    const post = await blog.create({ ...SECRET, state: 'scheduled', date: inAnHour() });
    await makeDue(post._id);
    await blog.app.get(Jobs).publishScheduled();
    expect(await blog.listed()).toEqual({ ids: expect.arrayContaining([post._id, other._id]), total: 2 });
    expect(await blog.listed('?q=quokka')).toEqual({ ids: [post._id], total: 1 });
    expect((await blog.listed('?category=Hair%20Care')).total).toBe(2);
    const shown = (await blog.json(`/api/blogs/${post._id}`)) as PostOut;
    expect(shown.title).toBe(SECRET.title);
    expect(shown.updated >= shown.date).toBe(true);
    expect(await (await blog.get('/internal/changes')).text()).toContain(post._id);
    expect(await blog.json('/api/categories')).toMatchObject([
      { name: 'Hair Care', posts: 2 },
      ...Array(10).fill({}),
    ]);
    expect(await counts()).toEqual({ draft: 0, scheduled: 0, published: 2, binned: 0 });
    expect((await adminListed('?state=scheduled')).posts).toEqual([]);
    const states = (await adminListed('?state=published')).posts.map(({ state }) => state);
    expect(states).toEqual(['published', 'published']);
    expect(await blog.database.query('SELECT DISTINCT state FROM post')).toEqual([{ state: 'published' }]);
  });

  test('is published by a save, too: it keeps its date', async () => {
    const { _id } = await blog.create({ state: 'scheduled', date: inAnHour() });
    await makeDue(_id);
    const saved = await blog.update(_id, { title: 'Saved at its moment' });
    expect([saved.state, `${saved.date}` < new Date().toISOString()]).toEqual(['published', true]);
  });

  test('is a draft again when it is taken back: its minute passes unseen, and publishing it gives it a date of its own', async () => {
    const { post, etag } = await blog.write('POST', '', { ...SAMPLE, state: 'scheduled', date: inAnHour() });
    const better = { ...SAMPLE, title: 'Better words' };
    await blog.write('PUT', `/${post._id}/changes`, better, { 'If-Match': etag });
    const draft = await blog.update(post._id, { title: 'Better words', state: 'draft' });
    expect(draft).toMatchObject({ state: 'draft', title: 'Better words', changes: null });
    await makeDue(draft._id);
    await blog.app.get(Jobs).publishScheduled();
    expect((await blog.listed()).ids).toEqual([]);
    expect(await blog.status(`/api/blogs/${draft._id}`)).toBe(404);
    expect(await counts()).toMatchObject({ draft: 1, scheduled: 0, published: 0 });
    const before = new Date().toISOString();
    const published = await blog.update(draft._id, { state: 'published' });
    expect(`${published.date}` >= before).toBe(true);
    expect((await blog.listed()).ids).toEqual([published._id]);
  });
});

describe('a draft', () => {
  test('needs only a title; to be shown it needs what every post needs', async () => {
    const draft = await blog.create({ title: 'Q', content: '', category: undefined, state: 'draft' });
    expect(draft).toMatchObject({ title: 'Q', content: '', excerpt: '', state: 'draft' });
    for (const state of ['published', 'scheduled']) {
      const body = { title: 'Q', content: '', state, date: inAnHour() };
      const response = await blog.admin('PUT', `/${draft._id}`, body);
      expect(response.status).toBe(400);
      const errors = [
        { field: 'title', message: 'Title must be at least 5 characters long' },
        { field: 'content', message: 'Content must be at least 20 characters long' },
      ];
      expect(await response.json()).toMatchObject({ errors });
      const titled = await blog.admin('PUT', `/${draft._id}`, { ...body, title: 'A title' });
      await expectRefused(titled, 400, 'Content must be at least 20 characters long', 'content');
    }
    // Without a state in the body, the post stays a draft.
    expect(await blog.update(draft._id, { title: 'Q2' })).toMatchObject({ title: 'Q2', state: 'draft' });
    expect((await blog.admin('POST', '', { state: 'draft' })).status).toBe(400);
  });

  test('gets its public id and date when it is first published; the id it had goes on working in the admin area', async () => {
    const draft = await blog.create({ ...SAMPLE, title: 'Working title', state: 'draft' });
    await blog.database.query("UPDATE post SET date = date - interval '2 days'");
    const published = await blog.update(draft._id, { state: 'published' });
    const tail = draft._id.slice(-6);
    expect(published._id).toBe(`monsoon-frizz-care-${tail}`);
    expect(published.date >= draft.date).toBe(true);
    expect(await blog.status(`/api/blogs/${published._id}`)).toBe(200);
    expect(await blog.status(`/api/blogs/${draft._id}`)).toBe(404);
    expect((await blog.write('GET', `/${draft._id}`)).post._id).toBe(published._id);
    const renamed = await blog.update(draft._id, { title: 'Another title by now' });
    expect(renamed._id).toBe(published._id);
    const withdrawn = await blog.update(draft._id, { title: 'Yet another title', state: 'draft' });
    expect(withdrawn._id).toBe(published._id);
    const again = await blog.update(draft._id, { title: 'The last title', state: 'published' });
    expect([again._id, again.date]).toEqual([published._id, published.date]);
    expect((await blog.admin('GET', `/${draft._id}/revisions`)).status).toBe(200);
    expect((await bin(draft._id)).status).toBe(200);
    expect((await blog.write('POST', `/${draft._id}/restore`)).post._id).toBe(published._id);
  });
});

test('the list of the administrator has each state with its count, by its own order, and finds in it', async () => {
  const older = await blog.create({ title: 'An older draft', state: 'draft' });
  const newer = await blog.create({ title: 'A newer draft', content: 'Curls', state: 'draft' });
  await blog.update(older._id, { title: 'An older draft, of curls' });
  const soon = await blog.create({ state: 'scheduled', date: inAnHour() });
  const late = await blog.create({ category: 'Nail Care', state: 'scheduled', date: inAnHour(2) });
  const published = await blog.create();
  const binned = await blog.create();
  await bin(binned._id);
  const ids = async (query: string) => (await adminListed(query)).posts.map(({ _id }) => _id);
  expect(await ids('?state=draft')).toEqual([older._id, newer._id]);
  expect(await ids('?state=draft&q=curls')).toEqual([older._id, newer._id]);
  expect(await ids('?state=scheduled')).toEqual([late._id, soon._id]);
  expect(await ids('?state=scheduled&category=Nail%20Care')).toEqual([late._id]);
  expect(await ids('?state=published')).toEqual([published._id]);
  expect(await ids('?state=published&q=frizz')).toEqual([published._id]);
  expect(await ids('?state=binned')).toEqual([binned._id]);
  expect((await adminListed('?state=all')).total).toBe(5);
  expect((await adminListed('?state=any')).total).toBe(6);
  expect(await counts()).toEqual({ draft: 2, scheduled: 2, published: 1, binned: 1 });
  const [row] = (await adminListed('?state=binned')).posts;
  expect(row).toMatchObject({ state: 'published', binned: expect.any(String), hasChanges: false });
});

describe('changes of a published post', () => {
  test('wait beside it for Update, which takes them along', async () => {
    const { post, etag } = await blog.write('POST', '', SAMPLE);
    const typed = { ...SAMPLE, title: 'Q' };
    const saved = await blog.write('PUT', `/${post._id}/changes`, typed, { 'If-Match': etag });
    const changes = { title: 'Q', saved: expect.any(String) };
    expect(saved.post).toMatchObject({ title: SAMPLE.title, changes });
    // The request is repeated, because its answer was lost.
    expect(await blog.write('PUT', `/${post._id}/changes`, typed, { 'If-Match': etag })).toEqual(saved);
    expect((await adminListed('?state=published')).posts[0]).toMatchObject({ hasChanges: true });
    const headers = { 'If-Match': saved.etag };
    const updated = await blog.write('PUT', `/${post._id}`, { ...SAMPLE, title: 'Updated title' }, headers);
    expect(updated.post).toMatchObject({ title: 'Updated title', changes: null });
  });

  test('of a second device get a 412, and so does an Update that has not seen them', async () => {
    const { post, etag } = await blog.write('POST', '', SAMPLE);
    const path = `/${post._id}`;
    const stale = { 'If-Match': etag };
    const saved = await blog.write('PUT', `${path}/changes`, { ...SAMPLE, title: 'Phone' }, stale);
    for (const [method, of] of [
      ['PUT', '/changes'],
      ['DELETE', '/changes'],
      ['PUT', ''],
      ['DELETE', ''],
      ['DELETE', '?permanently=true'],
      ['POST', '/revisions/1/restore'],
    ] as const) {
      const body = method === 'PUT' ? { ...SAMPLE, title: 'Laptop' } : undefined;
      const response = await blog.admin(method, path + of, body, stale);
      expect([method, of, response.status]).toEqual([method, of, 412]);
    }
    expect(await blog.write('GET', path)).toEqual(saved);
    const next = { ...SAMPLE, title: 'Phone again' };
    await blog.write('PUT', `${path}/changes`, next, { 'If-Match': saved.etag });
  });

  test('can be thrown away; a draft has none', async () => {
    const { post } = await blog.write('POST', '', SAMPLE);
    await blog.write('PUT', `/${post._id}/changes`, { ...SAMPLE, title: 'Typed' });
    expect((await blog.write('DELETE', `/${post._id}/changes`)).post).toEqual(post);
    expect((await blog.write('DELETE', `/${post._id}/changes`)).post).toEqual(post);
    const draft = await blog.create({ state: 'draft' });
    expect((await blog.admin('PUT', `/${draft._id}/changes`, SAMPLE)).status).toBe(409);
  });
});

test('the bin gives a post up for good with its history, also without having had it', async () => {
  const kept = await blog.create();
  const binned = await blog.create();
  await bin(binned._id);
  expect((await blog.write('GET', `/${binned._id}`)).post.binned).toEqual(expect.any(String));
  for (const { _id } of [kept, binned]) {
    await blog.admin('PUT', `/${_id}/changes`, { ...SAMPLE, title: 'Typed' });
    expect((await blog.admin('DELETE', `/${_id}?permanently=true`)).status).toBe(200);
    expect((await blog.admin('DELETE', `/${_id}?permanently=true`)).status).toBe(404);
    expect((await blog.admin('POST', `/${_id}/restore`)).status).toBe(404);
  }
  for (const table of ['post', 'post_changes', 'post_revision']) {
    expect(await blog.database.query(`SELECT FROM ${table}`)).toEqual([]);
  }
});
