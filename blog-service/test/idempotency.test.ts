import { beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { etagOf, expectRefused, type PostOut, SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg } from './samples.js';

const blog = useApp();
beforeEach(async () => {
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM idempotency_key');
});

const post = (body: object, key: string, url = blog.url) =>
  blog.send('POST', '/api/blogs', body, { 'Idempotency-Key': key }, url);
const posts = async () => (await blog.database.query('SELECT FROM post')).length;

async function answerOf(response: Response) {
  return { status: response.status, location: response.headers.get('Location'), post: await response.json() };
}

describe('a POST with an Idempotency-Key', () => {
  test('that is repeated makes no other post, and overwrites nothing that was saved since', async () => {
    const first = await answerOf(await post(SAMPLE, 'key-1'));
    expect(first.status).toBe(201);
    expect(await answerOf(await post(SAMPLE, 'key-1'))).toEqual(first);
    const path = `/${(first.post as PostOut)._id}`;
    const save = (title: string, seen: Response) =>
      blog.admin('PUT', path, { ...SAMPLE, title }, { 'If-Match': etagOf(seen) });
    expect((await save('Changed since', await post(SAMPLE, 'key-1'))).status).toBe(200);
    const late = await post(SAMPLE, 'key-1');
    expect((await save('Changed unseen', late)).status).toBe(412);
    expect(await late.json()).toMatchObject({ title: 'Changed since' });
    expect(await posts()).toBe(1);
  });

  test.each([
    ['deleted permanently', '?permanently=true'],
    ['removed from the bin by the clean-up', ''],
  ])('whose post was %s creates no other, and nothing of the text is kept', async (_, query) => {
    const body = { ...SAMPLE, title: 'Regretted words', state: 'draft' };
    const created = (await (await post(body, 'key-1')).json()) as PostOut;
    // Publishing gives the post another id.
    const { _id } = await blog.update(created._id, {
      title: 'Regretted words, published',
      state: 'published',
    });
    expect(_id).not.toBe(created._id);
    expect((await post(body, 'key-1')).headers.get('Location')).toBe(`/api/blogs/${_id}`);
    expect((await blog.admin('DELETE', `/${_id}${query}`)).status).toBe(200);
    await blog.database.query("UPDATE post SET deleted_at = now() - interval '31 days' WHERE id = $1", [_id]);
    await blog.app.get(Jobs).cleanUp();
    expect(JSON.stringify(await blog.database.query('SELECT * FROM idempotency_key'))).not.toContain(
      'Regretted',
    );
    await expectRefused(await post(body, 'key-1'), 404, 'Blog post not found.');
    expect(await posts()).toBe(0);
  });

  test('gets a 422 when the body is another one', async () => {
    await post(SAMPLE, 'key-1');
    for (const changes of [{ title: 'Another title' }, { state: 'draft' }, { focus: { x: 0, y: 0.5 } }]) {
      const response = await post({ ...SAMPLE, ...changes }, 'key-1');
      await expectRefused(response, 422, expect.stringContaining('was used for another post'));
    }
    expect(await posts()).toBe(1);
  });

  test('makes one post of two requests at once, also on two replicas, with the same answer', async () => {
    const replica = await blog.replica();
    const body = { ...SAMPLE, image: dataUrl(await jpeg()) };
    const answers = await Promise.all(
      [blog.url, replica.url, blog.url, replica.url].map(async (url) =>
        answerOf(await post(body, 'key-1', url)),
      ),
    );
    await replica.app.close();
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(201);
    expect(await posts()).toBe(1);
  });

  test('may be sent again after a fault: nothing is kept of a refused one', async () => {
    expect((await post(SAMPLE, '')).status).toBe(400);
    expect((await post({ ...SAMPLE, title: 'x' }, 'key-1')).status).toBe(400);
    const gone = '/media/00000000000000000000-10x10-ffffff/960.jpg';
    expect((await post({ ...SAMPLE, image: gone }, 'key-1')).status).toBe(400);
    for (const key of ['key-1', 'k', '~'.repeat(100), '"quoted"']) {
      expect((await post(SAMPLE, key)).status).toBe(201);
    }
  });
});
