import { json, offline, serve } from '../../test/adminServer';
import { adminPost } from '../../test/posts';
import type { AdminPost, EditablePost } from '../api/posts';
import { readFromDevice } from '../saving/device';
import { emptyValues, type PostValues } from './postValues';
import { SavedPost } from './SavedPost';

const opened: SavedPost[] = [];
afterEach(() => {
  for (const { saver } of opened.splice(0)) saver.close();
});

const text: PostValues = { ...emptyValues, title: 'Oil', content: '<p>Warm</p>' };
const answer = (fields: Partial<AdminPost> = {}, etag = '"1"') =>
  json(adminPost('oil-0a1b2c', { state: 'draft', ...fields }), { headers: { ETag: etag } });

function open(post: EditablePost | null = null) {
  const saved = new SavedPost(post);
  opened.push(saved);
  const write = (values: PostValues) => {
    saved.saver.change(() => values);
    return saved.saver.saveNow();
  };
  return { saved, saver: saved.saver, write };
}

const names = (calls: ReturnType<typeof serve>) => calls.map(({ name }) => name);

describe('what is written', () => {
  it('becomes a draft on the server, and then changes that draft', async () => {
    const calls = serve({
      'POST /api/blogs': () => answer(),
      'PUT /api/blogs/oil-0a1b2c': () => answer({}, '"2"'),
    });
    const { saver, write } = open();
    expect(await write(text)).toBe(true);
    expect(saver.getState()).toMatchObject({ status: 'saved', stored: { savedAt: expect.any(Date) } });
    expect(calls[0]?.body).toMatchObject({ title: 'Oil', state: 'draft' });
    await write({ ...text, title: 'Oil, again' });
    expect(names(calls)).toEqual(['POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c']);
    expect(calls[1]?.headers.get('If-Match')).toBe('"1"');
    expect(calls[1]?.body).toMatchObject({ title: 'Oil, again', state: 'draft' });
  });

  it('is “Untitled” without a title, and not sent while it is empty', async () => {
    const calls = serve({ 'POST /api/blogs': () => answer() });
    const { write } = open();
    await write({ ...emptyValues, category: 'Skin Care' });
    expect(calls).toEqual([]);
    await write({ ...text, title: '' });
    expect(calls[0]?.body).toMatchObject({ title: 'Untitled' });
  });
});

describe('a post whose answer was lost', () => {
  const lostOnce = (then: () => Response) => {
    let tries = 0;
    return () => (tries++ === 0 ? offline() : then());
  };
  const publish = ({ saved, saver }: ReturnType<typeof open>, values: PostValues) => {
    saver.change(() => values);
    return saved.publish(values, { state: 'published' });
  };

  it('is stored once, and then updated with later changes', async () => {
    const calls = serve({
      'POST /api/blogs': lostOnce(() => answer()),
      'PUT /api/blogs/oil-0a1b2c': () => answer({ title: 'Oil!' }, '"2"'),
    });
    const editor = open();
    await expect(publish(editor, text)).rejects.toThrow();
    const kept = readFromDevice<PostValues>('adminDraft:new');
    expect(kept?.unconfirmed).toMatchObject({ title: 'Oil' });
    await publish(editor, { ...text, title: 'Oil!' });
    expect(names(calls)).toEqual(['POST /api/blogs', 'POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c']);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    for (const call of calls.slice(0, 2))
      expect(call.headers.get('Idempotency-Key')).toBe(kept?.idempotencyKey);
    expect(calls[2]?.body).toMatchObject({ title: 'Oil!', state: 'published' });
  });

  it('is recognised after a reload', async () => {
    const calls = serve({
      'POST /api/blogs': () => answer(),
      'PUT /api/blogs/oil-0a1b2c': () => answer({}, '"2"'),
    });
    const unconfirmed = { title: 'Oil', state: 'draft' as const };
    const { focus: _, ...values } = text;
    const copy = {
      content: values,
      base: { content: emptyValues },
      idempotencyKey: 'the-key',
      unconfirmed,
      savedAt: '2026-11-20T06:00:00Z',
    };
    localStorage.setItem('adminDraft:new', JSON.stringify(copy));
    const { saved, saver } = open();
    const found = readFromDevice<PostValues>('adminDraft:new');
    if (found) saved.resume(found);
    expect(saver.getState().content).toEqual(text);
    await saver.saveNow();
    expect(calls[0]?.body).toMatchObject(unconfirmed);
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe('the-key');
    expect(names(calls)).toEqual(['POST /api/blogs', 'PUT /api/blogs/oil-0a1b2c']);
    expect(localStorage.getItem('adminDraft:new')).toBeNull();
  });

  it('is no conflict when the release before kept it, with an excerpt of null', async () => {
    const post = adminPost('oil-0a1b2c', {
      state: 'draft',
      title: 'Oil',
      content: '<p>Warm</p>',
      excerpt: 'Warm',
    });
    const calls = serve({
      'GET /api/blogs/oil-0a1b2c': () => answer(post, '"2"'),
      'PUT /api/blogs/oil-0a1b2c': () => answer(post, '"3"'),
    });
    const { saved, saver } = open({ post, etag: '"2"' });
    const { content } = saver.getState();
    const base = { content: { ...content, excerpt: null as never } };
    saved.resume({
      content: { ...content, excerpt: 'My own' },
      base,
      sent: [],
      savedAt: '2026-11-20T06:00:00Z',
    });
    expect(await saver.saveNow()).toBe(true);
    expect(saver.getState().conflict).toBeFalsy();
    expect(calls.at(-1)?.body).toMatchObject({ excerpt: 'My own' });
  });
});
