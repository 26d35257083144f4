// Backups of the native site, with posts, pictures and what the owner edits: node --test ops/native/backup.test.mjs
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { newSite } from './test-site.mjs';

const PICTURE = join(import.meta.dirname, '../../frontend/photos/comb-scissors.jpg');

describe('a backup', () => {
  const site = newSite({ BACKUP_DIR: mkdtempSync(join(tmpdir(), 'salon-backups-')), YES: '1' });
  const folder = site.env.BACKUP_DIR;
  const make = async () => {
    const printed = await site.run('ops/backup', ['native', 'make']);
    return join(folder, /salon-\w+\.tar/.exec(printed)[0]);
  };
  let file;
  let kept;

  before(async () => {
    await site.run('ops/native/up');
    const token = await logIn(site.env.ADMIN_PASSWORD);
    for (const title of ['Bridal hair', 'Monsoon care', 'மழைக்காலப் பராமரிப்பு']) await save(token, title);
    await connected('blog', (client) =>
      client.query("UPDATE post SET author = E'Meera\\t\\\\ \\n😀' WHERE title = 'Monsoon care'"),
    );
    await publish(1);
    await connected('blog', (client) =>
      client.query(
        'INSERT INTO site_draft SELECT true, gen_random_uuid(), 1, now(), content, picture_keys FROM site_edition',
      ),
    );
    kept = await everything();
    file = await make();
  });
  after(async () => {
    await site.remove();
    rmSync(folder, { recursive: true });
  });

  async function logIn(password) {
    const response = await fetch(`${site.door}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    assert.equal(response.status, 200);
    return (await response.json()).token;
  }

  async function save(token, title) {
    const image = `data:image/jpeg;base64,${readFileSync(PICTURE, 'base64')}`;
    const response = await fetch(`${site.door}/api/blogs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ title, content: '<p>A few words about what was done today.</p>', image }),
    });
    assert.equal(response.status, 201, await response.clone().text());
    return response.json();
  }

  // Requests go to the service itself, because nginx has cached answers.
  const service = () => `http://127.0.0.1:${site.ports().BLOG_PORT}`;

  /** An edition that shows all pictures. */
  async function publish(edition) {
    await connected('blog', (client) =>
      client.query(
        `INSERT INTO site_edition (edition, summary, content, picture_keys)
         VALUES ($1, ARRAY['Prices'], '{"notes":{"hair":"ஈரம்"}}', ARRAY(SELECT key FROM picture))`,
        [edition],
      ),
    );
  }

  /** The public edition, every post, and the checksum of its picture. */
  async function everything() {
    const edition = await (await fetch(`${service()}/api/site`)).json();
    return { edition, posts: await everyPost() };
  }

  async function everyPost() {
    const posts = await (await fetch(`${service()}/api/blogs`)).json();
    return Promise.all(
      posts.map(async ({ _id: id, title, author, image }) => {
        const response = await fetch(new URL(image, service()));
        assert.equal(response.status, 200);
        const picture = createHash('sha256').update(Buffer.from(await response.arrayBuffer()));
        return { id, title, author, picture: picture.digest('hex') };
      }),
    );
  }

  async function connected(database, work) {
    const password = site.secret('postgres/postgres_password');
    const client = new pg.Client({
      host: '127.0.0.1',
      port: site.ports().POSTGRES_PORT,
      user: 'postgres',
      database,
      password,
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  test('is a file for its owner alone', () => {
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.ok(readdirSync(folder).every((name) => !name.startsWith('.')));
  });

  test('proves to be whole and to restore to the same', async () => {
    const printed = await site.run('ops/backup', ['native', 'verify', file]);
    assert.match(printed, /^blog +post +3 +3 +same$/m);
    assert.match(printed, /^blog +picture_file +(\d+) +\1 +same$/m);
    assert.match(printed, /^blog +site_edition +1 +1 +same$/m);
    assert.match(printed, /^blog +site_draft +1 +1 +same$/m);
    assert.match(printed, /^auth +admin_account +1 +1 +same$/m);
    assert.match(printed, /is good\.\n$/);
    assert.doesNotMatch(printed, /DIFFERENT/);
  });

  test('is refused when a byte of it has changed', async () => {
    const bytes = readFileSync(file);
    bytes[bytes.indexOf('blog.picture_file.copy.gz') + 2048] ^= 1;
    const damaged = join(folder, 'damaged.tar');
    writeFileSync(damaged, bytes);
    await assert.rejects(
      site.run('ops/backup', ['native', 'verify', damaged]),
      /blog\.picture_file\.copy\.gz differs/,
    );
  });

  test('is refused when its rows are not those of its manifest', async () => {
    const forged = join(folder, 'forged.tar');
    await site.run(
      'bash',
      [
        '-euc',
        `mkdir forged; cd forged; tar -xf "$1"; sed -i 's/^\\(blog\\tpost\\t\\)3/\\14/' manifest
       rm checksums; sha256sum * >checksums; tar -cf ../forged.tar *; cd ..; rm -r forged`,
        '-',
        file,
      ],
      { cwd: folder },
    );
    await assert.rejects(site.run('ops/backup', ['native', 'verify', forged]), ({ stdout }) => {
      assert.match(stdout, /^blog +post +4 +3 +DIFFERENT$/m);
      return true;
    });
    await assert.rejects(site.run('ops/backup', ['native', 'restore', forged]), /differs from the manifest/);
  });

  test('brings back what was changed and deleted since, and what was added goes', async () => {
    const token = await logIn(site.env.ADMIN_PASSWORD);
    await save(token, 'Written too late');
    await publish(2);
    assert.equal((await everything()).edition.edition, 2);
    await connected('blog', (client) => client.query("DELETE FROM post WHERE title = 'Bridal hair'"));
    await connected('blog', (client) => client.query("UPDATE picture_file SET bytes = '\\x00'"));
    await site.run('ops/backup', ['native', 'restore', file]);

    assert.deepEqual(await everything(), kept);
    const fresh = await logIn(site.env.ADMIN_PASSWORD);
    await save(fresh, 'Written after the restore');
    const search = await (await fetch(`${service()}/api/blogs?q=bridal`)).json();
    assert.deepEqual(
      search.map(({ title }) => title),
      ['Bridal hair'],
    );
    const names = await connected('postgres', (client) =>
      client.query('SELECT datname FROM pg_database ORDER BY 1'),
    );
    assert.deepEqual(
      names.rows.map(({ datname }) => datname).filter((name) => /auth|blog/.test(name)),
      ['auth', 'blog'],
    );
  });

  test('restores to a schema like the one that the services made', async () => {
    const again = await make();
    for (const part of ['auth.before.sql', 'auth.after.sql', 'blog.after.sql'])
      assert.equal(
        await site.run('tar', ['-xOf', again, part]),
        await site.run('tar', ['-xOf', file, part]),
        part,
      );
  });

  test('is not made of what it could not hold', async () => {
    await connected('blog', (client) => client.query("CREATE TYPE mood AS ENUM ('fine')"));
    await assert.rejects(site.run('ops/backup', ['native', 'make']), /cannot hold yet .*type mood/);
    await connected('blog', (client) => client.query('DROP TYPE mood'));
  });
});
