import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, ifMatch, inAnHour, SAMPLE, useApp } from './app.js';
import { newKey, sign } from './auth-double.js';
import { jpeg } from './samples.js';

// Who gets a picture: visitors, while they see it somewhere; the owner's browser, whenever it is stored.

const blog = useApp();
let picture: Buffer;
/** Its address under /media/. */
let image: string;
let cookie: string;
beforeAll(async () => {
  picture = await jpeg({ width: 60, height: 40 });
  cookie = `media=${await sign(blog.auth.key, { aud: 'salon-media' })}`;
});
beforeEach(async () => {
  await beginEditions(blog);
  for (const table of ['post', 'picture']) await blog.database.query(`DELETE FROM ${table}`);
  ({ image } = await blog.store(picture));
});

/** Checks who gets the picture, as a page's picture and as a chat's preview. */
async function expectShown(isShown: boolean, where = ''): Promise<void> {
  for (const path of [image, image.replace('960.jpg', '320.avif'), image.replace('960.jpg', 'preview.jpg')]) {
    const toVisitor = await blog.get(path);
    expect([toVisitor.status, where, path]).toEqual([isShown ? 200 : 404, where, path]);
    if (!isShown) expect(await toVisitor.json()).toMatchObject({ message: 'Picture not found.' });
    const toOwner = await blog.get(path, { Cookie: `other=1; ${cookie}` });
    expect([toOwner.status, where, path]).toEqual([200, where, path]);
    expect(toOwner.headers.get('Cache-Control')).toBe(
      isShown ? 'public, max-age=31536000, immutable' : 'private, no-store',
    );
  }
}

const asCover = () => ({ image });
const inText = () => ({ content: `${SAMPLE.content}<figure><img src="${image}" alt="A comb"></figure>` });

describe.each([
  ['cover', asCover],
  ['text', inText],
])('a picture in the %s of a post', (_, shown) => {
  const update = async (id: string, changes: object) => (await blog.update(id, changes))._id;

  test('is for the owner alone until visitors see the post, and again when they do not any more', async () => {
    await expectShown(false, 'fresh upload');
    let { _id } = await blog.create({ ...shown(), state: 'draft' });
    await expectShown(false, 'draft');
    _id = await update(_id, { ...shown(), state: 'scheduled', date: inAnHour() });
    await expectShown(false, 'scheduled');
    await blog.database.query("UPDATE post SET date = now() - interval '1 second'");
    await blog.app.get(Jobs).publishScheduled();
    await expectShown(true, 'due');
    for (const [where, hide, show] of [
      ['draft again', { state: 'draft' }, { state: 'published' }],
      [
        'scheduled again',
        { state: 'scheduled', date: inAnHour() },
        { state: 'published', date: inAnHour(-1) },
      ],
    ] as const) {
      await update(_id, { ...shown(), ...hide });
      await expectShown(false, where);
      await update(_id, { ...shown(), ...show });
      await expectShown(true, `after ${where}`);
    }
    await blog.admin('DELETE', `/${_id}`);
    await expectShown(false, 'bin');
    await blog.admin('POST', `/${_id}/restore`);
    await expectShown(true, 'restored');
    await blog.admin('DELETE', `/${_id}?permanently=true`);
    await expectShown(false, 'deleted for good');
  });

  test('is not shown by unpublished changes and earlier texts', async () => {
    const { _id } = await blog.create();
    await blog.admin('PUT', `/${_id}/changes`, { ...SAMPLE, ...shown() });
    await expectShown(false, 'unpublished changes');
    await update(_id, shown());
    await expectShown(true, 'published');
    await update(_id, {});
    await expectShown(false, 'revision');
  });
});

/** The sample with the picture, in a place where any picture may be: content/src/entries.spec.ts. */
const showing = () => withValueAt(sampleContent(), 'photos.heroes.about.image', image);
/** Publishes a content over the edition that there is. */
async function publish(content: SiteContent, basedOn: number): Promise<void> {
  const draft = await blog.saveDraft(content, undefined, basedOn);
  if (basedOn === 0) await expectShown(false, 'draft');
  expect((await blog.publish(draft)).status).toBe(201);
}
/** Simulates that this many hours have passed, and a clean-up. */
async function letPass(hours: number): Promise<void> {
  const earlier = ['used_at', 'kept_until'].map((it) => `${it} = ${it} - make_interval(hours => $1)`);
  await blog.database.query(`UPDATE picture SET ${earlier}`, [hours]);
  await blog.app.get(Jobs).cleanUp();
}

describe('a picture of the site', () => {
  test('is for all while the current edition shows it, and then for the owner alone, for good', async () => {
    const content = showing();
    await publish(content, 0);
    await expectShown(true, 'edition');
    content.contact.landmark = 'Beside the post office';
    await publish(content, 1);
    await expectShown(true, 'the next edition');
    await publish(sampleContent(), 2);
    await letPass(24 * 400);
    await expectShown(false, 'an earlier edition');
    const old = (await (await blog.send('GET', '/api/site/editions/1')).json()) as { content: SiteContent };
    expect((await blog.saveDraft(old.content, undefined, 3)).status).toBe(200);
  });

  test('stays while the draft shows it, and can be put back for a day', async () => {
    const first = await blog.saveDraft(showing());
    await letPass(48);
    const second = await blog.saveDraft(sampleContent(), first);
    await letPass(23);
    const third = await blog.saveDraft(showing(), second);
    expect([third.status, await blog.ownerSees(image)]).toEqual([200, 200]);
    await letPass(48);
    const removed = await blog.send('DELETE', '/api/site/draft', undefined, ifMatch(third));
    expect(removed.status).toBe(204);
    await letPass(23);
    expect(await blog.ownerSees(image)).toBe(200);
    await letPass(2);
    expect(await blog.ownerSees(image)).toBe(404);
  });

  test('that is no longer stored is named in every field that shows it, and nothing is saved', async () => {
    await letPass(25);
    const content = showing();
    Object.assign(content.photos.work[4] ?? {}, { image });
    const response = await blog.saveDraft(content);
    expect(response.status).toBe(400);
    const message = 'This picture is no longer stored. Please choose it again.';
    const errors = ['photos.heroes.about.image', 'photos.work[4].image'].map((field) => ({ field, message }));
    expect(await response.json()).toMatchObject({ message, errors });
    expect((await blog.send('GET', '/api/site/draft')).status).toBe(204);
  });
});

test('the cookie of the owner is ignored when it is wrong, expired, of a stranger, or the token of the API', async () => {
  const stranger = await newKey('key-1');
  const statusWith = async (value: string) => (await blog.get(image, { Cookie: `media=${value}` })).status;
  const past = Math.floor(Date.now() / 1000) - 60;
  for (const value of [
    '',
    blog.token,
    await sign(stranger, { aud: 'salon-media' }),
    await sign(blog.auth.key, { aud: 'salon-media', exp: past }),
    await sign(blog.auth.key, { aud: 'salon-media' }, { jku: 'https://evil.example' }),
  ])
    expect(await statusWith(value)).toBe(404);
  await blog.create({ image });
  expect(await statusWith('x')).toBe(200);
});
