import type { SiteContent } from '@salon/content/description';
import { localTime } from '@salon/content/hours/localTime';
import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import type { JournalEntry } from '@salon/service-kit/journal';
import type { Role } from '@salon/service-kit/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '../src/categories/category.dto.js';
import type { Published } from '../src/editions/editions.dto.js';
import { Jobs } from '../src/jobs.service.js';
import { beginEditions, expectRefused, ifMatch, inAnHour, type PostOut, SAMPLE, useApp } from './app.js';
import { sign } from './auth-double.js';
import { jpeg } from './samples.js';

// What several people do: what each may, who did what, and who else is here.

const blog = useApp();
beforeEach(async () => {
  await beginEditions(blog);
  await blog.database.query('DELETE FROM post');
  await devi.publish(await devi.saveDraft(sampleContent(), 0));
});

const NEW = { 'If-None-Match': '*' };

/** What a person of this role sends. */
function personOf(role: Role) {
  const send = async (method: string, path: string, body?: unknown, headers?: object) => {
    const token = await sign(blog.auth.key, { jti: `session of the ${role}` });
    return blog.send(method, path, body, { Authorization: `Bearer ${token}`, ...headers });
  };
  return {
    send,
    post: async (method: string, path: string, body?: object, headers?: object) =>
      (await (await send(method, `/api/blogs${path}`, body, headers)).json()) as PostOut,
    saveDraft: (content: SiteContent, basedOn = 1, over?: Response) =>
      send('PUT', '/api/site/draft', { content, basedOn }, over ? ifMatch(over) : NEW),
    publish: (draft: Response, at?: string) =>
      send('POST', '/api/site/publish', at ? { at } : undefined, ifMatch(draft)),
  };
}
const [devi, anu, latha] = [personOf('owner'), personOf('editor'), personOf('front desk')];

const closed = (content = sampleContent()) => withValueAt(content, 'hours.weekly.sunday', []);
const dearer = (content = sampleContent()) => withValueAt(content, 'services.hair[0].price.rupees', 2000);
const inHours = (hours: number) => localTime(new Date(Date.now() + hours * 3_600_000), 'Asia/Kolkata');
/** Time passes until what is scheduled is due. */
async function comeDue(): Promise<void> {
  await blog.database.query("UPDATE post SET date = now() - interval '1 second' WHERE state = 'scheduled'");
  await blog.database.query("UPDATE site_plan SET published_at = now() - interval '1 second'");
  await blog.app.get(Jobs).publishScheduled();
}

const journal = async (query = '') =>
  (await (await devi.send('GET', `/api/journal${query}`)).json()) as JournalEntry[];
/** What was noted while this was done, oldest first. */
async function noted(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set((await journal()).map(({ id }) => id));
  await work();
  const fresh = (await journal()).filter(({ id }) => !before.has(id));
  return fresh
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ who, what }) => `${who}: ${what}`);
}

const NOT_THEIRS =
  'This is not among the things that the front desk may do. Please ask the owner of the site.';
/** Checks that all of this is refused, and that nothing of it is stored. */
async function expectNotTheirs(...attempts: (() => Promise<Response>)[]): Promise<void> {
  const stored = () =>
    Promise.all(
      ['post', 'post_revision', 'picture', 'site_draft', 'site_plan', 'journal'].map((table) =>
        blog.database.query(`SELECT * FROM ${table}`),
      ),
    );
  const before = await stored();
  for (const attempt of attempts) await expectRefused(await attempt(), 403, NOT_THEIRS);
  expect(await stored()).toEqual(before);
}

describe('the front desk', () => {
  test('writes drafts of posts, and nothing that visitors see, will see, or have seen', async () => {
    const draft = await latha.post('POST', '', { ...SAMPLE, state: 'draft' });
    const saved = await latha.post('PUT', `/${draft._id}`, { ...SAMPLE, title: 'Another title' });
    expect(saved).toMatchObject({ title: 'Another title', state: 'draft', updatedBy: 'Latha' });
    expect(await (await latha.send('GET', '/api/blogs?state=draft')).json()).toMatchObject([
      { _id: draft._id },
    ]);
    const shown = await anu.post('POST', '', SAMPLE);
    const withdrawn = await anu.post('POST', '', SAMPLE);
    await anu.post('PUT', `/${withdrawn._id}`, { ...SAMPLE, state: 'draft' });
    const image = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`;
    const write = (id: string, changes: object) => () =>
      latha.send(id ? 'PUT' : 'POST', `/api/blogs${id && `/${id}`}`, { ...SAMPLE, image, ...changes });
    await expectNotTheirs(
      write('', {}),
      write('', { state: 'scheduled', date: inAnHour() }),
      write(draft._id, { state: 'published' }),
      write(draft._id, { state: 'scheduled', date: inAnHour() }),
      write(shown._id, { title: 'Another title' }),
      write(shown._id, { state: 'draft' }),
      write(withdrawn._id, { title: 'Another title' }),
    );
  });

  test('changes hours, notices and which offers are shown, and publishes or discards that', async () => {
    const first = await latha.saveDraft(closed());
    const hidden = withValueAt(closed(), 'offers.packages[0].hidden', true);
    const second = await latha.saveDraft(withValueAt(hidden, 'notices', []), 1, first);
    expect((await latha.publish(second)).status).toBe(201);
    expect(await (await latha.send('GET', '/api/site')).json()).toMatchObject({
      edition: 2,
      content: { notices: [] },
    });
    const third = await latha.saveDraft(sampleContent(), 2);
    expect((await latha.send('DELETE', '/api/site/draft', undefined, ifMatch(third))).status).toBe(204);
  });

  test('changes nothing else, and neither publishes nor loses what others wrote', async () => {
    await expectNotTheirs(() => latha.saveDraft(dearer()));
    const draft = await anu.saveDraft(dearer());
    const both = await latha.saveDraft(closed(dearer()), 1, draft);
    expect(both.status).toBe(200);
    await expectNotTheirs(
      () => latha.saveDraft(closed(), 1, both),
      () => latha.publish(both),
      () => latha.publish(both, inHours(1)),
      () => latha.send('DELETE', '/api/site/draft', undefined, ifMatch(both)),
    );
    expect((await anu.publish(both)).status).toBe(201);
  });

  test('takes over what was published meanwhile', async () => {
    await anu.publish(await anu.saveDraft(dearer()), inHours(1));
    const draft = await latha.saveDraft(closed());
    await comeDue();
    const sentence =
      'Anu published edition 2 after this draft was begun. Please compare them before you publish.';
    await expectRefused(await latha.publish(draft), 409, sentence);
    await expectNotTheirs(() => latha.saveDraft(closed(), 2, draft));
    const joined = await latha.saveDraft(closed(dearer()), 2, draft);
    expect((await latha.publish(joined)).status).toBe(201);
  });

  test('adds to what others have scheduled, but does not move it', async () => {
    const at = inHours(2);
    await anu.publish(await anu.saveDraft(dearer()), at);
    const draft = await latha.saveDraft(closed());
    await expectNotTheirs(() => latha.publish(draft, inHours(1)));
    expect(await (await latha.publish(draft, at)).json()).toMatchObject({
      edition: 1,
      plan: { by: 'Latha' },
    });
  });
});

describe('who did what', () => {
  test('tells what happens to a post, but not that somebody writes', async () => {
    const title = 'Monsoon care';
    const post = { ...SAMPLE, title };
    const done = await noted(async () => {
      const { _id: first } = await latha.post('POST', '', { ...post, state: 'draft' });
      await anu.post('PUT', `/${first}`, { ...post, content: `${post.content}<p>And more.</p>` });
      const { _id } = await anu.post('PUT', `/${first}`, {
        ...post,
        state: 'scheduled',
        date: '2030-12-01T04:30:00Z',
      });
      await anu.post('PUT', `/${_id}`, { ...post, author: 'Anu' });
      await anu.post('PUT', `/${_id}`, { ...post, author: 'Anu' });
      await comeDue();
      await devi.post('PUT', `/${_id}/changes`, { ...post, author: 'Devi' });
      await devi.post('PUT', `/${_id}`, { ...post, author: 'Devi' });
      await devi.post('PUT', `/${_id}`, { ...post, state: 'draft' });
      await devi.post('POST', `/${_id}/revisions/1/restore`);
      await devi.post('DELETE', `/${_id}`);
      await anu.post('POST', `/${_id}/restore`);
      await anu.post('POST', `/${_id}/restore`);
      await devi.post('DELETE', `/${_id}?permanently=true`);
    });
    expect(done).toEqual([
      'Anu: Scheduled the post “Monsoon care” for 1 December 2030, 10:00',
      'Anu: Changed the post “Monsoon care”',
      'Anu: Published the post “Monsoon care”',
      'Devi: Changed the post “Monsoon care”',
      'Devi: Unpublished the post “Monsoon care”',
      'Devi: Restored an earlier version of the post “Monsoon care”',
      'Devi: Put the post “Monsoon care” into the bin',
      'Anu: Took the post “Monsoon care” out of the bin',
      'Devi: Deleted the post “Monsoon care” for good',
    ]);
    const [shown] = await journal('?who=Anu&q=clock');
    expect(shown?.what).toBe('Published the post “Monsoon care”');
  });

  test('tells what happens to the site, but not that somebody writes', async () => {
    const done = await noted(async () => {
      await latha.publish(await latha.saveDraft(closed()));
      const thrown = await anu.saveDraft(dearer(closed()), 2);
      await anu.send('DELETE', '/api/site/draft', undefined, ifMatch(thrown));
      const schedule = async () => anu.publish(await anu.saveDraft(dearer(closed()), 2), '2030-12-01T10:00');
      const { plan } = (await (await schedule()).json()) as Published;
      await devi.send('DELETE', '/api/site/plan', undefined, { 'If-Match': `${plan?.etag}` });
      const draft = await devi.send('GET', '/api/site/draft');
      await anu.publish(draft, '2030-12-01T10:00');
      await comeDue();
    });
    const [day, price] = ['Sunday: 10 am – 8 pm → closed', 'Hair Spa: from ₹1,800 → from ₹2,000'];
    expect(done).toEqual([
      `Latha: Published edition 2: ${day}`,
      `Anu: Discarded unpublished changes of the site: ${price}`,
      `Anu: Scheduled changes of the site for 1 December 2030, 10:00: ${price}`,
      `Devi: Cancelled what was scheduled for 1 December 2030, 10:00: ${price}`,
      `Anu: Scheduled changes of the site for 1 December 2030, 10:00: ${price}`,
      `Anu: Published edition 3: ${price}`,
    ]);
    expect(await (await devi.send('GET', '/api/site/editions?limit=2')).json()).toMatchObject([
      { edition: 3, by: 'Anu' },
      { edition: 2, by: 'Latha' },
    ]);
  });

  test('tells of categories and consents, but of nobody in a picture, and a repeated request once', async () => {
    const key = (await blog.store(await jpeg())).image.split('/')[2];
    const consent = { who: 'Zubeida', uses: ['site'], given: '' };
    const done = await noted(async () => {
      const made = await anu.send('POST', '/api/categories', { name: 'Bridal' });
      const { id } = (await made.json()) as Category;
      for (const name of ['Weddings', 'Weddings']) await anu.send('PUT', `/api/categories/${id}`, { name });
      for (const _ of ['first', 'again']) await anu.send('DELETE', `/api/categories/${id}`);
      for (const _ of ['first', 'again']) await devi.send('PUT', `/api/consents/${key}`, consent);
      for (const _ of ['first', 'again']) await devi.send('DELETE', `/api/consents/${key}`);
      for (const _ of ['first', 'again'])
        await anu.post('POST', '', { ...SAMPLE, title: 'Once only' }, { 'Idempotency-Key': 'once' });
    });
    expect(done).toEqual([
      'Anu: Made the category “Bridal”',
      'Anu: Renamed the category “Bridal” to “Weddings”',
      'Anu: Removed the category “Weddings”',
      'Devi: Noted what a person in a picture agreed to',
      'Devi: Withdrew a picture from the site, its history and all posts',
      'Anu: Published the post “Once only”',
    ]);
  });

  test('is searched, and refuses what is no time and no search', async () => {
    await anu.post('POST', '', { ...SAMPLE, title: 'A rare quokka' });
    const [entry] = await journal('?q=QUOKKA');
    expect(entry).toMatchObject({ who: 'Anu', device: 'Chrome on Android' });
    expect(await journal(`?q=quokka&before=${entry?.at}`)).toEqual([]);
    expect(await journal('?q=quokka&who=Devi')).toEqual([]);
    for (const [query, field] of [
      ['before=soon', 'before'],
      ['q=a&q=b', 'q'],
      ['who=%00', 'who'],
    ] as const)
      await expectRefused(await devi.send('GET', `/api/journal?${query}`), 400, expect.any(String), field);
  });
});

test('what somebody else has changed meanwhile is refused with the name', async () => {
  const draft = await anu.saveDraft(dearer());
  const later = await anu.saveDraft(closed(dearer()), 1, draft);
  const sentence = 'Anu has changed the draft meanwhile. Please reload it and try again.';
  await expectRefused(await devi.saveDraft(sampleContent(), 1, draft), 412, sentence);
  await anu.publish(later, inHours(1));
  await expectRefused(
    await devi.send('DELETE', '/api/site/plan', undefined, { 'If-Match': '"x"' }),
    412,
    'Anu has changed what is planned meanwhile. Please reload the page and try again.',
  );

  const post = await devi.send('POST', '/api/blogs', SAMPLE);
  const { _id } = (await post.json()) as PostOut;
  await anu.post('PUT', `/${_id}/changes`, { ...SAMPLE, title: 'Of Anu' });
  expect(await devi.post('GET', `/${_id}`)).toMatchObject({ updatedBy: 'Anu' });
  const refused = await devi.send('PUT', `/api/blogs/${_id}`, { ...SAMPLE, title: 'Of Devi' }, ifMatch(post));
  await expectRefused(refused, 412, 'Anu has changed the post meanwhile. Please reload it and try again.');
  expect(await (await devi.send('GET', `/api/blogs/${_id}/revisions`)).json()).toMatchObject([
    { title: 'Of Devi', reason: 'conflict', by: 'Devi' },
    { title: 'Of Anu', by: 'Anu' },
    { title: SAMPLE.title, by: 'Devi' },
  ]);
});

test('who else has a document open is known for forty seconds, and nowhere after a minute', async () => {
  const seen = async (person: typeof devi, document: string) =>
    (await person.send('PUT', `/api/presence/${document}`)).json();
  const letPass = (seconds: number) =>
    blog.database.query('UPDATE presence SET seen = seen - make_interval(secs => $1)', [seconds]);
  expect(await seen(latha, 'site')).toEqual([]);
  expect(await seen(latha, 'site')).toEqual([]);
  expect(await seen(anu, 'site')).toEqual([{ name: 'Latha' }]);
  expect(await seen(devi, 'site')).toEqual([{ name: 'Anu' }, { name: 'Latha' }]);
  expect(await seen(devi, 'monsoon-care-x7k2m9')).toEqual([]);
  await letPass(41);
  expect(await seen(anu, 'site')).toEqual([]);
  await letPass(20);
  await seen(devi, 'other-post-x7k2m9');
  expect(await blog.database.query('SELECT document FROM presence')).toHaveLength(2);
});
