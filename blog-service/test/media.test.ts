import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, inAnHour, SAMPLE, useApp } from './app.js';
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
  await blog.database.query('DELETE FROM post');
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

/** Publishes a content over the edition that there is. */
async function publish(content: SiteContent, basedOn: number): Promise<void> {
  const draft = await blog.saveDraft(content, undefined, basedOn);
  if (basedOn === 0) await expectShown(false, 'draft');
  expect((await blog.publish(draft)).status).toBe(201);
}

test('a picture of the site is for all while the current edition shows it, and then for the owner alone', async () => {
  const content = sampleContent();
  content.photos.heroes.about.image = image;
  await publish(content, 0);
  await expectShown(true, 'edition');
  content.contact.landmark = 'Beside the post office';
  await publish(content, 1);
  await expectShown(true, 'the next edition');
  await publish(sampleContent(), 2);
  await expectShown(false, 'an earlier edition');
});

const statusWith = async (Cookie: string) => (await blog.get(image, { Cookie })).status;

test('the cookie of the owner is ignored when it is wrong, expired, of a stranger, or the token of the API', async () => {
  const stranger = await newKey('key-1');
  const past = Math.floor(Date.now() / 1000) - 60;
  for (const value of [
    '',
    blog.token,
    await sign(stranger, { aud: 'salon-media' }),
    await sign(blog.auth.key, { aud: 'salon-media', exp: past }),
    await sign(blog.auth.key, { aud: 'salon-media' }, { jku: 'https://evil.example' }),
  ])
    expect(await statusWith(`media=${value}`)).toBe(404);
  await blog.create({ image });
  expect(await statusWith('media=x')).toBe(200);
});
