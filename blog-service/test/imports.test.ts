import { randomBytes } from 'node:crypto';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { PIECE_BYTES } from '../src/import/file-bytes.js';
import type { Import } from '../src/import/import.dto.js';
import { ImportWorker } from '../src/import/import-worker.js';
import { PictureEncoder } from '../src/pictures/picture-encoder.js';
import { expectRefused, speakAlso, useApp } from './app.js';
import { ALL, importing, type SentFile, sizes } from './importing.js';
import { jpeg } from './samples.js';

const blog = useApp();

const { one, items, told, putPiece, sendFile, after, looked, bring } = importing(blog);

const file = (name: string, text: string): SentFile => ({ name, bytes: Buffer.from(text) });

interface Entry {
  bytes: Uint8Array;
  mode?: number;
}

async function zipped(entries: Record<string, Entry>, change = (zip: Buffer) => zip): Promise<SentFile> {
  const zip = new ZipFile();
  for (const [name, { bytes, mode }] of Object.entries(entries))
    zip.addBuffer(Buffer.from(bytes), name, { mode });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return { name: 'old.zip', bytes: change(Buffer.concat(chunks)) };
}

const ofKind = async (id: string, kind: string) => (await items(id)).filter((item) => item.kind === kind);
const firstPost = async (id: string) => (await ofKind(id, 'post'))[0]?.post;

interface WxrPost {
  id?: number;
  title?: string;
  content?: string;
  status?: string;
  type?: string;
  date?: string;
  more?: string;
}

const TEXT = 'Oil the scalp twice a week, and rinse with cool water.';
const CDATA = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function wxrPost(post: WxrPost = {}): string {
  const {
    id = 1,
    title = 'Monsoon care',
    content = TEXT,
    status = 'publish',
    type = 'post',
    more = '',
  } = post;
  return `<item><title>${CDATA(title)}</title><link>https://old.example/2023/05/post-${id}/</link>
    <dc:creator>anu</dc:creator><content:encoded>${CDATA(content)}</content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_name>post-${id}</wp:post_name><wp:post_date_gmt>${post.date ?? '2023-05-04 08:30:00'}</wp:post_date_gmt>
    <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
}

const HEAD = `<rss xmlns:wp="x"><channel><title>Old</title><link>https://old.example</link>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  <wp:author><wp:author_login>anu</wp:author_login><wp:author_display_name>Anu R</wp:author_display_name></wp:author>`;
const wxr = (...posts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>${HEAD}${posts.join('')}</channel></rss>`;

test('a post of WordPress comes with its date, author, category and address, and only once', async () => {
  const more = '<category domain="category" nicename="hair-oil"><![CDATA[Hair oil]]></category>';
  const sent = file('old.xml', wxr(wxrPost({ more })));
  const found = await looked(sent);
  expect(found).toMatchObject({ state: 'looked', site: 'old.example', found: { post: 1, category: 1 } });
  expect(await bring(found.id)).toMatchObject({ state: 'done', done: 2, of: 2, missing: 0 });
  const post = await firstPost(found.id);
  expect(await blog.json(`/api/blogs/${post}`)).toMatchObject({
    title: 'Monsoon care',
    author: 'Anu R',
    category: 'Hair oil',
    date: '2023-05-04T08:30:00.000Z',
    content: `<p>${TEXT}</p>`,
  });
  const paths = await blog.database.query('SELECT path, post_id, leads_to FROM old_address ORDER BY path');
  expect(paths).toEqual([
    { path: '/2023/05/post-1', post_id: post, leads_to: null },
    { path: '/?p=1', post_id: post, leads_to: null },
    { path: '/category/hair-oil', post_id: null, leads_to: '/blog?category=Hair%20oil' },
    { path: '/post-1', post_id: post, leads_to: null },
  ]);
  const again = await looked(sent);
  expect((await bring(again.id)).done).toBe(2);
  expect((await ofKind(again.id, 'post'))[0]).toMatchObject({ outcome: 'here', post });
  expect((await blog.listed()).total).toBe(1);
});

test('pieces come in any order and again; one of another length, or too much in all, is refused', async () => {
  const text = wxr(wxrPost({ id: 2, title: 'A long one' }));
  const sent = file('old.xml', text + ' '.repeat(PIECE_BYTES));
  const response = await blog.send('POST', '/api/imports', { files: sizes([sent]) });
  const { id } = (await response.json()) as Import;
  await expectRefused(
    await putPiece(id, 0, 0, file('', 'x')),
    400,
    `This piece must have ${PIECE_BYTES} bytes.`,
    'piece',
  );
  expect((await putPiece(id, 0, 2, sent)).status).toBe(404);
  expect((await putPiece(id, 0, Number.NaN, sent)).status).toBe(400);
  for (const piece of [1, 1]) expect((await putPiece(id, 0, piece, sent)).status).toBe(204);
  expect(await one(id)).toMatchObject({ state: 'receiving', files: [{ pieces: 1 }] });
  await expectRefused(
    await blog.send('POST', `/api/imports/${id}/files`, { name: 'b.zip', size: 500 * 1024 * 1024 }),
    400,
    'The files of all imports may have at most 500 MB together. Please remove an import that is done.',
    'size',
  );
  await expectRefused(
    await blog.send('POST', `/api/imports/${id}/begin`, ALL),
    409,
    'This can’t be done now. Please look how far the import is.',
  );
  await sendFile(id, 0, sent);
  expect(await after(id, 'looking')).toMatchObject({ state: 'looked', found: { post: 1 } });
  expect((await blog.send('DELETE', `/api/imports/${id}`)).status).toBe(204);
  expect((await blog.send('GET', `/api/imports/${id}/items?only=missing`)).status).toBe(404);
});

test('posts of two exports that have the same site and number both come', async () => {
  const titles = ['One of two', 'Two of two'];
  for (const title of titles) {
    const guid = `<guid>https://old.example/${title}</guid>`;
    const links = Array.from({ length: 101 }, (_, n) => `<a href="sms:${n}">.</a>`);
    const content = `<p>${TEXT}</p><p>${links.join('')}</p>`;
    const found = await looked(file('old.xml', wxr(wxrPost({ id: 3, title, content, more: guid }))));
    await bring(found.id);
    const [item] = await items(found.id);
    expect(item).toMatchObject({ outcome: 'came' });
    expect(item?.problems.slice(-2)).toEqual([
      'The link to sms:98 can’t come.',
      'There is more that can’t come (2).',
    ]);
    const { content: stored } = (await blog.json(`/api/blogs/${item?.post}`)) as { content: string };
    expect(stored).toBe(`<p>${TEXT}</p><p>${'.'.repeat(101)}</p>`);
  }
});

test('pages, secret posts and too short ones come as drafts, later ones are scheduled, and the rest is told', async () => {
  const found = await looked(
    file(
      'old.xml',
      wxr(
        wxrPost({ id: 10, title: 'About us', type: 'page' }),
        wxrPost({ id: 11, title: 'Secret', more: '<wp:post_password>x</wp:post_password>' }),
        wxrPost({ id: 12, title: 'Hi', content: 'Short' }),
        wxrPost({ id: 13, title: 'Still to come', status: 'future', date: '2190-01-01 00:00:00' }),
        wxrPost({ id: 14, title: 'Menu', type: 'nav_menu_item' }),
        wxrPost({ id: 16, title: 'Oil', type: 'product' }),
        wxrPost({ id: 15, title: 'A long one', content: `<p>${'word '.repeat(50)}</p>`.repeat(16_000) }),
      ),
    ),
  );
  expect(found.found).toEqual({ page: 1, post: 3, draft: 1 });
  expect(found.notes).toEqual([
    'Does not come: entries of menus (1).',
    'Does not come: what a plug-in calls “product” (1).',
  ]);
  const problems = await told(found.id, 'problems');
  expect(problems.map(({ title, problems: [problem] }) => [title, problem])).toEqual([
    ['Secret', 'Not everybody could read it: it comes as a draft.'],
    ['Hi', expect.stringContaining('It comes as a draft:')],
    ['A long one', 'It is longer than a post here may be: its end is left out.'],
  ]);
  expect((await bring(found.id)).done).toBe(5);
  const states = await blog.database.query(
    `SELECT title, state FROM post JOIN imported ON post_id = post.id WHERE source LIKE '% 1_' ORDER BY source`,
  );
  expect(
    Object.fromEntries(states.map(({ title, state }: Record<string, string>) => [title, state])),
  ).toEqual({
    'About us': 'draft',
    Secret: 'draft',
    Hi: 'draft',
    'Still to come': 'scheduled',
    'A long one': 'published',
  });
});

test('pictures come from a zip of the uploads, also when it is added later', async () => {
  const uploads = 'https://old.example/wp-content/uploads/2023/05';
  const attachment = wxrPost({
    id: 21,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>${uploads}/Before.jpg</wp:attachment_url>`,
  });
  const content = `<p>${TEXT}</p><p><img src="${uploads}/after-300x200.jpg" alt="After"></p><p><img src="http://www.old.example/wp-content/uploads/2023/05/after.jpg"></p>`;
  const more =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>21</wp:meta_value></wp:postmeta>';
  const found = await looked(
    file('old.xml', wxr(wxrPost({ id: 20, title: 'With pictures', content, more }), attachment)),
  );
  expect(found.missing).toBe(2);
  expect(await bring(found.id)).toMatchObject({ done: 1, missing: 2 });
  const post = await firstPost(found.id);
  const shown = async () => (await blog.json(`/api/blogs/${post}`)) as { content: string; image: string };
  expect(await shown()).toMatchObject({
    image: `${uploads}/Before.jpg`,
    content: expect.stringContaining(`${uploads}/after.jpg`),
  });

  const zip = await zipped({
    'uploads/2022/01/after.jpg': { bytes: await jpeg({ width: 40 }) },
    'uploads/2023/05/after.jpg': { bytes: await jpeg() },
    'uploads/2023/05/before.jpg': { bytes: await jpeg({ width: 200 }) },
  });
  const [added] = sizes([zip]);
  expect((await blog.send('POST', `/api/imports/${found.id}/files`, added)).status).toBe(201);
  await sendFile(found.id, 1, zip);
  expect(await after(found.id, 'looking')).toMatchObject({ state: 'looked', missing: 0 });
  expect(await bring(found.id)).toMatchObject({ state: 'done', missing: 0 });
  const [, picture] = /src="([^"]*)"/.exec((await shown()).content) ?? [];
  expect(picture).toMatch(/^\/media\/[0-9a-f]{20}-300x200-/);
  expect(await blog.status(`${picture}`)).toBe(200);
  expect((await shown()).image).toMatch(/^\/media\/[0-9a-f]{20}-200x200-/);
  const [{ focus, x, y }] = await blog.database.query(
    'SELECT focus, focus_x AS x, focus_y AS y FROM post JOIN picture ON key = picture_key WHERE id = $1',
    [post],
  );
  expect(focus).toEqual({ x, y });
  expect(
    await blog.database.query(`SELECT path FROM old_address WHERE picture_key IS NOT NULL ORDER BY path`),
  ).toEqual([
    { path: '/wp-content/uploads/2023/05/after.jpg' },
    { path: '/wp-content/uploads/2023/05/before.jpg' },
  ]);
});

test('an old site that is silent is asked for three pictures, not for all', async () => {
  const pictures = [1, 2, 3, 4].map((n) => `<p><img src="/wp-content/uploads/${n}.jpg"></p>`).join('');
  // A name that is too long to be asked for.
  const gone = `${'x'.repeat(64)}.example`;
  const old = wxr(wxrPost({ id: 26, content: `<p>${TEXT}</p>${pictures}` })).replaceAll('old.example', gone);
  const { id } = await looked(file('old.xml', old));
  expect(await bring(id, { fetchPictures: true })).toMatchObject({ state: 'done', missing: 4 });
  expect((await told(id, 'missing')).flatMap(({ problems }) => problems)).toEqual([
    ...Array(3).fill('The old site did not answer.'),
    'The old site no longer answers.',
  ]);
});

test('a picture that ends its encoder is missing, and keeps nothing else from coming', async () => {
  const encoder = blog.app.get(PictureEncoder);
  const { encode } = encoder;
  const died = new RetryLaterException(503, 'The picture could not be processed right now.', 20);
  Object.assign(encoder, { encode: () => Promise.reject(died) });
  const content = `<p>${TEXT}</p><p><img src="/wp-content/uploads/hard.jpg"></p>`;
  const zip = await zipped({
    'old.xml': { bytes: Buffer.from(wxr(wxrPost({ id: 37, title: 'Beside it', content }))) },
    'uploads/hard.jpg': { bytes: await jpeg({ width: 60 }) },
  });
  const { id } = await looked(zip);
  expect(await bring(id)).toMatchObject({ state: 'done', missing: 1, problems: 0 });
  expect((await ofKind(id, 'post'))[0]).toMatchObject({ outcome: 'came' });
  expect(await told(id, 'problems')).toEqual([]);
  expect((await told(id, 'missing'))[0]?.problems).toEqual([died.message]);
  // Dead once only, it comes with its second try.
  let tries = 0;
  Object.assign(encoder, {
    encode: (...sent: Parameters<typeof encode>) => (tries++ ? encode(...sent) : Promise.reject(died)),
  });
  expect(await bring(id)).toMatchObject({ state: 'done', missing: 0 });
  Object.assign(encoder, { encode });
});

test('a post is in the language of most of its letters, if visitors can choose that', async () => {
  await speakAlso(blog, ['ml']);
  const words = { ml: 'മഴക്കാലത്തെ മുടി സംരക്ഷണം keratin', ta: 'மழைக்கால கூந்தல் பராமரிப்பு' };
  const posts = Object.values(words).map((title, n) =>
    wxrPost({ id: 54 + n, title, content: `${title} ${title}` }),
  );
  const { id } = await looked(file('old.xml', wxr(...posts)));
  await bring(id);
  for (const { title, post } of await items(id))
    expect(await blog.json(`/api/blogs/${post}`)).toMatchObject({
      language: title === words.ml ? 'ml' : 'en',
    });
});

test('links between posts of the old site lead to what came of them', async () => {
  const links = [
    ['http://www.old.example/2023/05/post-52/?utm=x#oil', '/2023/05/post-52/?utm=x#oil'],
    ['https://old.example//2023/05/post-52/', '/2023/05/post-52/'],
    ['https://old.example/?p=52', '/?p=52'],
    ['/post-52', '/post-52'],
    ['https://old.example/shop/', 'https://old.example/shop/'],
    ['https://other.example/2023/05/post-52/', 'https://other.example/2023/05/post-52/'],
  ];
  const content = `<p>${TEXT}${links.map(([from]) => ` <a href="${from}">more</a>`)}</p>`;
  const posts = [
    wxrPost({ id: 51, title: 'Leads on', content }),
    wxrPost({ id: 52, title: 'What it leads to' }),
  ];
  const { id } = await looked(file('old.xml', wxr(...posts)));
  await bring(id);
  const post = (await items(id)).find(({ title }) => title === 'Leads on')?.post;
  const { content: came } = await blog.json(`/api/blogs/${post}`);
  const hrefs = Array.from(came.matchAll(/href="([^"]+)"/g), ([, href]: string[]) => href);
  expect(hrefs).toEqual(links.map(([, to]) => to));
});

test('posts of Ghost come with their tag as category, and pictures from its zip', async () => {
  const data = {
    posts: [
      {
        ...{ id: 'a1', title: 'Of Ghost', slug: 'of-ghost', status: 'published', visibility: 'public' },
        html: `<p>${TEXT} <a href="__GHOST_URL__/about/">Us</a></p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2024/01/x.jpg"></figure>`,
        published_at: '2024-01-02T03:04:05.000Z',
      },
      {
        id: 'a2',
        title: 'For members',
        slug: 'members',
        html: null,
        plaintext: 'Oil & balm\nin < 1 hour\n\nSoap',
        status: 'published',
        visibility: 'members',
      },
    ],
    tags: [{ id: 't1', name: 'Nail care', slug: 'nail-care' }],
    posts_tags: [{ post_id: 'a1', tag_id: 't1' }],
    users: [{ id: 'u1', name: 'Devi' }],
    posts_authors: [{ post_id: 'a1', author_id: 'u1' }],
  };
  const json = Buffer.from(JSON.stringify({ db: [{ meta: {}, data }] }));
  const found = await looked(
    await zipped({
      'ghost.json': { bytes: json },
      'content/images/2024/01/x.jpg': { bytes: await jpeg({ width: 80 }) },
    }),
  );
  expect(found).toMatchObject({ site: null, found: { post: 1, draft: 1, picture: 1, category: 1 } });
  // Ghost's file does not say where the site was.
  expect(await told(found.id, 'problems')).toMatchObject([{ title: 'For members', address: '/members/' }]);
  await bring(found.id, { drafts: false });
  const post = await firstPost(found.id);
  expect(await blog.json(`/api/blogs/${post}`)).toMatchObject({
    ...{ title: 'Of Ghost', author: 'Devi', category: 'Nail Care', date: '2024-01-02T03:04:05.000Z' },
    content: expect.stringMatching(/href="\/about\/".*src="\/media\/[^"]+-80x200-/),
  });
  expect(await ofKind(found.id, 'draft')).toMatchObject([{ title: 'For members', outcome: 'left' }]);
  const [{ content }] = await blog.database.query(
    `SELECT data #>> '{body,content}' AS content FROM import_item WHERE kind = 'draft' AND import = $1`,
    [found.id],
  );
  expect(content).toBe('<p>Oil &amp; balm in &lt; 1 hour</p><p>Soap</p>');
  const [{ post_id }] = await blog.database.query(`SELECT post_id FROM old_address WHERE path = '/of-ghost'`);
  expect(post_id).toBe(post);
});

test('what was stopped goes on, also in another replica', async () => {
  const posts = Array.from({ length: 60 }, (_, n) => wxrPost({ id: 100 + n, title: `Post number ${n}` }));
  const found = await looked(file('old.xml', wxr(...posts)));
  expect((await blog.send('POST', `/api/imports/${found.id}/begin`, ALL)).status).toBe(200);
  expect((await blog.send('POST', `/api/imports/${found.id}/stop`)).status).toBe(200);
  const stopped = await one(found.id);
  expect(stopped.state).toBe('looked');
  expect(stopped.done).toBeLessThan(60);
  const { app } = await blog.replica();
  expect(await bring(found.id)).toMatchObject({ state: 'done', done: 60, of: 60 });
  await app.close();
  const [{ count }] = await blog.database.query(
    `SELECT count(*)::integer FROM post WHERE title LIKE 'Post number %'`,
  );
  expect(count).toBe(60);
});

describe('a file that is cut off, foreign or made to harm', () => {
  const failed = async (...files: SentFile[]) => {
    const { id, state, fault } = await looked(...files);
    await blog.send('DELETE', `/api/imports/${id}`);
    return [state, fault];
  };

  test('what is whole of one that is cut off can come, and it says where it ends', async () => {
    const whole = wxr(wxrPost({ id: 30, title: 'The first' }), wxrPost({ id: 31, title: 'The second' }));
    const { found, notes } = await looked(file('cut.xml', whole.slice(0, -200)));
    expect(found).toEqual({ post: 1 });
    expect(notes).toEqual(['The file “cut.xml” ends too early. What is whole of it can come.']);
  });

  test('Latin-1 is read as it is declared, CDATA in CDATA as one text', async () => {
    const text = wxr(wxrPost({ id: 32, title: 'Crème', content: `${TEXT} ]]> caf\u00e9` })).replace(
      'UTF-8',
      'ISO-8859-1',
    );
    const { id } = await looked({ name: 'latin.xml', bytes: Buffer.from(text, 'latin1') });
    await bring(id);
    const [{ title, content }] = await blog.database.query(
      `SELECT title, content FROM post WHERE title = 'Crème'`,
    );
    expect([title, content]).toEqual(['Crème', `<p>${TEXT} ]]&gt; café</p>`]);
  });

  test('no entity is expanded or fetched', async () => {
    const doctype = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">
      <!ENTITY c SYSTEM "file:///etc/passwd"><!ENTITY % d SYSTEM "http://127.0.0.1:1/d.dtd"> %d;]>`;
    const title = '<title>Laughs &b; &c;</title>';
    const text = wxr(wxrPost({ id: 33 }))
      .replace('?>', `?>${doctype}`)
      .replace(/<title><!.*?<\/title>/, title);
    const { id } = await looked(file('laughs.xml', text));
    expect(await ofKind(id, 'post')).toMatchObject([{ title: 'Laughs &b; &c;' }]);
  });

  test('scripts in titles, names and texts are gone', async () => {
    const more =
      '<category domain="category" nicename="x"><![CDATA[<script>alert(1)</script>Care]]></category>';
    const content = `${TEXT}<script>alert(1)</script><em onclick="alert(1)">!</em>`;
    const title = 'Hello <script>alert(1)</script><b onclick="x">you</b>';
    const { id } = await looked(file('x.xml', wxr(wxrPost({ id: 34, title, content, more }))));
    await bring(id);
    const [post] = await blog.database.query(
      `SELECT title, content, category FROM post WHERE title LIKE 'Hello%'`,
    );
    expect(post).toEqual({ title: 'Hello you', content: `<p>${TEXT}<em>!</em></p>`, category: 'Care' });
  });

  test('a zip of endless zeros, or with a name that leaves its folder, is refused', async () => {
    const zeros = await zipped({ 'a.xml': { bytes: Buffer.alloc(20_000_000) } });
    expect(await failed(zeros)).toEqual(['failed', '“old.zip” has more in it than an export can have.']);
    const outside = await zipped({ 'aa/x.xml': { bytes: Buffer.from(wxr()) } }, (zip) =>
      Buffer.from(zip.toString('latin1').replaceAll('aa/x.xml', '../x.xml'), 'latin1'),
    );
    const unsafe = '“old.zip” is damaged, or no zip that is safe to open.';
    expect(await failed(outside)).toEqual(['failed', unsafe]);
    expect(await failed({ name: 'old.zip', bytes: zeros.bytes.subarray(0, 500) })).toEqual([
      'failed',
      unsafe,
    ]);
  });

  test('a link in a zip, a picture that is HTML and one too large are no pictures', async () => {
    const sources = ['link', 'page', 'large'].map((name) => `<img src="/wp-content/uploads/${name}.jpg">`);
    const content = `<p>${TEXT}</p><p>${sources.join('')}</p>`;
    const zip = await zipped({
      'old.xml': { bytes: Buffer.from(wxr(wxrPost({ id: 36, title: 'No pictures', content }))) },
      'uploads/link.jpg': { bytes: Buffer.from('/etc/passwd'), mode: 0o120777 },
      'uploads/page.jpg': { bytes: Buffer.from('<html><script>alert(1)</script></html>') },
      'uploads/large.jpg': { bytes: randomBytes(11_000_000) },
    });
    const { id } = await looked(zip);
    expect(await bring(id)).toMatchObject({ state: 'done', missing: 3 });
    const none = 'The image must be a JPEG, PNG, HEIC, WebP, AVIF or GIF picture.';
    expect((await told(id, 'missing')).flatMap(({ problems }) => problems)).toEqual([
      ...[none, none],
      'The picture has more than 10 MB.',
    ]);
  });

  test('one that is no export says so', async () => {
    expect(await failed(file('notes.txt', 'Hello'))).toEqual([
      'failed',
      '“notes.txt” is nothing that can be read here.',
    ]);
    expect(await failed(file('other.xml', '<a></a>'))).toEqual([
      'failed',
      'There are no posts in these files. Please choose what the old site exported, and its pictures with it.',
    ]);
  });

  test('a zip that has more than it says is not read on', async () => {
    const bytes = Buffer.from(wxr(wxrPost({ id: 35 })) + ' '.repeat(5000));
    const lying = await zipped({ 'a.xml': { bytes } }, (zip) => {
      const at = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
      zip.writeUInt32LE(100, at + 24);
      return zip;
    });
    // The process that reads it, as in production, ends.
    Reflect.deleteProperty(blog.app.get(ImportWorker), 'look');
    expect(await failed(lying)).toEqual(['failed', expect.stringMatching('^The files could not be read: ')]);
  });
});
