// Backups of the native site, with posts, pictures and what the owner edits: node --test ops/native/backup.test.mjs
import assert from 'node:assert/strict';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { connect, openSession, ports, root, savePost } from '../bench/stack.mjs';
import { newSite } from './test-site.mjs';

/** What somebody could try who has taken a service over whole. */
const CHANGES_OF_THE_JOURNAL = [
  "UPDATE journal SET who = 'Nobody'",
  "INSERT INTO journal (at, who, what, device) VALUES ('2020-01-01', 'Anu', 'Forged', '')",
  'DELETE FROM journal',
  `CREATE FUNCTION always(timestamptz, timestamptz) RETURNS boolean LANGUAGE sql AS 'SELECT true';
   CREATE OPERATOR < (LEFTARG = timestamptz, RIGHTARG = timestamptz, FUNCTION = always);
   SET search_path = public, pg_catalog; DELETE FROM journal`,
  'TRUNCATE journal',
  'DROP TABLE journal CASCADE',
  'ALTER TABLE journal RENAME TO other',
  'ALTER TABLE journal DISABLE TRIGGER ALL',
  'DROP TRIGGER journal_stays ON journal',
  'CREATE RULE quiet AS ON INSERT TO journal DO INSTEAD NOTHING',
  `CREATE OR REPLACE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  'DROP SCHEMA public CASCADE',
  'SET session_replication_role = replica',
  'SET ROLE postgres',
];

function testJournal(when, site) {
  for (const service of ['auth', 'blog'])
    test(`${when}, nothing that ${service}-service can do changes an entry of its journal`, async () => {
      const read = await connect(service, 'postgres', site.state);
      const entries = async () => (await read.query('SELECT * FROM journal ORDER BY id')).rows;
      const role = await connect(service, service, site.state);
      const add = "INSERT INTO journal (who, what, device) VALUES ('Anu', 'Logged in', 'Phone')";
      await role.query(add);
      const before = await entries();
      for (const change of CHANGES_OF_THE_JOURNAL)
        await assert.rejects(role.query(change), /must be owner|permission denied|stays as it was/, change);
      assert.deepEqual(await entries(), before);
      await read.query(`SET session_replication_role = replica; UPDATE journal SET at = '2020-01-01'`);
      await role.query("DELETE FROM journal WHERE at < now() - interval '1 year'");
      assert.deepEqual(await entries(), []);
      await role.query(add);
      await Promise.all([read.end(), role.end()]);
    });
}

describe('a backup', () => {
  const site = newSite({ YES: '1' });
  const folder = site.env.BACKUP_DIR;
  const make = async () => join(folder, /salon-\w+\.tar/.exec(await site.run('ops/backup native make'))[0]);
  let file;
  let kept;

  before(async () => {
    await site.run('ops/native/up');
    for (const title of ['Bridal hair', 'Monsoon care', 'மழைக்காலப் பராமரிப்பு']) await save(title);
    await publish(2);
    // As in a database of an earlier version, and as a later Postgres keeps it: another order of columns, options of a column.
    await inBlog(`ALTER TABLE counts DROP COLUMN n, ADD COLUMN n bigint NOT NULL DEFAULT 5;
      INSERT INTO counts VALUES ('2026-11-01', 'visit', '/', '', 7);
      ALTER TABLE post ALTER COLUMN title SET (n_distinct = 5);
      UPDATE post SET author = E'Meera\\t\\\\ \\n😀' WHERE title = 'Monsoon care';
      SELECT setval('category_id_seq', 70)`);
    kept = await everything();
    file = await make();
  });
  after(() => site.remove());

  async function save(title) {
    const { token } = await openSession(site.door, site.env.ADMIN_PASSWORD);
    const photo = readFileSync(join(root, 'frontend/photos/cream-jar.jpg'), 'base64');
    const image = `data:image/jpeg;base64,${photo}`;
    const post = { title, content: '<p>A few words about what was done today.</p>', image };
    const response = await savePost(token, post, site.door);
    assert.equal(response.status, 201, await response.text());
  }

  /** An edition that shows all pictures. */
  const publish = (edition) =>
    inBlog(
      `INSERT INTO site_edition (edition, summary, content, picture_keys)
       VALUES (${edition}, ARRAY['Prices'], '{"contact":{"landmark":"ஈரம்"}}', ARRAY(SELECT key FROM picture))`,
    );

  /** The edition, every post, and its picture, of the service itself, because nginx shares answers for a second. */
  async function everything() {
    const read = async (path) => {
      const response = await fetch(`http://127.0.0.1:${ports(site.state).BLOG_PORT}${path}`);
      assert.equal(response.status, 200, path);
      return response;
    };
    const posts = await (await read('/api/blogs')).json();
    const pictures = posts.map(async ({ image }) => (await read(image)).bytes());
    return { ...(await (await read('/internal/site')).json()), posts, pictures: await Promise.all(pictures) };
  }

  async function inBlog(query) {
    const client = await connect('blog', 'postgres', site.state);
    return (await client.query(query).finally(() => client.end())).rows;
  }

  testJournal('on a new site', site);

  test('is a file for its owner alone, and proves to be whole and to restore to the same', async () => {
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const printed = await site.run('ops/backup native verify', file);
    assert.match(printed, /^blog +post +3 +3 +same$/m);
    assert.match(printed, /^blog +picture_file +(\d+) +\1 +same$/m);
    assert.match(printed, /^auth +people +1 +1 +same$/m);
    assert.match(printed, /is good\.$/);
    assert.doesNotMatch(printed, /DIFFERENT|^blog +(\w+_outcome|fault|part_start) /m);
  });

  for (const [what, change, word, damage = ':'] of [
    [
      'with a byte that has changed',
      ':',
      /blog\.picture_file\.copy\.gz differs/,
      'printf x | dd of=blog.picture_file.copy.gz bs=1 seek=2048 conv=notrunc status=none',
    ],
    [
      'with other rows than its manifest says',
      "sed -i 's/^\\(blog\tpost\t\\)3/\\14/' manifest",
      /differs from the manifest/,
    ],
    [
      'of a later format',
      "sed -i '1s/.*/format: 4/' manifest",
      /has format 4, but this version of the site restores formats up to 3: update the site/,
    ],
  ])
    test(`${what} is refused with a word, and nothing is changed`, async () => {
      const script = `cd "$0"; mkdir forged; cd forged; tar -xf "$1"; ${change}; sha256sum [!c]* >checksums; ${damage}
        tar -cf ../forged.tar *; cd ..; rm -r forged`;
      await site.run('bash -euc', script, folder, file);
      await assert.rejects(site.run('ops/backup native restore', join(folder, 'forged.tar')), word);
      assert.deepEqual(await everything(), kept);
    });

  test('brings back what was changed and deleted since, and what was added goes', async () => {
    await save('Written too late');
    await publish(3);
    assert.equal((await everything()).edition, 3);
    await inBlog(
      String.raw`DELETE FROM post WHERE title = 'Bridal hair'; UPDATE picture_file SET bytes = '\x00'`,
    );
    await site.run('ops/backup native restore', file);

    assert.deepEqual(await everything(), kept);
    await save('Written after the restore');
    // Numbers go on where they were.
    const [{ id }] = await inBlog("INSERT INTO category (name) VALUES ('After the restore') RETURNING id");
    assert.equal(id, 71);
  });

  testJournal('once restored', site);

  test('that fails is remembered, until one is good again', async () => {
    const outcome = async () => (await inBlog('SELECT fault, good FROM backup_outcome'))[0];
    const secret = join(site.state, 'secrets/auth/keys_secret');
    renameSync(secret, `${secret}.away`);
    await assert.rejects(make(), /keys_secret/);
    renameSync(`${secret}.away`, secret);
    assert.match((await outcome()).fault, /no such file.*keys_secret/);
    await make();
    const { fault, good } = await outcome();
    assert.equal(fault, null);
    assert.ok(Date.now() - good < 60_000);
  });
});

// Each was made with the services of its time: the first by the first version whose backups are kept here, the next by the last
// version of its format, of what that had restored and what came since. Only the date in the bin was changed after it, because the
// bin is emptied after thirty days.
describe('a backup of format', () => {
  const site = newSite({ YES: '1' });
  before(() => site.run('ops/native/up'));
  after(() => site.remove());
  describe('1', () => {
    describeOld(site, 'format-1.tar');
    testJournal('brought up to date', site);
  });
  describe('2', () => {
    const read = describeOld(site, 'format-2.tar');

    test('has what is planned, what was agreed to, and what was counted', async () => {
      const { plan } = await read('/api/site/pending');
      assert.deepEqual([plan.publishedAt, plan.summary], ['2099-12-01T04:30:00.000Z', ['Phone: five']]);
      const [{ who, until, uses }, ...others] = (await read('/api/consents')).filter(({ who }) => who);
      assert.deepEqual([who, until, uses, others], ['Meera N.', '2099-12-31', ['site', 'posts'], []]);
      const { kinds } = await read('/api/counts?period=year&end=2026-11-30');
      assert.deepEqual(Object.fromEntries(kinds.map(({ kind, n }) => [kind, n])), { visit: 12, chat: 3 });
    });
  });
});

/** What both hold. Returns how to read as the owner. */
function describeOld(site, name) {
  let headers;

  before(async () => {
    await site.run('ops/backup native restore', join(import.meta.dirname, 'testdata', name));
    ({ headers } = await openSession(site.door, 'kept for a test'));
  });

  const ask = (path, method = 'GET') => fetch(`${site.door}${path}`, { method, headers });
  async function read(path) {
    const response = await ask(path);
    assert.equal(response.status, 200, path);
    return response.json();
  }
  async function expectPictures(...images) {
    for (const image of images) {
      const { status, headers } = await ask(image);
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg'], image);
    }
  }

  test('has the posts of each state with their pictures, and what is in the bin can be brought back', async () => {
    const inState = async (state, ...titles) => {
      const posts = await read(`/api/blogs?state=${state}`);
      const byTitle = new Map(posts.map((post) => [post.title, post]));
      assert.deepEqual([...byTitle.keys()].sort(), titles);
      return titles.map((title) => byTitle.get(title));
    };
    const titles = ['A picture in the text', 'Oil an hour before the wash', 'மழைக்காலப் பராமரிப்பு'];
    const published = await inState('published', ...titles);
    const [draft] = await inState('draft', 'A draft of a post');
    const [scheduled] = await inState('scheduled', 'For the festival');
    assert.equal(scheduled.date, '2099-11-27T04:30:00.000Z');
    const [binned] = await inState('binned', 'In the bin');
    for (const { _id } of [draft, scheduled, binned])
      assert.equal((await fetch(`${site.door}/api/blogs/${_id}`)).status, 404);
    assert.equal((await ask(`/api/blogs/${binned._id}/restore`, 'POST')).status, 200);

    const [inText, oil, monsoon] = await Promise.all(published.map(({ _id }) => read(`/api/blogs/${_id}`)));
    const seen = { category: 'Curly Hair', imageAlt: 'A bowl of oil', focus: { x: 0.25, y: 0.75 } };
    assert.partialDeepStrictEqual(oil, seen);
    assert.equal(monsoon.changes.title, 'மழைக்காலப் பராமரிப்பு, better');
    assert.match(monsoon.changes.content, /Not public yet\./);
    const [, shown] = /<img src="([^"]+)"/.exec(inText.content);
    await expectPictures(draft.image, binned.image, oil.image, monsoon.changes.image, shown);

    const visitors = await (await fetch(`${site.door}/api/blogs/${monsoon._id}`)).json();
    assert.match(visitors.content, /Public\./);
    const categories = await read('/api/categories');
    assert.ok(categories.some(({ name }) => name === 'Bridal days'));
  });

  test('has the editions, their pictures, and the draft of the site', async () => {
    const editions = await read('/api/site/editions');
    const shown = editions.map(({ edition, summary }) => `${edition} ${summary.join(', ')}`);
    const all = ['3 Phone: three', '2 Phone: two, A notice', '1 Phone: one', '0 What the site came with'];
    assert.deepEqual(shown, all);
    const { edition, content } = await read('/api/site');
    const [{ alt, image }] = content.photos.work;
    assert.deepEqual([edition, content.notices[0].text, alt], [3, 'Open on the festival', 'A plain wall']);
    await expectPictures(image);
    const draft = await read('/api/site/draft');
    assert.partialDeepStrictEqual(draft, { basedOn: 3, content: { contact: { phone: '+91 98400 00004' } } });
  });

  test('is what visitors see on the pages', { timeout: 30_000 }, async () => {
    const shown = async () => (await (await fetch(`${site.door}/page-data/edition.json`)).json()).edition;
    while ((await shown()) !== 3) await setTimeout(100);
    assert.match(await (await fetch(site.door)).text(), /\+91 98400 00003/);
  });
  return read;
}
