import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Changes } from '../src/changes/changes.dto.js';
import type { Consent } from '../src/consents/consents.controller.js';
import type { PublishedEdition } from '../src/editions/editions.dto.js';
import { PictureEncoder } from '../src/pictures/picture-encoder.js';
import { beginEditions, expectRefused, ifMatch, type PostOut, useApp } from './app.js';
import { dataUrl, plain } from './samples.js';

const blog = useApp();
/** No picture has this key. */
const UNREAD = '/media/00000000000000000000-960x640-aabbcc/960.jpg';
const WHO = 'Zubeida Raghunathan';
const noted = { who: WHO, uses: ['site', 'posts'], until: '2027-05-31', given: 'on chat, 3 May 2026' };

let files: Buffer[] = [];
beforeAll(async () => {
  const colours = Array.from({ length: 18 }, (_, n) => `rgb(${12 * n}, 90, 120)`);
  files = await Promise.all(colours.map((it) => plain({ width: 300, height: 200 }, it).jpeg().toBuffer()));
});
beforeEach(async () => {
  await beginEditions(blog);
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM picture');
});

/** A picture that no other test has seen. */
function newFile(): Buffer {
  const file = files.pop();
  if (!file) throw new Error('More pictures are needed.');
  return file;
}
const keyOf = (image: string) => `${image.split('/')[2]}`;
const consents = async () => (await blog.send('GET', '/api/consents')).json() as Promise<Consent[]>;
const note = (image: string, body: object = noted) => blog.send('PUT', `/api/consents/${keyOf(image)}`, body);
const withdraw = (image: string) => blog.send('DELETE', `/api/consents/${keyOf(image)}`);
const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const consentOf = async (image: string) => (await consents()).find((one) => one.image === image);

/** The sample with a picture in every kind of place. */
const showing = (image: string) =>
  [
    ...['photos.heroes.about', 'photos.work[4]', 'academy.programs[0].gallery[1]'],
    ...['highlights[2].picture', 'menus[1].picture', 'services.hair[0].picture'],
  ].reduce((all, place) => withValueAt(all, place, { image, alt: 'Zubeida as a bride' }), sampleContent());

describe('the consent of a person in a picture', () => {
  test('is stored, changed, found at a second upload, and listed by its end', async () => {
    const [file, other] = [newFile(), newFile()];
    const { image } = await blog.store(file);
    expect((await note(image)).status).toBe(204);
    const { until: _, ...endless } = noted;
    const second = (await blog.store(other)).image;
    const third = (await blog.store(newFile())).image;
    await note(second, { ...endless, who: '  Uma   Devi ' });
    expect(await consents()).toEqual([
      { image, ...noted, places: [] },
      { image: second, ...endless, who: 'Uma Devi', places: [] },
      { image: third, given: '', places: [] },
    ]);
    await note(second, { ...endless, until: '2026-12-01', uses: ['social'], given: '' });
    expect((await consents())[0]).toMatchObject({ image: second, who: WHO, uses: ['social'], given: '' });
    expect((await blog.store(file)).image).toBe(image);
    expect(await consentOf(image)).toMatchObject(noted);
  });

  test.each([
    ['who', { who: '' }, 'Please enter the name of the person.'],
    ['who', { who: 'x'.repeat(101) }, 'The name of the person must be at most 100 characters long.'],
    ['uses', { uses: [] }, 'Please choose at least one use.'],
    ['until', { until: 'soon' }, 'Please choose a day that the calendar has.'],
    ['until', { until: '2027-02-30' }, 'Please choose a day that the calendar has.'],
    ['given', { given: 7 }, 'The way it was given must be text.'],
  ])('is refused for its %s', async (field, wrong, message) => {
    await expectRefused(await note(UNREAD, { ...noted, ...wrong }), 400, message, field);
  });

  test('is only of a picture', async () => {
    for (const key of ['%00', 'unread'])
      expect((await blog.send('DELETE', `/api/consents/${key}`)).status, key).toBe(400);
  });

  test('is visible to the owner only', async () => {
    const { image } = await blog.store(newFile());
    await note(image);
    await blog.publish(await blog.saveDraft(showing(image)));
    const { _id } = await blog.create({ image });
    const paths = ['/api/site', '/api/blogs', `/api/blogs/${_id}`, '/internal/changes', '/internal/site'];
    for (const path of paths)
      expect(await (await blog.get(path)).text(), path).not.toMatch(/Raghunathan|3 May/);
  });
});

describe('a withdrawn picture', () => {
  /** What matches in all that is stored anywhere, but for the key that is refused from now on. */
  async function storedOf(pattern: string): Promise<string[] | null> {
    const tables = ['picture', 'picture_file', 'consent', 'idempotency_key'];
    tables.push(...['edition', 'plan', 'draft', 'set_aside'].map((name) => `site_${name}`));
    tables.push('post', 'post_changes', 'post_revision');
    const all = tables.map((table) => blog.database.query(`SELECT row_to_json(${table}) FROM ${table}`));
    return JSON.stringify(await Promise.all(all)).match(new RegExp(`.{20}(${pattern}).{20}`, 'g'));
  }

  test('is removed from the site, its draft, its scheduled edition, its history, and posts with their history', async () => {
    const { image } = await blog.store(newFile());
    const key = keyOf(image);
    await note(image);
    await blog.publish(await blog.saveDraft(showing(image)));
    const headers = { 'Idempotency-Key': 'wedding' };
    const figure = `<figure data-layout="row"><img src="${image}" alt="Zubeida"><img src="https://elsewhere.example/b.jpg" alt="B"></figure>`;
    const content = `<p>A text that is long enough for a post.</p><figure><img src="${image}" alt="Zubeida"><figcaption>Zubeida’s day</figcaption></figure>${figure}<p><a href="${image}">See it</a></p>`;
    const post = { title: 'A wedding', content, image, imageAlt: 'Zubeida' };
    const { _id } = await read<PostOut>(blog.admin('POST', '', post, headers));
    await blog.write('PUT', `/${_id}/changes`, { ...post, title: 'A wedding, longer' });
    const binned = await blog.create({ image });
    await blog.admin('DELETE', `/${binned._id}`);
    const planned = await blog.saveDraft({ ...showing(image), reviews: [] }, undefined, 1);
    await blog.send('POST', '/api/site/publish', { at: '2099-01-01T10:00' }, ifMatch(planned));
    const draft = { ...showing(image), questions: [] };
    await blog.saveDraft(draft, undefined, 1);
    await blog.send('POST', '/api/site/set-aside', { content: draft });
    expect((await consentOf(image))?.places).toEqual([
      ...['the site or its history', 'what is planned', 'your draft', 'what was set aside'],
      ...['unpublished changes of a post', 'the history of a post'],
      ...['the post “A wedding”', `the post “${binned.title}”`],
    ]);
    const files = ['320.avif', '320.webp', '960.jpg', 'preview.jpg'].map((name) => `/media/${key}/${name}`);
    for (const file of files) expect([file, await blog.status(file)]).toEqual([file, 200]);
    const listed = async () => (await blog.json('/internal/changes')) as Changes;
    const before = await listed();
    expect(before.pictures).toContain(key);

    expect((await withdraw(image)).status).toBe(204);
    for (const file of files)
      expect([file, await blog.status(file), await blog.ownerSees(file)]).toEqual([file, 404, 404]);
    expect(await storedOf(`${key}|Zubeida`)).toBeNull();
    const after = await listed();
    expect(after.position).not.toBe(before.position);
    expect(JSON.stringify(after)).not.toContain(key);

    const edition = (n: number) => read<PublishedEdition>(blog.send('GET', `/api/site/editions/${n}`));
    const { summary, content: shown } = await edition(2);
    expect(summary).toEqual(['A picture was withdrawn']);
    // What stands in its places: content/src/entries.spec.ts.
    expect(shown).toEqual((await edition(1)).content);
    const { changes } = await read<PostOut>(blog.admin('GET', `/${_id}`));
    expect([changes?.image, changes?.content]).toEqual([
      null,
      '<p>A text that is long enough for a post.</p><figure><img src="https://elsewhere.example/b.jpg" alt="B" /></figure><p><a rel="noopener noreferrer">See it</a></p>',
    ]);

    // Her draft goes on, without a question, and an edition that is restored does not have it.
    const now = await blog.send('GET', '/api/site/draft');
    expect(await now.clone().json()).toMatchObject({ basedOn: 2 });
    expect((await blog.publish(now)).status).toBe(201);
    const restored = await blog.saveDraft((await edition(1)).content, undefined, 3);
    expect((await blog.publish(restored)).status).toBe(201);
    expect(await storedOf(key)).toBeNull();
  });

  test('is refused when it is uploaded again, by itself or with a post, and in an older text', async () => {
    const file = newFile();
    const { image } = await blog.store(file);
    await withdraw(image);
    const message = 'This picture was withdrawn.';
    await expectRefused(await blog.upload(file), 400, message, 'image');
    const post = { title: 'Once more', content: '<p>A text that is long enough for a post.</p>' };
    await expectRefused(
      await blog.admin('POST', '', { ...post, image: dataUrl(file) }),
      400,
      message,
      'image',
    );
    const gone = 'This picture is no longer stored. Please choose it again.';
    await expectRefused(await blog.admin('POST', '', { ...post, image }), 400, gone, 'image');
    expect((await blog.saveDraft(showing(image))).status).toBe(400);
    expect(await withdraw(image)).toMatchObject({ status: 204 });
  });

  test('is refused when it was withdrawn while it was uploaded once more', async () => {
    const encoder = blog.app.get(PictureEncoder);
    const { encode } = encoder;
    onTestFinished(() => void Object.assign(encoder, { encode }));
    encoder.encode = async (...sent) => {
      const made = await encode(...sent);
      await blog.database.query('INSERT INTO withdrawn_picture (key) VALUES ($1)', [made.key]);
      return made;
    };
    await expectRefused(await blog.upload(newFile()), 400, 'This picture was withdrawn.', 'image');
    expect(await blog.database.query('SELECT FROM picture')).toEqual([]);
  });

  const inChanges = ['PUT', '/changes', 400] as const;
  test.each([
    ['changes of a post are saved that shows it', ...inChanges, true],
    ['a post is saved that shows it', 'PUT', '', 400, true],
    ['a version is restored that had it', 'POST', '/revisions/2/restore', 200, false],
  ])('does not come back when at the same time %s', async (_, method, path, status, isShown) => {
    const { image } = await blog.store(newFile());
    const post = { title: 'A wedding', content: '<p>A text that is long enough for a post.</p>' };
    const { _id } = await blog.create(isShown ? { ...post, image } : post);
    await blog.write('PUT', `/${_id}/changes`, { ...post, title: 'A wedding, longer', image });
    await blog.database.query("UPDATE post_revision SET date = date - interval '1 hour'");
    await blog.write('PUT', `/${_id}/changes`, { ...post, title: 'A wedding, longest', image });
    const answers: Promise<Response>[] = [];
    await blog.database.transaction(async (other) => {
      // This lock stops the withdrawal before it comes to the post, or before its end.
      await other.query(`LOCK TABLE ${isShown ? 'post_changes' : 'consent'} IN SHARE MODE`);
      answers.push(withdraw(image));
      await blog.untilLocked();
      const body = method === 'PUT' ? { ...post, image } : undefined;
      answers.push(blog.admin(method, `/${_id}${path}`, body));
      await blog.untilLocked(2);
    });
    const found = (await Promise.all(answers)).map((answer) => answer.status);
    expect([found, await storedOf(keyOf(image))]).toEqual([[204, status], null]);
  });
});
