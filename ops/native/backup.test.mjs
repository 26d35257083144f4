// Backups of the native site, with posts, pictures and what the owner edits: node --test ops/native/backup.test.mjs
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { connect, openSession, savePost } from '../bench/stack.mjs';
import { newSite } from './test-site.mjs';

const PICTURE = join(import.meta.dirname, '../../frontend/photos/cream-jar.jpg');

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
  const make = async () => {
    const printed = await site.run('ops/backup', ['native', 'make']);
    return join(folder, /salon-\w+\.tar/.exec(printed)[0]);
  };
  let file;
  let kept;

  before(async () => {
    await site.run('ops/native/up');
    for (const title of ['Bridal hair', 'Monsoon care', 'மழைக்காலப் பராமரிப்பு']) await save(title);
    await inBlog("UPDATE post SET author = E'Meera\\t\\\\ \\n😀' WHERE title = 'Monsoon care'");
    await publish(2);
    // As in a database of an earlier version, and as a later Postgres keeps it: another order of columns, options of a column.
    await inBlog(`ALTER TABLE counts DROP COLUMN n, ADD COLUMN n bigint NOT NULL DEFAULT 5;
      INSERT INTO counts VALUES ('2026-11-01', 'visit', '/', '', 7);
      ALTER TABLE post ALTER COLUMN title SET (n_distinct = 5)`);
    await inBlog("SELECT setval('category_id_seq', 70)");
    kept = await everything();
    file = await make();
  });
  after(() => site.remove());

  async function save(title) {
    const image = `data:image/jpeg;base64,${readFileSync(PICTURE, 'base64')}`;
    const post = { title, content: '<p>A few words about what was done today.</p>', image };
    const { token } = await openSession(site.door, site.env.ADMIN_PASSWORD);
    const response = await savePost(token, post, site.door);
    assert.equal(response.status, 201, await response.text());
  }

  // Requests go to the service itself, because nginx shares answers for a second.
  const service = () => `http://127.0.0.1:${site.ports().BLOG_PORT}`;

  /** An edition that shows all pictures. */
  const publish = (edition) =>
    inBlog(
      `INSERT INTO site_edition (edition, summary, content, picture_keys)
       VALUES (${edition}, ARRAY['Prices'], '{"contact":{"landmark":"ஈரம்"}}', ARRAY(SELECT key FROM picture))`,
    );

  /** The edition, every post, and the checksum of its picture. */
  async function everything() {
    const edition = await (await fetch(`${service()}/internal/site`)).json();
    const listed = await (await fetch(`${service()}/api/blogs`)).json();
    const posts = listed.map(async ({ _id: id, title, author, image }) => {
      const response = await fetch(new URL(image, service()));
      assert.equal(response.status, 200);
      const picture = createHash('sha256')
        .update(await response.bytes())
        .digest('hex');
      return { id, title, author, picture };
    });
    return { edition, posts: await Promise.all(posts) };
  }

  async function inBlog(query) {
    const client = await connect('blog', 'postgres', site.state);
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  }

  testJournal('on a new site', site);

  test('is a file for its owner alone, and proves to be whole and to restore to the same', async () => {
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const printed = await site.run('ops/backup', ['native', 'verify', file]);
    assert.match(printed, /^blog +post +3 +3 +same$/m);
    assert.match(printed, /^blog +picture_file +(\d+) +\1 +same$/m);
    assert.match(printed, /^auth +people +1 +1 +same$/m);
    assert.match(printed, /is good\.\n$/);
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
      const script = `mkdir forged; cd forged; tar -xf "$1"; ${change}; sha256sum [!c]* >checksums; ${damage}
        tar -cf ../forged.tar *; cd ..; rm -r forged`;
      await site.run('bash', ['-euc', script, '-', file], { cwd: folder });
      const restoring = site.run('ops/backup', ['native', 'restore', join(folder, 'forged.tar')]);
      await assert.rejects(restoring, word);
      assert.deepEqual(await everything(), kept);
    });

  test('brings back what was changed and deleted since, and what was added goes', async () => {
    await save('Written too late');
    await publish(3);
    assert.equal((await everything()).edition.edition, 3);
    await inBlog("DELETE FROM post WHERE title = 'Bridal hair'");
    await inBlog("UPDATE picture_file SET bytes = '\\x00'");
    await site.run('ops/backup', ['native', 'restore', file]);

    assert.deepEqual(await everything(), kept);
    await save('Written after the restore');
    // Numbers go on where they were.
    const [{ id }] = await inBlog("INSERT INTO category (name) VALUES ('After the restore') RETURNING id");
    assert.equal(id, 71);
  });

  testJournal('once restored', site);

  test('that fails is seen by the owner, until one is good again', async () => {
    const { token } = await openSession(site.door, site.env.ADMIN_PASSWORD);
    const headers = { Authorization: `Bearer ${token}` };
    const seen = async () => (await (await fetch(`${site.door}/api/condition`, { headers })).json()).backup;
    const secret = join(site.state, 'secrets/auth/keys_secret');
    renameSync(secret, `${secret}.away`);
    await assert.rejects(make(), /keys_secret/);
    renameSync(`${secret}.away`, secret);
    assert.match((await seen()).fault, /no such file.*keys_secret/);
    await make();
    const { fault, good } = await seen();
    assert.equal(fault, null);
    assert.ok(Date.now() - Date.parse(good) < 60_000);
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
      const agreed = (await read('/api/consents')).filter(({ who }) => who);
      assert.deepEqual(
        agreed.map(({ who, until, uses }) => [who, until, uses]),
        [['Meera N.', '2099-12-31', ['site', 'posts']]],
      );
      const { kinds } = await read('/api/counts?period=year&end=2026-11-30');
      assert.deepEqual(
        kinds.map(({ kind, n }) => [kind, n]),
        [
          ['visit', 12],
          ['chat', 3],
        ],
      );
    });
  });
});

/** What both hold. Returns how to read as the owner. */
function describeOld(site, name) {
  let headers;

  before(async () => {
    await site.run('ops/backup', ['native', 'restore', join(import.meta.dirname, 'testdata', name)]);
    const { token, cookie } = await openSession(site.door, 'kept for a test');
    // Pictures that visitors don't see are shown to the owner's cookie alone.
    headers = { Authorization: `Bearer ${token}`, Cookie: cookie };
  });

  const ask = (path, method = 'GET') => fetch(`${site.door}${path}`, { method, headers });
  async function read(path) {
    const response = await ask(path);
    assert.equal(response.status, 200, path);
    return response.json();
  }
  const byTitle = (one, other) => one.title.localeCompare(other.title);
  const publicStatus = async (id) => (await fetch(`${site.door}/api/blogs/${id}`)).status;

  async function expectPictures(...images) {
    for (const image of images) {
      const response = await ask(image);
      const type = response.headers.get('content-type');
      assert.deepEqual([response.status, type], [200, 'image/jpeg'], image);
    }
  }

  test('has the posts of each state with their pictures, and what is in the bin can be brought back', async () => {
    const states = ['published', 'draft', 'scheduled', 'binned'].map((state) =>
      read(`/api/blogs?state=${state}`),
    );
    const posts = (await Promise.all(states)).flatMap((listed) => listed.toSorted(byTitle));
    assert.deepEqual(
      posts.map(({ title }) => title),
      [
        ...['A picture in the text', 'Oil an hour before the wash', 'மழைக்காலப் பராமரிப்பு'],
        ...['A draft of a post', 'For the festival', 'In the bin'],
      ],
    );
    const [draft, scheduled, binned] = posts.slice(3);
    assert.equal(scheduled.date, '2099-11-27T04:30:00.000Z');
    for (const { _id } of [draft, scheduled, binned]) assert.equal(await publicStatus(_id), 404);
    assert.equal((await ask(`/api/blogs/${binned._id}/restore`, 'POST')).status, 200);

    const [inText, oil, monsoon] = await Promise.all(
      posts.slice(0, 3).map(({ _id }) => read(`/api/blogs/${_id}`)),
    );
    assert.deepEqual(
      [oil.category, oil.imageAlt, oil.focus],
      ['Curly Hair', 'A bowl of oil', { x: 0.25, y: 0.75 }],
    );
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
    assert.deepEqual(
      editions.map(({ edition, summary }) => [edition, ...summary]),
      [
        [3, 'Phone: three'],
        [2, 'Phone: two', 'A notice'],
        [1, 'Phone: one'],
        [0, 'What the site came with'],
      ],
    );
    const current = await read('/api/site');
    assert.equal(current.edition, 3);
    assert.equal(current.content.notices[0].text, 'Open on the festival');
    assert.equal(current.content.photos.work[0].alt, 'A plain wall');
    await expectPictures(current.content.photos.work[0].image);
    const draft = await read('/api/site/draft');
    assert.equal(draft.basedOn, 3);
    assert.equal(draft.content.contact.phone, '+91 98400 00004');
  });

  test('is what visitors see on the pages', { timeout: 30_000 }, async () => {
    const shown = async () => (await (await fetch(`${site.door}/page-data/edition.json`)).json()).edition;
    while ((await shown()) !== 3) await setTimeout(100);
    assert.match(await (await fetch(site.door)).text(), /\+91 98400 00003/);
  });
  return read;
}
