import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { PictureFacts, PostFacts } from '../src/export/format.js';
import type { EditionFacts } from '../src/export/schema.js';
import { expectRefused, inAnHour, type PostOut, PUBLIC_URL, SAMPLE, useApp } from './app.js';
import { jpeg, plain } from './samples.js';

const blog = useApp();
const keyOf = (image: string | null) => `${image?.split('/')[2]}`;
const begin = (editions: unknown = 'present') => blog.send('POST', '/api/export', { editions });
const address = async (editions = 'present') =>
  ((await (await begin(editions)).json()) as { address: string }).address;

type Files = Map<string, Buffer>;
/** The files of an export, in their order. */
async function exported(editions?: string): Promise<Files> {
  const zip = await fromBufferPromise(
    Buffer.from(await (await blog.get(await address(editions))).arrayBuffer()),
  );
  const files: Files = new Map();
  for await (const entry of zip.eachEntry()) {
    const parts = await (await zip.openReadStreamPromise(entry)).toArray();
    files.set(entry.fileName, Buffer.concat(parts));
  }
  return files;
}
const read = (files: Files, name: string) => `${files.get(name)}`;
const readCsv = (files: Files, name: string) =>
  Papa.parse(read(files, name).replace(/^\ufeff|\s+$/g, '')).data;
const readJson = <Facts>(files: Files, name: string) => JSON.parse(read(files, name)) as Facts;

const [TITLE, PICTURED] = ['Tips & <b>tricks</b> ]]> "today"', '5 pictures'];
const ENGLISH = { ...SAMPLE, title: TITLE, author: 'Devi & Anu', excerpt: 'Short\u0007' };
let [cover, inside, onPage, unused, withdrawn] = ['', '', '', '', ''];
let posts: Record<'english' | 'tamil' | 'draft' | 'scheduled' | 'binned', PostOut>;
let content: SiteContent;

beforeAll(async () => {
  const colours = ['#123456', '#654321', '#abcdef', '#fedcba'];
  const files = await Promise.all(
    colours.map((it) => plain({ width: 64, height: 48 }, it).jpeg().toBuffer()),
  );
  const [first = '', second = '', third = '', fourth = ''] = await Promise.all(
    files.map(async (it) => (await blog.store(it)).image),
  );
  [inside, onPage, unused, withdrawn] = [first, second, third, fourth];
  cover = (await blog.store(await jpeg({ width: 1500, height: 40 }))).image;
  const text = `${SAMPLE.content}<figure><img src="${inside}" alt="A bun"><figcaption>Ours</figcaption></figure>`;
  const english = await blog.create({ ...ENGLISH, content: text, image: cover, imageAlt: 'A braid' });
  const tamil = await blog.create({
    title: 'மழைக்கால முடி',
    author: 'தேவி',
    language: 'ta',
    versionOf: english._id,
  });
  const draft = await blog.create({ title: PICTURED, state: 'draft', image: withdrawn });
  const scheduled = await blog.create({ title: 'To come', state: 'scheduled', date: inAnHour() });
  const binned = await blog.create({ title: 'Not this one' });
  posts = { english, tamil, draft, scheduled, binned };
  await blog.write('PUT', `/${english._id}/changes`, { ...ENGLISH, title: 'Longer', content: text });
  await blog.admin('DELETE', `/${binned._id}`);
  content = sampleContent();
  content.salon.name = 'Kadali & Co';
  content.photos.heroes.about = { image: onPage, alt: 'The salon' };
  await blog.publish(await blog.saveDraft(content, undefined, 1));
  const noted = { who: 'Uma', uses: ['site'], until: '2099-05-31', given: 'on paper' };
  await blog.send('PUT', `/api/consents/${keyOf(cover)}`, noted);
  await blog.send('DELETE', `/api/consents/${keyOf(withdrawn)}`);
  await blog.database.query(
    `INSERT INTO counts (day, kind, page, detail, n) VALUES ('2026-01-02', 'unfound', '', '=HYPERLINK("http://evil.example")', 3),
     ('2026-01-01', 'seen', '/about', '', 12)`,
  );
  await blog.database.query(
    `INSERT INTO old_address (path, post_id, leads_to) VALUES ('/2019/05/tips', $1, null), ('/offers', null, '/prices'),
     ('/2020/gone', $2, null)`,
    [english._id, binned._id],
  );
});

describe('the files of the zip', () => {
  let files: Files;
  beforeAll(async () => {
    files = await exported();
  });

  test('are those that README.txt explains', async () => {
    const { english, tamil, draft, scheduled } = posts;
    const kept = [english, tamil, draft, scheduled].flatMap(({ _id }) => [
      `posts/${_id}.html`,
      `posts/${_id}.json`,
    ]);
    const pictures = [cover, inside, onPage].map((image) => `pictures/${keyOf(image)}.jpg`);
    const others = [...files.keys()].filter((name) => !name.includes('/'));
    expect([...files.keys()].filter((name) => name.includes('/')).sort()).toEqual(
      [...kept, ...pictures].sort(),
    );
    for (const name of others.slice(1)) expect(read(files, 'README.txt')).toContain(name);
    expect(others[0]).toBe('README.txt');
    expect(readJson(files, 'export.json')).toMatchObject({
      format: 1,
      site: PUBLIC_URL,
      name: 'Kadali & Co',
      editions: 'present',
    });
  });

  test('have each post with its facts, and with its changes that visitors do not see', async () => {
    const { english, tamil } = posts;
    expect(read(files, `posts/${english._id}.html`)).toBe(english.content);
    const facts = readJson<PostFacts>(files, `posts/${english._id}.json`);
    expect(facts).toMatchObject({
      ...{ id: english._id, title: TITLE, date: english.date, updated: english.updated, state: 'published' },
      ...{ author: 'Devi & Anu', category: 'Hair Care', language: 'en', updatedBy: 'Devi', wasPublic: true },
      ...{ picture: keyOf(cover), image: null, imageAlt: 'A braid', focus: english.focus },
      changes: { title: 'Longer', content: english.content, picture: null, language: 'en', by: 'Devi' },
    });
    const other = readJson<PostFacts>(files, `posts/${tamil._id}.json`);
    expect([other.family, other.language, other.changes]).toEqual([facts.family, 'ta', null]);
    expect(facts.family).toBeTruthy();
  });

  test('have the pictures that are shown, in the largest size that is stored', async () => {
    const stored = await blog.get(`/media/${keyOf(cover)}/1440.jpg`);
    expect(files.get(`pictures/${keyOf(cover)}.jpg`)).toEqual(Buffer.from(await stored.arrayBuffer()));
    const told = readJson<PictureFacts[]>(files, 'pictures.json');
    expect(told.map(({ key }) => key).sort()).toEqual([cover, inside, onPage].map(keyOf).sort());
  });

  test('have the present edition, the categories, addresses, consents, visits and prices', async () => {
    expect(readJson<EditionFacts[]>(files, 'content.json')).toMatchObject([{ edition: 2, content }]);
    expect(readJson<unknown[]>(files, 'categories.json')).toContainEqual({
      name: 'Hair Care',
      retired: false,
      earlier: [],
    });
    expect(readJson(files, 'addresses.json')).toEqual([
      { path: '/2019/05/tips', post: posts.english._id, picture: null, leadsTo: null },
      { path: '/offers', post: null, picture: null, leadsTo: '/prices' },
    ]);
    expect(readJson(files, 'consents.json')).toEqual([
      { picture: keyOf(cover), who: 'Uma', uses: ['site'], until: '2099-05-31', given: 'on paper' },
    ]);
    expect(readCsv(files, 'prices.csv')).toEqual([
      ['Menu', 'Heading', 'Service', 'Price', 'Duration'],
      ["Women's Hair", '', 'Hair Spa', 'from ₹1,800', '45-60 mins'],
      ["Women's Hair", '', 'Haircut', '₹600*', ''],
    ]);
  });

  test('have no formula that a visitor could have typed', () => {
    expect(readCsv(files, 'counts.csv')).toEqual([
      ['day', 'kind', 'page', 'detail', 'n'],
      ['2026-01-01', 'seen', '/about', '', '12'],
      ['2026-01-02', 'unfound', '', `'=HYPERLINK("http://evil.example")`, '3'],
    ]);
  });

  test('have nothing of what was withdrawn or put into the bin', () => {
    const all = Buffer.concat([...files.values()]).toString();
    for (const gone of [keyOf(withdrawn), keyOf(unused), posts.binned._id, '/2020/gone'])
      expect(all).not.toContain(gone);
  });

  test('have the posts as WordPress reads them', () => {
    const xml = read(files, 'posts.wxr.xml');
    expect(XMLValidator.validate(xml)).toBe(true);
    const isArray = (name: string) => ['item', 'wp:author', 'wp:category', 'wp:postmeta'].includes(name);
    const { channel } = new XMLParser({ isArray, ignoreAttributes: false }).parse(xml).rss;
    expect(channel).toMatchObject({
      ...{ title: 'Kadali & Co', 'wp:wxr_version': 1.2, 'wp:base_blog_url': PUBLIC_URL },
    });
    // WordPress reads an author from one line, and gives logins only of Latin letters.
    const authors = xml.match(/(?<=^<wp:author>)<wp:author_login>.*(?=<\/wp:author>$)/gm)?.join('');
    for (const name of ['Devi & Anu', 'தேவி']) expect(authors).toContain(`<![CDATA[${name}]]>`);
    const logins = authors?.match(/(?<=login><!\[CDATA\[)[a-z0-9-]+(?=])/g) ?? [];
    expect(new Set(logins).size).toBe(channel['wp:author'].length);
    const item = (id: string) =>
      channel.item.find((one: Record<string, unknown>) => one['wp:post_name'] === id);
    const picture = item(keyOf(cover));
    const url = (image: string) => `${PUBLIC_URL}/media/${keyOf(image)}/1440.jpg`;
    expect(picture).toMatchObject({ 'wp:post_type': 'attachment', 'wp:attachment_url': url(cover) });
    const { english, draft, scheduled } = posts;
    expect(item(english._id)).toMatchObject({
      ...{
        title: TITLE,
        'dc:creator': logins.find((it) => it.startsWith('devi-and-anu')),
        'excerpt:encoded': 'Short',
        'wp:status': 'publish',
      },
      'content:encoded': english.content.replace(inside, url(inside)),
      'wp:post_date_gmt': `${english.date}`.slice(0, 19).replace('T', ' '),
      category: { '#text': 'Hair Care', '@_nicename': 'hair-care', '@_domain': 'category' },
      'wp:postmeta': [
        { 'wp:meta_key': '_thumbnail_id', 'wp:meta_value': picture['wp:post_id'] },
        { 'wp:meta_key': 'language', 'wp:meta_value': 'en' },
      ],
    });
    expect([draft, scheduled].map(({ _id }) => item(_id)['wp:status'])).toEqual(['draft', 'future']);
    const ids = channel.item.map((one: Record<string, unknown>) => one['wp:post_id']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('all editions are in it when they are asked for', async () => {
  const editions = readJson<EditionFacts[]>(await exported('all'), 'content.json');
  expect(editions.map(({ edition, cameWith }) => [edition, cameWith])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('many posts come, each once', async () => {
  await blog.database.query(
    `INSERT INTO post (id, title, content, excerpt, author, date, updated, version)
     SELECT 'many-' || n, 'Many', '', '', '', now(), now(), 1 FROM generate_series(1, 45) AS n`,
  );
  const files = await exported();
  expect([...files.keys()].filter((name) => /^posts\/many-.*html$/.test(name))).toHaveLength(45);
  await blog.database.query("DELETE FROM post WHERE id ^@ 'many-'");
});

describe('the address of an export', () => {
  test('is for the owner, works once and is in the journal; the file’s name has the date', async () => {
    const first = await address();
    const { status, headers, body } = await blog.get(first);
    await body?.cancel();
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="export-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const gone = 'This address works once, for a minute. Please begin again.';
    await expectRefused(await blog.get(first), 404, gone);
    const journal = await (await blog.send('GET', '/api/journal')).json();
    expect(journal).toContainEqual(
      expect.objectContaining({ who: 'Devi', what: expect.stringMatching(/^Took everything away/) }),
    );
  });

  test('works for a minute', async () => {
    const late = await address();
    await blog.database.query("UPDATE export_ticket SET made = made - interval '61 seconds'");
    expect(await blog.status(late)).toBe(404);
  });

  test('names which editions', async () => {
    const message = 'Please choose the present edition or all of them.';
    await expectRefused(await begin('some'), 400, message, 'editions');
  });
});

test('an export that breaks off is no whole zip', async () => {
  await blog.database.query('ALTER TABLE picture_file RENAME TO picture_file_away');
  const answer = await blog.get(await address());
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await blog.database.query('ALTER TABLE picture_file_away RENAME TO picture_file');
});
