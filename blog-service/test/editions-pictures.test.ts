import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, ifMatch, useApp } from './app.js';
import { jpeg } from './samples.js';

const blog = useApp();
let picture: Buffer;
beforeAll(async () => {
  picture = await jpeg({ width: 300, height: 200 });
});
beforeEach(async () => {
  await beginEditions(blog);
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM picture');
});

const uploaded = async () => (await blog.store(picture)).image;

const cleanUp = () => blog.app.get(Jobs).cleanUp();
/** Simulates that this many hours have passed. */
const later = (hours: number) =>
  blog.database.query(
    `UPDATE picture SET used_at = used_at - make_interval(hours => $1),
       kept_until = kept_until - make_interval(hours => $1)`,
    [hours],
  );

/** Whether the owner still gets the picture after this many hours and a clean-up. */
async function seenAfter(hours: number, image: string): Promise<number> {
  await later(hours);
  await cleanUp();
  return blog.ownerSees(image);
}

const pictures = async () => (await blog.database.query('SELECT FROM picture')).length;

function showing(image: string): SiteContent {
  const content = sampleContent();
  Object.assign(content.photos.work[4] ?? {}, { image });
  return content;
}

describe('a picture of the site', () => {
  // Where a content may have pictures: content/src/entries.spec.ts.
  test('stays while the draft shows it, and can be put back for a day', async () => {
    const image = await uploaded();
    const first = await blog.saveDraft(showing(image));
    await later(48);
    await cleanUp();
    const second = await blog.saveDraft(sampleContent(), first);
    await later(23);
    await cleanUp();
    const third = await blog.saveDraft(showing(image), second);
    expect([third.status, await blog.ownerSees(image)]).toEqual([200, 200]);
    await later(48);
    await cleanUp();
    const removed = await blog.send('DELETE', '/api/site/draft', undefined, ifMatch(third));
    expect(removed.status).toBe(204);
    expect(await seenAfter(23, image)).toBe(200);
    expect(await seenAfter(2, image)).toBe(404);
    expect(await pictures()).toBe(0);
  });

  test('stays for good with the edition that shows it, also when a newer one does not', async () => {
    const image = await uploaded();
    await blog.publish(await blog.saveDraft(showing(image)));
    expect((await blog.publish(await blog.saveDraft(sampleContent(), undefined, 1))).status).toBe(201);
    expect(await seenAfter(24 * 400, image)).toBe(200);
    const old = (await (await blog.send('GET', '/api/site/editions/1')).json()) as { content: SiteContent };
    expect((await blog.saveDraft(old.content, undefined, 2)).status).toBe(200);
  });

  test('that is no longer stored is named in every field that shows it, and nothing is saved', async () => {
    const image = await uploaded();
    await later(25);
    await cleanUp();
    const content = showing(image);
    content.photos.heroes.about.image = image;
    const response = await blog.saveDraft(content);
    expect(response.status).toBe(400);
    const message = 'This picture is no longer stored. Please choose it again.';
    const errors = ['photos.heroes.about.image', 'photos.work[4].image'].map((field) => ({ field, message }));
    expect(await response.json()).toMatchObject({ message, errors });
    expect((await blog.send('GET', '/api/site/draft')).status).toBe(204);
  });
});
