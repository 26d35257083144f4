import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answerLost, deferred, errorResponse, json, offline, serve } from '../../test/adminServer';
import type { AdminPost } from '../api/posts';
import { PostSync, type SyncStatus } from './PostSync';
import { emptyValues, type PostValues } from './postValues';

beforeEach(() => {
  localStorage.setItem('adminToken', 'good');
  localStorage.setItem('adminAuthenticated', 'true');
});
const opened: PostSync[] = [];
afterEach(() => {
  for (const sync of opened.splice(0)) sync.close();
  localStorage.clear();
});

const post: AdminPost = {
  _id: 'oil-0a1b2c',
  title: 'Oil',
  content: '<p>Warm</p>',
  excerpt: 'Warm',
  author: 'Kadali',
  category: 'Hair Care',
  image: null,
  imageAlt: null,
  focus: null,
  date: '2026-11-01T06:00:00.000Z',
  updated: '2026-11-01T06:00:00.000Z',
  state: 'draft',
  binned: null,
  changes: null,
};
const text: PostValues = { ...emptyValues, title: 'Oil', content: '<p>Warm</p>' };
const answer = (fields: Partial<AdminPost> = {}, etag = '"1"') =>
  json({ ...post, ...fields }, { headers: { ETag: etag } });

function open(stored: AdminPost | null = null) {
  const sync = new PostSync(stored && { post: stored, etag: '"1"' });
  opened.push(sync);
  return sync;
}

const until = (sync: PostSync, status: SyncStatus) =>
  new Promise<void>((resolve) => {
    const look = () => void (sync.state.status === status && resolve());
    sync.subscribe(look);
    look();
  });

const names = (calls: ReturnType<typeof serve>) => calls.map(({ name }) => name);

describe('what is written', () => {
  it('becomes a draft on the server, and then changes that draft', async () => {
    const calls = serve({
      'POST /api/blogs': () => answer(),
      'PUT /api/blogs/oil-0a1b2c': () => answer({}, '"2"'),
    });
    const sync = open();
    sync.write(text);
    expect(sync.state.status).toBe('unsaved');
    expect(await sync.keep()).toBe(true);
    expect(sync.state).toMatchObject({ status: 'saved', savedAt: expect.any(Date) });
    expect(calls[0]?.body).toMatchObject({ title: 'Oil', state: 'draft', author: expect.any(String) });
    sync.write({ ...text, title: 'Oil, again' });
    await sync.keep();
    expect(names(calls)).toEqual(['POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c']);
    expect(calls[1]?.headers.get('If-Match')).toBe('"1"');
    expect(calls[1]?.body).toMatchObject({ title: 'Oil, again', state: 'draft' });
    expect(calls[1]?.body).not.toHaveProperty('author');
  });

  it('of a post that visitors see is kept apart from it', async () => {
    const calls = serve({ 'PUT /api/blogs/oil-0a1b2c/changes': () => answer({ state: 'published' }, '"2"') });
    const sync = open({ ...post, state: 'published' });
    sync.write({ ...text, title: 'Oil, again' });
    await sync.keep();
    expect(names(calls)).toEqual(['PUT /api/blogs/oil-0a1b2c/changes']);
    expect(calls[0]?.body).not.toHaveProperty('state');
  });

  it('is saved by itself after a pause, and has a name before it has a title', async () => {
    const calls = serve({ 'POST /api/blogs': () => answer() });
    const sync = open();
    sync.write({ ...text, title: '' });
    await until(sync, 'saved');
    expect(calls[0]?.body).toMatchObject({ title: 'Untitled' });
  });

  it('is not sent while there is nothing', async () => {
    const calls = serve({});
    const sync = open();
    sync.write({ ...emptyValues, category: 'Skin Care' });
    await sync.keep();
    expect(calls).toEqual([]);
  });

  it('while it is being saved comes next', async () => {
    const { handler, release } = deferred(() => answer());
    const calls = serve({ 'POST /api/blogs': handler, 'PUT /api/blogs/oil-0a1b2c': () => answer({}, '"2"') });
    const sync = open();
    sync.write(text);
    const saving = sync.keep();
    await until(sync, 'saving');
    sync.write({ ...text, title: 'Oil, more' });
    release();
    expect(await saving).toBe(false);
    expect(sync.state.status).toBe('unsaved');
    await sync.keep();
    expect(calls[1]?.body).toMatchObject({ title: 'Oil, more' });
  });

  it('waits for the network, and goes on by itself', async () => {
    let isUp = false;
    serve({ 'POST /api/blogs': () => (isUp ? answer() : offline()) });
    const sync = open();
    sync.write(text);
    expect(await sync.keep()).toBe(false);
    expect(sync.state.status).toBe('offline');
    isUp = true;
    const saved = until(sync, 'saved');
    dispatchEvent(new Event('online'));
    await saved;
  });

  it('is refused with the reason', async () => {
    serve({ 'POST /api/blogs': () => errorResponse(400, 'Unknown category.') });
    const sync = open();
    sync.write(text);
    await sync.keep();
    expect(sync.state).toMatchObject({ status: 'refused', reason: 'Unknown category.' });
  });
});

describe('a post whose answer was lost', () => {
  it('is stored once, and changed by what was written since', async () => {
    let tries = 0;
    const calls = serve({
      'POST /api/blogs': (call) => (tries++ === 0 ? answerLost(call) : answer()),
      'PUT /api/blogs/oil-0a1b2c': () => answer({ title: 'Oil!' }, '"2"'),
    });
    const sync = open();
    await expect(sync.publish(text, { state: 'published' }, { onProgress: () => {} })).rejects.toThrow();
    await sync.publish({ ...text, title: 'Oil!' }, { state: 'published' }, {});
    expect(names(calls)).toEqual(['POST /api/blogs', 'POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c']);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'));
    expect(calls[2]?.body).toMatchObject({ title: 'Oil!', state: 'published' });
  });

  it('stays published when what was written is saved next', async () => {
    let tries = 0;
    const calls = serve({
      'POST /api/blogs': (call) => (tries++ === 0 ? answerLost(call) : answer({ state: 'published' })),
      'PUT /api/blogs/oil-0a1b2c/changes': () => answer({ state: 'published' }, '"2"'),
    });
    const sync = open();
    await expect(sync.publish(text, { state: 'published' }, { onProgress: () => {} })).rejects.toThrow();
    sync.write({ ...text, title: 'Oil!' });
    expect(await sync.keep()).toBe(true);
    expect(names(calls)).toEqual(['POST /api/blogs', 'POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c/changes']);
  });

  it('is known again after the page was loaded anew', async () => {
    const calls = serve({
      'POST /api/blogs': () => answer(),
      'PUT /api/blogs/oil-0a1b2c': () => answer({}, '"2"'),
    });
    const unconfirmed = { title: 'Oil', state: 'draft' as const };
    const sync = open();
    sync.resume(null, { idempotencyKey: 'the-key', unconfirmed });
    sync.write(text);
    await sync.keep();
    expect(calls[0]?.body).toMatchObject(unconfirmed);
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe('the-key');
    expect(names(calls)).toEqual(['POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c']);
  });

  it('is no conflict with itself', async () => {
    let tries = 0;
    serve({
      'PUT /api/blogs/oil-0a1b2c': (call) =>
        tries++ === 0 ? answerLost(call) : errorResponse(412, 'Changed meanwhile.'),
      'GET /api/blogs/oil-0a1b2c': () => answer({ title: 'Oil!', state: 'published' }, '"2"'),
    });
    const sync = open(post);
    const mine = { ...text, title: 'Oil!' };
    await expect(sync.publish(mine, { state: 'published' }, { onProgress: () => {} })).rejects.toThrow();
    await sync.publish(mine, { state: 'published' }, {});
    expect(sync.state).toMatchObject({ theirs: null, status: 'saved', stored: { etag: '"2"' } });
  });
});

describe('a post that another device changed', () => {
  const serveConflict = () =>
    serve({
      'PUT /api/blogs/oil-0a1b2c': ({ headers }) =>
        headers.get('If-Match') === '"2"' ? answer({}, '"3"') : errorResponse(412, 'Changed meanwhile.'),
      'GET /api/blogs/oil-0a1b2c': () => answer({ title: 'Theirs' }, '"2"'),
    });

  it('waits for the owner to choose, and keeps mine', async () => {
    serveConflict();
    const sync = open(post);
    sync.write({ ...text, title: 'Mine' });
    expect(await sync.keep()).toBe(false);
    expect(sync.state.theirs?.post.title).toBe('Theirs');
    sync.keepMine();
    expect(await sync.keep()).toBe(true);
    expect(sync.state).toMatchObject({ theirs: null, stored: { etag: '"3"' } });
  });

  it('or theirs', async () => {
    serveConflict();
    const sync = open(post);
    sync.write({ ...text, title: 'Mine' });
    await sync.keep();
    const { theirs } = sync.state;
    if (theirs) sync.takeTheirs(theirs);
    expect(sync.state).toMatchObject({ theirs: null, base: { title: 'Theirs' }, status: 'saved' });
  });

  it('asks no second time while she goes on writing', async () => {
    serveConflict();
    const sync = open(post);
    sync.write({ ...text, title: 'Mine' });
    await sync.keep();
    sync.putOff();
    sync.write({ ...text, title: 'Mine, more' });
    expect(sync.state.theirs).toBeNull();
    expect(sync.isUnsaved()).toBe(true);
    await sync.keep();
    expect(sync.state.theirs?.post.title).toBe('Theirs');
  });
});
