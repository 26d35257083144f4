import type { SiteContent } from '@salon/content/description';
import { localTime } from '@salon/content/hours/localTime';
import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import type { JournalEntry } from '@salon/service-kit/journal';
import type { Role } from '@salon/service-kit/roles';
import { beforeEach, describe, expect, test } from 'vitest';
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

/** What a person of this role sends. */
function personOf(role: Role) {
  const send = async (method: string, path: string, body?: unknown, headers?: object) => {
    const token = await sign(blog.auth.key, { jti: `session of the ${role}` });
    return blog.send(method, path, body, { Authorization: `Bearer ${token}`, ...headers });
  };
  const asked = async <Answer>(...request: Parameters<typeof send>) =>
    (await (await send(...request)).json()) as Answer;
  return {
    send,
    asked,
    post: (method: string, path: string, body?: object, headers?: object) =>
      asked<PostOut>(method, `/api/blogs${path}`, body, headers),
    saveDraft: (content: SiteContent, basedOn = 1, over?: Response) =>
      send('PUT', '/api/site/draft', { content, basedOn }, over && ifMatch(over)),
    discard: (draft: Response) => send('DELETE', '/api/site/draft', undefined, ifMatch(draft)),
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

/** Checks that all of this is refused, and that nothing of it is stored. */
async function expectNotTheirs(...attempts: (() => Promise<Response>)[]): Promise<void> {
  const tables = ['post', 'post_revision', 'picture', 'site_draft', 'site_plan', 'journal'];
  const stored = () => Promise.all(tables.map((table) => blog.database.query(`SELECT * FROM ${table}`)));
  const before = await stored();
  const sentence = 'Your role does not allow this. Please ask the owner of the site.';
  for (const attempt of attempts) await expectRefused(await attempt(), 403, sentence);
  expect(await stored()).toEqual(before);
}

describe('the front desk', () => {
  test('writes drafts of posts, and nothing that visitors see, will see, or have seen', async () => {
    const draft = await latha.post('POST', '', { ...SAMPLE, state: 'draft' });
    const saved = await latha.post('PUT', `/${draft._id}`, { ...SAMPLE, title: 'Another title' });
    expect(saved).toMatchObject({ title: 'Another title', state: 'draft', updatedBy: 'Latha' });
    expect(await latha.asked('GET', '/api/blogs?state=draft')).toHaveLength(1);
    const [shown, withdrawn] = [await anu.post('POST', '', SAMPLE), await anu.post('POST', '', SAMPLE)];
    await anu.post('PUT', `/${withdrawn._id}`, { ...SAMPLE, state: 'draft' });
    const write = (id: string, changes: object) => () =>
      latha.send(id ? 'PUT' : 'POST', `/api/blogs${id && `/${id}`}`, { ...SAMPLE, ...changes });
    await expectNotTheirs(
      write('', {}),
      write('', { state: 'scheduled', date: inAnHour() }),
      write(draft._id, { state: 'published' }),
      write(draft._id, { state: 'scheduled', date: inAnHour() }),
      write(shown._id, { state: 'draft' }),
      write(shown._id, { title: 'Another title' }),
      write(withdrawn._id, { title: 'Another title' }),
    );
  });

  test('changes hours, notices and which offers are shown, and publishes or discards that', async () => {
    const first = await latha.saveDraft(closed());
    const hidden = withValueAt(closed(), 'offers.packages[0].hidden', true);
    const second = await latha.saveDraft(withValueAt(hidden, 'notices', []), 1, first);
    expect((await latha.publish(second)).status).toBe(201);
    expect(await latha.asked('GET', '/api/site')).toMatchObject({ edition: 2, content: { notices: [] } });
    expect((await latha.discard(await latha.saveDraft(sampleContent(), 2))).status).toBe(204);
  });

  test('changes nothing else, and neither publishes nor loses what others wrote', async () => {
    await expectNotTheirs(() => latha.saveDraft(dearer()));
    const both = await latha.saveDraft(closed(dearer()), 1, await anu.saveDraft(dearer()));
    expect(both.status).toBe(200);
    await expectNotTheirs(
      () => latha.saveDraft(closed(), 1, both),
      () => latha.publish(both),
      () => latha.publish(both, inHours(1)),
      () => latha.discard(both),
    );
    expect((await anu.publish(both)).status).toBe(201);
  });

  test('adds to what others have scheduled, does not move it, and takes it over once it is published', async () => {
    const at = inHours(2);
    const schedule = async (content: SiteContent) => anu.publish(await anu.saveDraft(content), at);
    await schedule(dearer());
    const first = await latha.saveDraft(closed());
    await expectNotTheirs(() => latha.publish(first, inHours(1)));
    expect((await latha.publish(first, at)).status).toBe(201);

    await schedule(dearer());
    const draft = await latha.saveDraft(closed());
    await comeDue();
    const sentence =
      'Anu published edition 2 after this draft was begun. Please compare them before you publish.';
    await expectRefused(await latha.publish(draft), 409, sentence);
    await expectNotTheirs(() => latha.saveDraft(sampleContent(), 2, draft));
    const joined = await latha.saveDraft(dearer(), 2, draft);
    expect((await latha.publish(joined)).status).toBe(201);
  });
});

describe('who did what', () => {
  const journal = (query: string) => devi.asked<JournalEntry[]>('GET', `/api/journal?${query}`);
  /** What was noted while this was done, oldest first. */
  async function noted(work: () => Promise<unknown>): Promise<string[]> {
    const [{ last }] = await blog.database.query('SELECT max(id) AS last FROM journal');
    await work();
    const entries = (await journal('')).filter(({ id }) => Number(id) > Number(last));
    return entries.map(({ who, what }) => `${who}: ${what}`).reverse();
  }

  test('tells what happens to a post, but not that somebody writes', async () => {
    const post = { ...SAMPLE, title: 'Monsoon care' };
    const scheduled = { ...post, state: 'scheduled', date: '2030-12-01T04:30:00Z' };
    const done = await noted(async () => {
      const draft = await latha.post('POST', '', { ...post, state: 'draft' });
      await anu.post('PUT', `/${draft._id}`, { ...post, content: `${post.content}<p>And more.</p>` });
      const { _id } = await anu.post('PUT', `/${draft._id}`, scheduled);
      for (const _ of ['first', 'again']) await anu.post('PUT', `/${_id}`, { ...post, author: 'Anu' });
      await comeDue();
      await devi.post('PUT', `/${_id}/changes`, { ...post, author: 'Devi' });
      await devi.post('PUT', `/${_id}`, { ...post, author: 'Devi' });
      await devi.post('PUT', `/${_id}`, { ...post, state: 'draft' });
      await devi.post('POST', `/${_id}/revisions/1/restore`);
      await devi.post('DELETE', `/${_id}`);
      for (const _ of ['first', 'again']) await anu.post('POST', `/${_id}/restore`);
      await devi.post('DELETE', `/${_id}?permanently=true`);
    });
    expect(done).toEqual([
      'Anu: Scheduled the post “Monsoon care” for 1 December 2030, 10 am',
      'Anu: Changed the post “Monsoon care”',
      'Anu: Published the post “Monsoon care”',
      'Devi: Changed the post “Monsoon care”',
      'Devi: Unpublished the post “Monsoon care”',
      'Devi: Restored an earlier version of the post “Monsoon care”',
      'Devi: Put the post “Monsoon care” into the bin',
      'Anu: Took the post “Monsoon care” out of the bin',
      'Devi: Deleted the post “Monsoon care” for good',
    ]);
    expect((await journal('q=clock'))[0]).toMatchObject({ who: 'Anu', what: done[2]?.slice('Anu: '.length) });
  });

  test('tells what happens to the site, but not that somebody writes', async () => {
    const at = '2030-12-01T10:00';
    const done = await noted(async () => {
      await latha.publish(await latha.saveDraft(closed()));
      await anu.discard(await anu.saveDraft(dearer(closed()), 2));
      const scheduled = await anu.publish(await anu.saveDraft(dearer(closed()), 2), at);
      const { plan } = (await scheduled.json()) as Published;
      await devi.send('DELETE', '/api/site/plan', undefined, { 'If-Match': `${plan?.etag}` });
      await anu.publish(await anu.send('GET', '/api/site/draft'), at);
      await comeDue();
    });
    const price = 'Hair Spa: from ₹1,800 → from ₹2,000';
    expect(done).toEqual([
      'Latha: Published edition 2: Sunday: 10 am – 8 pm → closed',
      `Anu: Discarded unpublished changes of the site: ${price}`,
      `Anu: Scheduled changes of the site for 1 December 2030, 10 am: ${price}`,
      `Devi: Cancelled what was scheduled for 1 December 2030, 10 am: ${price}`,
      `Anu: Scheduled changes of the site for 1 December 2030, 10 am: ${price}`,
      `Anu: Published edition 3: ${price}`,
    ]);
    const editions = await devi.asked('GET', '/api/site/editions?limit=2');
    expect(editions).toMatchObject([{ by: 'Anu' }, { by: 'Latha' }]);
  });

  test('tells of a picture that was withdrawn, and of a repeated request once', async () => {
    const consent = `/api/consents/${(await blog.store(await jpeg())).image.split('/')[2]}`;
    const once = { 'Idempotency-Key': 'once' };
    const done = await noted(async () => {
      for (const _ of ['first', 'again']) {
        await anu.post('POST', '', { ...SAMPLE, title: 'Once only' }, once);
        await devi.send('DELETE', consent);
      }
    });
    expect(done).toEqual([
      'Anu: Published the post “Once only”',
      'Devi: Withdrew a picture from the site, its history and all posts',
    ]);
  });
});

test('what somebody else has changed meanwhile is refused with the name', async () => {
  const draft = await anu.saveDraft(dearer());
  const later = await anu.saveDraft(closed(dearer()), 1, draft);
  const changed = (what: string) => `Anu has changed ${what} meanwhile. Please reload it and try again.`;
  await expectRefused(await devi.saveDraft(sampleContent(), 1, draft), 412, changed('the draft'));
  await anu.publish(later, inHours(1));
  const plan = await devi.send('DELETE', '/api/site/plan', undefined, ifMatch(draft));
  await expectRefused(plan, 412, changed('what is planned').replace('it', 'the page'));

  const post = await devi.send('POST', '/api/blogs', SAMPLE);
  const path = `${post.headers.get('Location')}`;
  await anu.send('PUT', `${path}/changes`, { ...SAMPLE, title: 'Of Anu' });
  expect(await devi.asked('GET', path)).toMatchObject({ updatedBy: 'Anu' });
  const refused = await devi.send('PUT', path, { ...SAMPLE, title: 'Of Devi' }, ifMatch(post));
  await expectRefused(refused, 412, changed('the post'));
  expect(await devi.asked('GET', `${path}/revisions`)).toMatchObject([
    { title: 'Of Devi', reason: 'conflict', by: 'Devi' },
    { title: 'Of Anu', by: 'Anu' },
    { title: SAMPLE.title, by: 'Devi' },
  ]);
});

test('who else has a document open is known for forty seconds, and nowhere after a minute', async () => {
  const seen = (person: typeof devi, document: string) => person.asked('PUT', `/api/presence/${document}`);
  const letPass = (seconds: number) =>
    blog.database.query('UPDATE presence SET seen = seen - make_interval(secs => $1)', [seconds]);
  for (const _ of ['first', 'again']) expect(await seen(latha, 'site')).toEqual([]);
  expect(await seen(anu, 'site')).toEqual([{ name: 'Latha' }]);
  expect(await seen(devi, 'site')).toEqual([{ name: 'Anu' }, { name: 'Latha' }]);
  expect(await seen(devi, 'monsoon-care-x7k2m9')).toEqual([]);
  await letPass(41);
  expect(await seen(anu, 'site')).toEqual([]);
  await letPass(20);
  await seen(devi, 'other-post-x7k2m9');
  expect(await blog.database.query('SELECT FROM presence')).toHaveLength(2);
});
