import type { SiteContent } from '@salon/content/description';
import { localTime } from '@salon/content/hours/localTime';
import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Changes } from '../src/changes/changes.dto.js';
import type { Published, SiteDraft, SiteEdition, SitePending } from '../src/editions/editions.dto.js';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, etagOf, expectRefused, useApp } from './app.js';
import { jpeg } from './samples.js';

const blog = useApp();
beforeEach(async () => {
  await beginEditions(blog);
  await blog.publish(await blog.saveDraft(sampleContent()));
});

const HOUR_MS = 3_600_000;
const call = (method: string, path: string, body?: unknown, headers?: object) =>
  blog.send(method, `/api/site${path}`, body, headers);
/** A time on the salon's clock. */
const inHours = (hours: number) => localTime(new Date(Date.now() + hours * HOUR_MS), 'Asia/Kolkata');

/** Changes the sample's hair note and phone. */
const says = (note: string, phone = sampleContent().contact.phone) =>
  withValueAt(withValueAt(sampleContent(), 'menus[0].note', note), 'contact.phone', phone);
const NOW = `${sampleContent().menus[0]?.note}`;
const noted = (note: string) => ({
  menus: expect.arrayContaining([expect.objectContaining({ id: 'hair', note })]),
});
const OTHER_PHONE = '+91 98765 43210';

const publish = (draft: Response, at?: string) =>
  call('POST', '/publish', at === undefined ? undefined : { at }, { 'If-Match': etagOf(draft) });
async function published(content: SiteContent, at?: string, basedOn = 1): Promise<Published> {
  const response = await publish(await blog.saveDraft(content, undefined, basedOn), at);
  expect(response.status).toBe(201);
  return (await response.json()) as Published;
}
const pending = async () => (await (await call('GET', '/pending')).json()) as SitePending;
const current = async (path = '/internal/site') => (await blog.json(path)) as SiteEdition;
const makeDue = () =>
  blog.database.query(
    "UPDATE site_plan SET published_at = date_trunc('second', now()) - interval '1 second'",
  );
const comeDue = async () => {
  await makeDue();
  await blog.app.get(Jobs).publishScheduled();
};
const position = async () => ((await blog.json('/internal/changes')) as Changes).position;

describe('a scheduled edition', () => {
  test('waits for its moment on the salon’s clock, and leaves no draft', async () => {
    const replica = await blog.replica({ SALON_TIME_ZONE: 'America/New_York' });
    const draft = await blog.saveDraft(says('December'), undefined, 1);
    const [at, headers] = ['2030-12-01T00:00', { 'If-Match': etagOf(draft) }];
    const answer = await blog.send('POST', '/api/site/publish', { at }, headers, replica.url);
    await replica.app.close();
    const plan = { publishedAt: '2030-12-01T05:00:00.000Z', summary: ["Women's Hair: new small print"] };
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { edition: 1, plan: expect.objectContaining(plan) },
    ]);
    expect(await pending()).toMatchObject({ draft: null, plan });
    expect((await call('GET', '/draft')).status).toBe(204);
    expect((await published(says(NOW, OTHER_PHONE), '2030-12-01T00:00')).plan?.publishedAt).toBe(
      '2030-11-30T18:30:00.000Z',
    );
  });

  test('is the current edition once the job of any replica has run, with another ETag', async () => {
    await published(says('December'), inHours(1));
    const earlier = await blog.get('/api/site');
    expect(await earlier.json()).toMatchObject({ edition: 1, content: noted(NOW) });
    const replica = await blog.replica();
    const before = await position();
    await makeDue();
    await Promise.all([blog.app, replica.app].map((app) => app.get(Jobs).publishScheduled()));
    for (const url of [blog.url, replica.url]) {
      const after = await fetch(`${url}/api/site`, { headers: { 'If-None-Match': etagOf(earlier) } });
      expect(await after.json()).toMatchObject({ edition: 2, content: noted('December') });
    }
    await replica.app.close();
    const { edition, publishedAt } = await current();
    expect(await position()).not.toBe(before);
    expect(await (await call('GET', '/editions?limit=1')).json()).toMatchObject([{ edition, publishedAt }]);
    expect(await pending()).toEqual({ draft: null, plan: null });
  });

  test('shows its pictures from then on only, and keeps them until then', async () => {
    const { image } = await blog.store(await jpeg({ width: 300, height: 200 }));
    await published(withValueAt(sampleContent(), 'photos.work[4].image', image), inHours(1));
    await blog.database.query("UPDATE picture SET used_at = used_at - interval '2 days', kept_until = NULL");
    await blog.app.get(Jobs).cleanUp();
    expect([await blog.status(image), await blog.ownerSees(image)]).toEqual([404, 200]);
    await comeDue();
    expect(await blog.status(image)).toBe(200);
  });
});

describe('what is published before its moment', () => {
  test('is shown at once and joins the plan, which counts where both say something', async () => {
    await published(says('December'), inHours(1));
    expect(await published(says('November', OTHER_PHONE))).toMatchObject({
      edition: 2,
      plan: { summary: [expect.any(String)] },
    });
    expect(await current()).toMatchObject({ edition: 2, content: says('November', OTHER_PHONE) });
    await comeDue();
    expect(await current()).toMatchObject({ edition: 3, content: says('December', OTHER_PHONE) });
  });

  test('and what was begun before it came is joined first', async () => {
    await published(says('December'), inHours(1));
    const late = await blog.saveDraft(says(NOW, OTHER_PHONE), undefined, 1);
    await makeDue();
    await expectRefused(await publish(late), 409, expect.stringContaining('Edition 2 was published'));
  });
});

const cancelScheduled = (etag?: string) =>
  call('DELETE', '/plan', undefined, etag ? { 'If-Match': etag } : {});

test.each([
  ['makes it the draft', undefined, says('December', OTHER_PHONE)],
  ['joins it with the draft, which counts where both say something', says('Mine'), says('Mine', OTHER_PHONE)],
])('cancelling a scheduled edition %s', async (_name, draft, joined) => {
  await published(says('December', OTHER_PHONE), inHours(1));
  if (draft) await blog.saveDraft(draft, undefined, 1);
  const etag = (await pending()).plan?.etag;
  expect((await cancelScheduled(etag)).status).toBe(204);
  const answer = await call('GET', '/draft');
  expect((await answer.json()) as SiteDraft).toMatchObject({ basedOn: 1, content: joined });
  expect((await pending()).plan).toBeNull();
  expect((await publish(answer)).status).toBe(201);
  await expectRefused(await cancelScheduled(etag), 404, 'Nothing is planned any more.');
});

test.each([
  ['a past time', inHours(-1), 'Please choose a day and a time that is still to come.'],
  ['no time', 'tomorrow', 'Please choose a day and a time.'],
  ['a day that is none', '2030-02-30T10:00', 'Please choose a day and a time that is still to come.'],
])('%s is refused with a sentence, and the draft stays', async (_name, at, message) => {
  const draft = await blog.saveDraft(says('December'), undefined, 1);
  await expectRefused(await publish(draft, at), 400, message, 'at');
  expect(etagOf(await call('GET', '/draft'))).toBe(etagOf(draft));
});
