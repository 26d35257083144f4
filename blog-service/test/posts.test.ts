import { describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { PostWritesService } from '../src/posts/write/post-writes.service.js';
import { etagOf, expectRefused, type PostOut, SALON_NAME, SAMPLE, useApp } from './app.js';

const blog = useApp();

describe('creating a post', () => {
  test('answers 201 with the post, its address and its ETag', async () => {
    const image = 'https://pictures.example/a.jpg';
    const sent = { ...SAMPLE, excerpt: 'Short.', author: 'Meena', image, imageAlt: 'A comb' };
    const response = await blog.admin('POST', '', sent);
    expect(response.status).toBe(201);
    const post = (await response.json()) as PostOut;
    expect(post).toEqual({
      _id: expect.stringMatching(/^monsoon-frizz-care-[a-z0-9]{6}$/),
      ...sent,
      updatedBy: 'Devi',
      focus: null,
      language: 'en',
      sisters: [],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated: post.date,
      state: 'published',
      wasPublic: true,
      binned: null,
      changes: null,
    });
    expect(response.headers.get('Location')).toBe(`/api/blogs/${post._id}`);
    const read = await blog.get(`/api/blogs/${post._id}`);
    const { state, wasPublic, sisters, binned, changes, updatedBy, ...forVisitors } = post;
    expect(await read.json()).toEqual(forVisitors);
    const readByAdmin = await blog.admin('GET', `/${post._id}`);
    expect(await readByAdmin.json()).toEqual(post);
    expect(readByAdmin.headers.get('ETag')).toBe(response.headers.get('ETag'));
  });

  test('fills in the salon as author and an excerpt from the text; what is optional may be missing, empty or null', async () => {
    const content = `<h2>Why it helps</h2><p>${'Oil the ends first. '.repeat(20)}</p>`;
    const missing = await blog.create({ content, category: undefined });
    const empty = await blog.create({
      content,
      category: '',
      excerpt: ' ',
      author: '',
      image: '',
      imageAlt: '',
    });
    const none = await blog.create({ content, category: null, excerpt: null, author: null, image: null });
    for (const post of [missing, empty, none]) {
      expect(post).toMatchObject({ author: SALON_NAME, category: null, image: null, imageAlt: null });
      expect(post.excerpt).toMatch(/^Why it helps\. Oil the ends first\. .*\w\.?\.\.\.$/);
      expect(post.excerpt.length).toBeLessThanOrEqual(153);
    }
  });
});

describe('a body that breaks a rule gets a 400 with one sentence', () => {
  const article = '<p>Twenty characters at least.</p>';
  const NUL = 'contains characters that cannot be stored';
  test.each([
    ['Title must be at least 5 characters long', 'title', undefined],
    ['Title must be at least 5 characters long', 'title', '\u200b\u200b\u200b\u200b\u200b\u200b'],
    ['Title must be at most 200 characters long', 'title', 'x'.repeat(201)],
    [`Title ${NUL}`, 'title', 'Hair oil \ud800'],
    ['Content must be at least 20 characters long', 'content', undefined],
    ['Content must be at least 20 characters long', 'content', '<p>Nineteen characters</p>'],
    ['Content must be at least 20 characters long', 'content', `<p>${'&nbsp; '.repeat(30)}</p>`],
    [`Content ${NUL}`, 'content', `${article}\0`],
    ['Content must be at most 200,000 characters of HTML', 'content', 'x'.repeat(200_001)],
    ['Content must have at most 5,000 HTML tags', 'content', article + '<b x>'.repeat(5_000)],
    ['Excerpt must be at most 500 characters long', 'excerpt', 'x'.repeat(501)],
    ['Category must be one of the known categories', 'category', 'Haircare'],
    ['Image must be a picture or an http(s) address', 'image', 'javascript:alert(1)'],
    ['Image must be a picture or an http(s) address', 'image', '/media/../secret'],
    ['The field _id is not known.', '_id', 'mine'],
  ])('%s (%s)', async (message, field, value) => {
    const response = await blog.admin('POST', '', { ...SAMPLE, [field]: value });
    await expectRefused(response, 400, message, field);
  });

  test('the limits themselves pass, counted as a person counts, without white space around', async () => {
    expect((await blog.create({ title: '  Oiling\n  your   hair ' })).title).toBe('Oiling your hair');
    await blog.create({ title: '👩‍👩‍👧‍👦👍🏽é௧க்', excerpt: 'é'.repeat(500) });
    await blog.create({ title: 'நி'.repeat(200), content: '<p>Exactly twenty chars</p>' });
    await blog.create({ content: '<p>Some words.</p>'.repeat(5_000) });
  });
});

test('the body itself has at most 8 MiB, without a picture 64 KiB', async () => {
  const long = await blog.admin('POST', '', { content: 'x'.repeat(8 * 1024 * 1024) });
  await expectRefused(long, 413, 'Image size should be less than 5MB');
  const short = await blog.admin('POST', '/some-post-abc123/restore', { text: 'x'.repeat(64 * 1024) });
  expect(short.status).toBe(413);
});

test('scripts are never stored: by POST, by PUT, or by code that calls the service', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
  const fields = { title: `Title ${attack}`, excerpt: attack, author: attack, imageAlt: attack };
  const body = { ...fields, content: `<p>Enough text to be a post.</p>${attack}` };
  const post = await blog.create(body);
  // Plain text stays as it was typed, because every page escapes it. The id contains none of it.
  expect(post).toMatchObject({ ...fields, _id: expect.stringMatching(/^[a-z0-9-]+$/) });
  const updated = await blog.update((await blog.create())._id, body);
  const { body: ofService } = await blog.app.get(PostWritesService).create(body);
  const ids = [post, updated, ofService].map(({ _id }) => _id);
  const stored = await blog.database.query('SELECT DISTINCT content FROM post WHERE id = ANY ($1)', [ids]);
  const harmless = '<p>Enough text to be a post.</p><a rel="noopener noreferrer">x</a>';
  expect([post.content, stored]).toEqual([harmless, [{ content: harmless }]]);
});

describe('changing a post', () => {
  test('keeps its id, date and address, and follows the rules of creating one', async () => {
    const post = await blog.create({ image: 'https://pictures.example/a.jpg' });
    const content = '<h1>Big</h1><p>Something quite different now.</p>';
    const { post: changed } = await blog.write('PUT', `/${post._id}`, { title: 'Another title', content });
    expect(changed).toMatchObject({
      _id: post._id,
      date: post.date,
      title: 'Another title',
      content: '<h2>Big</h2><p>Something quite different now.</p>',
      image: null,
      category: null,
    });
    expect(changed.updated > post.updated).toBe(true);
    expect((await blog.admin('PUT', `/${post._id}`, { title: 'x' })).status).toBe(400);
  });

  test('412 when the post has changed since the ETag was read, also when a proxy weakened the tag', async () => {
    const path = `/${(await blog.create())._id}`;
    const etag = etagOf(await blog.admin('GET', path));
    const save = (seen: string, title = 'A writer') =>
      blog.admin('PUT', path, { ...SAMPLE, title }, { 'If-Match': seen });
    const first = await save(`W/${etag}`);
    expect(first.status).toBe(200);
    const changed = 'The post has been changed meanwhile. Please reload it and try again.';
    await expectRefused(await save(etag, 'Second writer'), 412, changed);
    for (const none of ['', 'x', '"x"', '""']) expect((await save(none)).status).toBe(412);
    expect((await save('*')).status).toBe(200);
  });

  test('of two concurrent writers with the same ETag one wins', async () => {
    const { post, etag } = await blog.write('POST', '', SAMPLE);
    const save = (title: string) =>
      blog.admin('PUT', `/${post._id}`, { ...SAMPLE, title }, { 'If-Match': etag });
    const answers = await Promise.all(['One writer', 'Two writers'].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('deleting and restoring', () => {
  test('a deleted post is gone, 404 the second time, and comes back as it was', async () => {
    const post = await blog.create({ title: 'Soon to be deleted' });
    const deleted = await blog.admin('DELETE', `/${post._id}`);
    expect([deleted.status, await deleted.json()]).toEqual([200, { message: 'Blog deleted successfully!' }]);
    expect((await blog.admin('DELETE', `/${post._id}`)).status).toBe(404);
    expect((await blog.admin('PUT', `/${post._id}`, SAMPLE)).status).toBe(404);
    expect(await blog.status(`/api/blogs/${post._id}`)).toBe(404);
    // Once more, it stays as it is.
    for (const _ of ['restored', 'restored already']) {
      const restored = await blog.admin('POST', `/${post._id}/restore`);
      expect([restored.status, await restored.json()]).toEqual([200, post]);
    }
    expect(await (await blog.get('/api/blogs')).text()).toContain(post._id);
  });

  test('after 30 days it is too late: counted by the database, not by the clock of a replica', async () => {
    const post = await blog.create();
    await blog.admin('DELETE', `/${post._id}`);
    const age = (days: number) =>
      blog.database.query('UPDATE post SET deleted_at = deleted_at - make_interval(days => $1)', [days]);
    await age(29);
    await blog.app.get(Jobs).cleanUp();
    expect((await blog.admin('GET', `/${post._id}`)).status).toBe(200);
    await age(2);
    expect((await blog.admin('POST', `/${post._id}/restore`)).status).toBe(404);
    await blog.app.get(Jobs).cleanUp();
    expect(await blog.database.query('SELECT FROM post WHERE id = $1', [post._id])).toEqual([]);
  });
});
