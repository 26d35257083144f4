import { sampleContent } from '@salon/content/testing/sample';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Import } from '../src/import/import.dto.js';
import { inAnHour, SAMPLE, type TestApp, useApp } from './app.js';
import { importing } from './importing.js';
import { jpeg } from './samples.js';

const [old, empty] = [useApp(), useApp()];

async function zipOf(site: TestApp): Promise<Buffer> {
  const begun = await site.send('POST', '/api/export', { editions: 'present' });
  const { address } = (await begun.json()) as { address: string };
  return Buffer.from(await (await site.get(address)).arrayBuffer());
}

/** Who saved a post, and when, is of its site. */
const settled = (text: string) =>
  text.replace(/"(updated|saved|updatedBy|by)": ?("[^"]*"|null)/g, '"$1": ""');

/** The files of an export of which an import makes the same. */
async function filesIn(bytes: Buffer): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (!/^(posts\/|(addresses|categories|consents)\.json)/.test(entry.fileName)) continue;
    const parts = await (await zip.openReadStreamPromise(entry)).toArray();
    const text = settled(Buffer.concat(parts).toString());
    files[entry.fileName] = entry.fileName.endsWith('.json') ? JSON.parse(text) : text;
  }
  return files;
}

async function bring(site: TestApp, bytes: Buffer, choices: object = {}): Promise<Import> {
  const { looked, bring } = importing(site);
  return bring((await looked({ name: 'export.zip', bytes })).id, choices);
}

async function clear({ database }: TestApp): Promise<void> {
  await database.query('TRUNCATE post, picture, imported, import, old_address, site_draft CASCADE');
}

const line = fc.string({ unit: 'grapheme', maxLength: 40 });
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const TABLE = '<table><tbody><tr><th>Cut</th><td>400</td></tr></tbody></table>';

const posts = fc.array(
  fc.record({
    title: line,
    words: line,
    excerpt: line,
    state: fc.constantFrom('draft', 'published', 'scheduled'),
    category: fc.constantFrom('Hair Care', 'Oils', undefined),
    language: fc.constantFrom('en', 'ta'),
    picture: fc.option(fc.integer({ min: 30, max: 60 }), { nil: undefined }),
    isImage: fc.boolean(),
    hasTable: fc.boolean(),
    hasChanges: fc.boolean(),
    wasAt: fc.option(fc.stringMatching(/^\/[a-z]{12}\/$/), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 5 },
);
type Generated = typeof posts extends fc.Arbitrary<(infer Post)[]> ? Post : never;

async function make(site: TestApp, post: Generated): Promise<void> {
  const { words, excerpt, state, category, language, picture, isImage } = post;
  const stored = picture === undefined ? undefined : (await site.store(await jpeg({ width: picture }))).image;
  const figure = stored && !isImage ? `<figure><img src="${stored}" alt="${escaped(words)}"></figure>` : '';
  const content = `${SAMPLE.content}<p>${escaped(words)}</p>${figure}${post.hasTable ? TABLE : ''}`;
  const body = {
    ...{ title: `Title ${post.title}`, content, excerpt, state, category, language },
    image: isImage ? stored : undefined,
    date: state === 'scheduled' ? inAnHour() : '2024-05-06T07:08:09.000Z',
  };
  const { _id } = await site.create(body);
  if (post.hasChanges && state !== 'draft')
    await site.write('PUT', `/${_id}/changes`, { title: 'Changed title', content, category });
  if (post.wasAt)
    await site.database.query(
      'INSERT INTO old_address (path, post_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [post.wasAt.slice(0, -1), _id],
    );
}

test('what was exported, brought into an empty site and exported again is the same, whatever posts there are', async () => {
  await old.send('POST', '/api/categories', { name: 'Oils' });
  await fc.assert(
    fc.asyncProperty(posts, async (generated) => {
      await clear(old);
      await clear(empty);
      for (const post of generated) await make(old, post);
      const first = await zipOf(old);
      expect(await bring(empty, first)).toMatchObject({ state: 'done', missing: 0 });
      const files = await filesIn(first);
      expect(Object.keys(files).length).toBe(3 + generated.length * 2);
      expect(await filesIn(await zipOf(empty))).toEqual(files);
    }),
    { numRuns: 4 },
  );
}, 300_000);

test('content comes into the draft with its pictures, consents with theirs, and nothing comes twice', async () => {
  await clear(old);
  await clear(empty);
  const { image } = await old.store(await jpeg({ width: 70 }));
  const content = sampleContent();
  content.photos.heroes.about = { image, alt: 'The salon' };
  const published = await old.publish(await old.saveDraft(content, undefined, 1));
  expect(published.status).toBe(201);
  const consent = { who: 'Uma', uses: ['site'], until: '2099-05-31', given: 'on paper' };
  await old.send('PUT', `/api/consents/${image.split('/')[2]}`, consent);
  const zip = await zipOf(old);
  expect(await bring(empty, zip, { content: true })).toMatchObject({ state: 'done', found: { content: 1 } });
  const draft = (await (await empty.send('GET', '/api/site/draft')).json()) as { content: typeof content };
  expect(draft.content.photos.heroes.about.image).toBe(image);
  expect(await empty.database.query('SELECT key FROM picture')).toEqual([{ key: image.split('/')[2] }]);
  expect(await empty.database.query('SELECT who FROM consent')).toEqual([{ who: 'Uma' }]);
  const again = await bring(empty, zip);
  expect(again).toMatchObject({ state: 'done' });
  const items = await importing(empty).items(again.id);
  expect(items.find(({ kind }) => kind === 'picture')?.outcome).toBe('left');
});
