import { describe, expect, test } from 'vitest';
import type { Changes } from '../src/changes/changes.dto.js';
import type { AdminPostSummary } from '../src/posts/read/answers.js';
import { expectRefused, SAMPLE, useApp } from './app.js';

const blog = useApp();

const MALAYALAM = {
  title: 'മഴക്കാലത്തെ മുടി സംരക്ഷണം',
  content: '<p>ഈർപ്പം മുടിയെ പരുക്കനാക്കും; ഒരു ക്രീം അതിനെ മിനുസപ്പെടുത്തും.</p>',
  language: 'ml',
};
/** An English post with a version in Malayalam, both published. */
async function makeTwo() {
  const english = await blog.create();
  const malayalam = await blog.create({ ...MALAYALAM, versionOf: english._id });
  return { english, malayalam };
}
const sistersOf = async (id: string) => (await blog.write('GET', `/${id}`)).post.sisters;
const sister = ({ _id, language }: { _id: string; language: string }) => ({ _id, language });

describe('a post', () => {
  test('is English unless it says otherwise, and keeps its language when a save leaves it out', async () => {
    const english = await blog.create();
    expect([english.language, english.sisters]).toEqual(['en', []]);
    const malayalam = await blog.create(MALAYALAM);
    expect((await blog.update(malayalam._id)).language).toBe('ml');
    expect((await blog.update(malayalam._id, { language: 'en' })).language).toBe('en');
  });

  test.each([
    [{ language: 'fr' }, 'language', 'Please choose one of the languages.'],
    [{ versionOf: 'none-x7k2m9' }, 'versionOf', 'The post of which this is a version is not there.'],
  ])('with %j is refused', async (fields, field, message) => {
    await expectRefused(await blog.admin('POST', '', { ...SAMPLE, ...fields }), 400, message, field);
  });

  test('has another language for visitors once its changes are published', async () => {
    const { _id } = await blog.create();
    const { post } = await blog.write('PUT', `/${_id}/changes`, { ...SAMPLE, language: 'ml' });
    expect([post.language, post.changes?.language]).toEqual(['en', 'ml']);
    // As the release before stored them.
    await blog.database.query("UPDATE post_changes SET text = text - 'language' WHERE post_id = $1", [_id]);
    expect((await blog.write('GET', `/${_id}`)).post.changes?.language).toBe('en');
  });

  test('takes the language of an earlier text that is restored; texts of the release before have none', async () => {
    const { _id } = await blog.create({ ...MALAYALAM, state: 'draft' });
    await blog.update(_id, { language: 'ta', state: 'draft' });
    expect((await blog.write('POST', `/${_id}/revisions/1/restore`)).post.language).toBe('ml');
    await blog.database.query("UPDATE post_revision SET text = text - 'language' WHERE post_id = $1", [_id]);
    await blog.update(_id, { language: 'ta', state: 'draft' });
    expect((await blog.write('POST', `/${_id}/revisions/1/restore`)).post.language).toBe('ta');
  });
});

describe('versions of a post', () => {
  test('name each other to those who write', async () => {
    const { english, malayalam } = await makeTwo();
    const tamil = await blog.create({ language: 'ta', versionOf: malayalam._id, state: 'draft' });
    expect(await sistersOf(english._id)).toEqual([malayalam, tamil].map(sister));
    const [listed] = (await (await blog.admin('GET', '?state=draft')).json()) as AdminPostSummary[];
    expect(listed).toMatchObject({ _id: tamil._id, sisters: [english, malayalam].map(sister) });
  });

  test('leave the version of the first one, so that its next save is not refused', async () => {
    const { post, etag } = await blog.write('POST', '', SAMPLE);
    await blog.create({ ...MALAYALAM, versionOf: post._id });
    await blog.write('PUT', `/${post._id}`, { ...SAMPLE, title: 'Another title' }, { 'If-Match': etag });
  });

  test('are one in each language, whatever would make a second', async () => {
    const { english, malayalam } = await makeTwo();
    const taken = 'There is a version in Malayalam already.';
    const second = { ...MALAYALAM, versionOf: english._id };
    await expectRefused(await blog.admin('POST', '', second), 400, taken, 'language');
    const changed = await blog.admin('PUT', `/${english._id}`, MALAYALAM);
    await expectRefused(changed, 400, taken, 'language');
    // One in the bin leaves its place, and comes back only while that is free.
    await blog.write('DELETE', `/${malayalam._id}`);
    const { _id } = await blog.create(second);
    await expectRefused(await blog.admin('POST', `/${malayalam._id}/restore`), 400, taken, 'language');
    await blog.write('DELETE', `/${_id}?permanently=true`);
    await blog.write('POST', `/${malayalam._id}/restore`);
    expect(await sistersOf(english._id)).toEqual([sister(malayalam)]);
  });

  test('are known to belong together to renderers', async () => {
    const made = Object.values(await makeTwo());
    const { posts } = (await blog.json('/internal/changes?wait=1')) as Changes;
    const [one, other] = made.map((post) => posts.find(({ _id }) => _id === post._id));
    expect([one?.language, other?.language]).toEqual(['en', 'ml']);
    expect(one?.family).toMatch(/^[0-9a-f-]{36}$/);
    expect(other?.family).toBe(one?.family);
  });
});

test('a list and a search can be of one language; links to the next page keep it', async () => {
  const { english, malayalam } = await makeTwo();
  const { ids } = await blog.listed('?language=ml');
  expect(ids).toContain(malayalam._id);
  expect(ids).not.toContain(english._id);
  const response = await blog.get('/api/blogs?language=ml&limit=1');
  expect(response.headers.get('Link')).toContain('limit=1&language=ml&cursor=');
  const found = async (words: string) =>
    (await blog.listed(`?language=ml&q=${encodeURIComponent(words)}`)).ids.includes(malayalam._id);
  const searches = ['മുടി', 'മഴക്കാലത്തെ സംരക്ഷ', 'പരുക്കനാക്കും', 'മുട', 'മുടികൊഴിച്ചിൽ', 'കാലത്തെ'];
  expect(await Promise.all(searches.map(found))).toEqual([true, true, true, true, false, false]);
});
