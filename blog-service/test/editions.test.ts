import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';
import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EditionSummary, SiteDraft, SiteEdition } from '../src/editions/editions.dto.js';
import { EditionsService } from '../src/editions/editions.service.js';
import { beginEditions, etagOf, expectRefused, ifMatch, nextPage, useApp } from './app.js';

const blog = useApp();
beforeEach(() => beginEditions(blog));

const call = (method: string, path: string, body?: unknown, headers: object = {}) =>
  blog.send(method, `/api/site${path}`, body, headers);

/** The sample content with another price of the first service. */
const priced = (rupees: number) => withValueAt(sampleContent(), 'services.hair[0].price.rupees', rupees);

const begin = (content: object = sampleContent(), basedOn = 0) => blog.saveDraft(content, undefined, basedOn);

async function published(content: SiteContent, basedOn = 0): Promise<void> {
  expect((await blog.publish(await begin(content, basedOn))).status).toBe(201);
}

/** The whole current edition, which only the owner may read. */
async function edition(): Promise<SiteEdition> {
  return (await (await call('GET', '')).json()) as SiteEdition;
}

const CHANGED = 'The draft has been changed on another device meanwhile. Please reload it and try again.';
const GONE = 'The draft has been published or thrown away on another device.';

describe('what visitors see', () => {
  test('is stored once, at the first start', async () => {
    const service = blog.app.get(EditionsService);
    const start = async () => {
      await Promise.all([service.onApplicationBootstrap(), service.onApplicationBootstrap()]);
      return blog.database.query('SELECT edition, came_with FROM site_edition ORDER BY edition');
    };
    await blog.database.query('TRUNCATE site_edition');
    expect(await start()).toEqual([{ edition: 1, came_with: true }]);
    expect((await edition()).content.contact).toMatchObject({ phone: '+91 00000 00000' });
  });

  test('omits what is hidden; the owner and internal callers get everything, uncached', async () => {
    const content = sampleContent();
    Object.assign(content.services.hair?.[0] ?? {}, { name: 'Unseen', hidden: true });
    await published(content);
    const shown = await blog.get('/api/site');
    const text = await shown.text();
    expect(text).not.toMatch(/unseen/i);
    expect(JSON.parse(text)).toMatchObject({ edition: 1, content: { contact: content.contact } });
    for (const whole of [await call('GET', ''), await blog.get('/internal/site')]) {
      expect(whole.headers.get('Cache-Control')).toBe('no-store');
      expect(etagOf(whole)).not.toBe(etagOf(shown));
      expect(await whole.json()).toEqual({ edition: 1, publishedAt: expect.any(String), content });
      expect((await blog.get('/internal/site', { 'If-None-Match': etagOf(whole) })).status).toBe(304);
    }
    const stranger = await blog.get('/api/site', { Authorization: 'Bearer made-up' });
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.not.stringMatching(/unseen/i)]);
  });
});

describe('the draft', () => {
  test('is created once, and saved with the ETag of its last version', async () => {
    expect((await call('GET', '/draft')).status).toBe(204);
    const begun = await begin();
    const updated = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await begun.json()).toEqual({ basedOn: 0, content: sampleContent(), updated, updatedBy: 'Devi' });
    // A proxy that compresses an answer weakens its tag.
    const body = { basedOn: 0, content: priced(2000) };
    const saved = await call('PUT', '/draft', body, { 'If-Match': `W/${etagOf(begun)}` });
    expect(saved.status).toBe(200);
    expect(etagOf(saved)).not.toBe(etagOf(begun));
    const read = await call('GET', '/draft');
    expect(etagOf(read)).toBe(etagOf(saved));
    expect(await read.json()).toEqual(await saved.json());
    expect(read.headers.get('Cache-Control')).toBe('no-store');
    expect((await call('GET', '/draft', undefined, { 'If-None-Match': etagOf(saved) })).status).toBe(304);
  });

  test('of a second device is refused, and the first device loses nothing', async () => {
    const begun = await begin();
    const first = await blog.saveDraft(priced(2000), begun);
    await expectRefused(await blog.saveDraft(priced(3000), begun), 412, CHANGED);
    await expectRefused(await begin(priced(3000)), 412, CHANGED);
    await expectRefused(await blog.publish(begun), 412, CHANGED);
    expect(await edition()).toMatchObject({ edition: 0, content: firstEdition() });
    expect(((await (await call('GET', '/draft')).json()) as SiteDraft).content).toEqual(priced(2000));
    expect(etagOf(await call('GET', '/draft'))).toBe(etagOf(first));
  });

  test('can be saved twice: the first response may have been lost', async () => {
    const begun = await begin();
    const again = await begin();
    expect([again.status, etagOf(again)]).toEqual([200, etagOf(begun)]);
    const saved = await blog.saveDraft(priced(2000), begun);
    const repeated = await blog.saveDraft(priced(2000), begun);
    expect([repeated.status, etagOf(repeated)]).toEqual([200, etagOf(saved)]);
  });

  test('can be changed only with If-Match, and only if there is one', async () => {
    const body = { basedOn: 0, content: priced(2000) };
    await expectRefused(await call('PUT', '/draft', body, { 'If-Match': '"x"' }), 412, GONE);
    await begin();
    await expectRefused(await call('PUT', '/draft', body), 412, CHANGED);
    await expectRefused(await call('DELETE', '/draft'), 412, CHANGED);
    await expectRefused(await call('POST', '/publish', {}), 412, CHANGED);
    expect((await call('GET', '/draft')).status).toBe(200);
  });

  test('is deleted with the ETag of its last version; a new one never has an old ETag', async () => {
    const begun = await begin();
    const saved = await blog.saveDraft(priced(2000), begun);
    await expectRefused(await call('DELETE', '/draft', undefined, ifMatch(begun)), 412, CHANGED);
    const removed = await call('DELETE', '/draft', undefined, ifMatch(saved));
    expect([removed.status, await removed.text()]).toEqual([204, '']);
    expect((await call('GET', '/draft')).status).toBe(204);
    await expectRefused(await call('DELETE', '/draft', undefined, ifMatch(saved)), 404, 'There is no draft.');
    const anew = await begin();
    expect([etagOf(begun), etagOf(saved)]).not.toContain(etagOf(anew));
  });
});

describe('publishing', () => {
  test('names the author of posts without one, and dates the legal pages that it changes', async () => {
    const content = structuredClone(firstEdition());
    const { privacy, terms } = firstEdition().words;
    content.salon.name = 'Uma & Daughters';
    content.words.terms.intro = 'Ours.';
    content.words.privacy.updated = '2020-01-01';
    await published(content);
    expect(await blog.create()).toMatchObject({ author: 'Uma & Daughters' });
    const { words } = (await edition()).content;
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    expect([words.terms.updated, words.privacy.updated]).toEqual([today, privacy.updated]);
    expect(terms.updated).not.toBe(today);
  });

  test('without the blog leaves that to the owner', async () => {
    const { _id } = await blog.create();
    const forVisitors = ['/api/blogs', `/api/blogs/${_id}`];
    const statuses = () => Promise.all(forVisitors.map((path) => blog.status(path)));
    expect(await statuses()).toEqual([200, 200]);
    await published(withValueAt(firstEdition(), 'pages.blog', false));
    expect(await statuses()).toEqual([404, 404]);
    for (const path of [`/${_id}`, '?state=all']) expect((await blog.admin('GET', path)).status).toBe(200);
  });

  test('leaves out translations whose text is gone; the edition that has both brings both back', async () => {
    const content = {
      ...sampleContent(),
      translations: { ml: { isOn: true, texts: {} as Record<string, object> } },
    };
    const [menu, word] = ['menus/hair/name', 'words:Call'];
    for (const key of [menu, word]) content.translations.ml.texts[key] = { text: 'മുടി', from: '' };
    await published(content as SiteContent);
    const without = { ...content, menus: content.menus.filter(({ id }) => id !== 'hair') };
    const begun = await begin(without, 1);
    expect((await begun.json()) as SiteDraft).toMatchObject({
      content: { translations: content.translations },
    });
    expect((await blog.publish(begun)).status).toBe(201);
    const textsOf = ({ content }: SiteEdition) => Object.keys(content.translations.ml?.texts ?? {}).sort();
    expect(textsOf(await edition())).toEqual([word]);
    expect(textsOf((await (await call('GET', '/editions/1')).json()) as SiteEdition)).toEqual([menu, word]);
  });

  test('makes the draft an edition and leaves no draft', async () => {
    await published(priced(1000));
    const response = await blog.publish(await begin(sampleContent(), 1));
    expect([response.status, await response.json()]).toEqual([201, { edition: 2, plan: null }]);
    expect(response.headers.get('Location')).toBe('/api/site/editions/2');
    expect((await call('GET', '/draft')).status).toBe(204);
    await expectRefused(await blog.publish(response), 412, GONE);
    const stored = await call('GET', '/editions/2');
    expect(await stored.json()).toEqual({
      edition: 2,
      publishedAt: (await edition()).publishedAt,
      summary: ['Hair Spa: from ₹1,000 → from ₹1,800'],
      cameWith: false,
      by: 'Devi',
      content: sampleContent(),
    });
  });

  test('from several devices at once, on two replicas, happens once', async () => {
    const replica = await blog.replica();
    const draft = await begin();
    const answers = await Promise.all(
      [blog.url, replica.url, blog.url, replica.url].map((url) => blog.publish(draft, url)),
    );
    await replica.app.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412, 412]);
    expect(await (await call('GET', '/editions')).json()).toHaveLength(2);
  });

  test('is refused while the draft is based on an older edition', async () => {
    await published(priced(2000));
    const late = await begin(priced(3000), 0);
    const older =
      'Edition 1 was published after this draft was begun. Please compare them before you publish.';
    await expectRefused(await blog.publish(late), 409, older);
    const looked = await blog.saveDraft(priced(3000), late, 1);
    expect((await blog.publish(looked)).status).toBe(201);
    expect(await edition()).toMatchObject({ edition: 2, content: priced(3000) });
  });

  test('is atomic: a fault at its end leaves draft and edition unchanged', async () => {
    await published(priced(1000));
    const draft = await begin(priced(2000), 1);
    await blog.database.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await blog.database.query(
      'CREATE TRIGGER fail BEFORE DELETE ON site_draft FOR EACH ROW EXECUTE FUNCTION fail()',
    );
    expect((await blog.publish(draft)).status).toBe(503);
    expect(await edition()).toMatchObject({ edition: 1, content: priced(1000) });
    expect(etagOf(await call('GET', '/draft'))).toBe(etagOf(draft));
    await blog.database.query('DROP FUNCTION fail CASCADE');
    expect((await blog.publish(draft)).status).toBe(201);
    const told = await blog.database.query(
      "SELECT FROM journal WHERE what LIKE 'Published edition 2: %2,000'",
    );
    expect(told).toHaveLength(1);
  });
});

test('an edition is never changed, not even in the database', async () => {
  await published(sampleContent());
  for (const change of ["UPDATE site_edition SET summary = '{}'", 'DELETE FROM site_edition']) {
    await expect(blog.database.query(change)).rejects.toThrow('a published edition is never changed');
  }
});

test('the editions are listed newest first with what was changed, page by page, whatever is published meanwhile', async () => {
  const page = async (path: string) => {
    const response = await blog.send('GET', path);
    return { editions: (await response.json()) as EditionSummary[], next: nextPage(response) };
  };
  for (let number = 1; number <= 5; number += 1) await published(priced(1000 * number), number - 1);
  const first = await page('/api/site/editions?limit=2');
  const later = { publishedAt: expect.any(String), cameWith: false, by: 'Devi' };
  expect(first.editions).toEqual([
    { ...later, edition: 5, summary: ['Hair Spa: from ₹4,000 → from ₹5,000'] },
    { ...later, edition: 4, summary: ['Hair Spa: from ₹3,000 → from ₹4,000'] },
  ]);
  await published(priced(6000), 5);
  const second = await page(`${first.next}`);
  expect(second.editions.map(({ edition: number }) => number)).toEqual([3, 2]);
  const third = await page(`${second.next}`);
  expect(third.editions.map(({ edition: number, cameWith }) => [number, cameWith])).toEqual([
    [1, false],
    [0, true],
  ]);
  expect(third.next).toBeUndefined();
  expect((await page('/api/site/editions')).editions).toHaveLength(7);
});

test('a conflict copy is listed and read, and the newest twenty are kept', async () => {
  for (let rupees = 1; rupees <= 21; rupees += 1) {
    expect((await call('POST', '/set-aside', { content: priced(rupees) })).status).toBe(204);
  }
  const list = (await (await call('GET', '/set-aside')).json()) as { n: number }[];
  expect(list.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index));
  const newest = { n: 21, date: expect.stringMatching(/Z$/), by: 'Devi', content: priced(21) };
  expect(await (await call('GET', '/set-aside/21')).json()).toEqual(newest);
  await expectRefused(await call('GET', '/set-aside/1'), 404, 'There is nothing of this number.');
});

test('a later release reads what was stored before it had a field with the default of the field, which is no change', async () => {
  const { questions, ...old } = sampleContent();
  const values = [JSON.stringify(old)];
  await blog.database.query(
    "INSERT INTO site_edition (edition, summary, content, picture_keys) VALUES (1, '{}', $1, '{}')",
    values,
  );
  await blog.database.query(
    `INSERT INTO site_draft (version, based_on, updated, content, picture_keys)
     VALUES (gen_random_uuid(), 1, now(), $1, '{}')`,
    values,
  );
  const content = { ...old, questions: [] };
  expect((await edition()).content).toEqual(content);
  expect(await (await call('GET', '/editions/1')).json()).toMatchObject({ content });
  const draft = await call('GET', '/draft');
  expect(await draft.json()).toMatchObject({ content });
  const unchanged = 'Nothing has changed since the last time you published.';
  await expectRefused(await blog.publish(draft), 409, unchanged);
  expect(etagOf(await call('GET', '/draft'))).toBe(etagOf(draft));
});
