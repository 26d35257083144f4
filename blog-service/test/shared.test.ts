import { sampleContent } from '@salon/content/testing/sample';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SitePending } from '../src/editions/editions.dto.js';
import { Jobs } from '../src/jobs.service.js';
import type { SharedDraft, SharedLink, ShownDraft } from '../src/shared/shared.controller.js';
import { beginEditions, expectRefused, ifMatch, inAnHour, type PostOut, SAMPLE, useApp } from './app.js';
import { jpeg } from './samples.js';

const blog = useApp();
beforeEach(async () => {
  await beginEditions(blog);
  await blog.database.query('TRUNCATE post, shared_draft CASCADE');
});

const share = (of: object) => blog.send('POST', '/api/shared', of);
const linkTo = async (of: object) => {
  const response = await share(of);
  expect(response.status).toBe(201);
  return (await response.json()) as SharedLink;
};
const tokenOf = ({ address }: SharedLink) => address.slice('/shared/'.length);
const open = (link: SharedLink) => blog.get(`/internal/shared?token=${tokenOf(link)}`);
const shown = async (link: SharedLink) => (await (await open(link)).json()) as ShownDraft;
const works = async (link: SharedLink) => (await open(link)).status === 200;
const listed = async () => (await (await blog.send('GET', '/api/shared')).json()) as SharedDraft[];
const takeBack = ({ id }: SharedLink) => blog.send('DELETE', `/api/shared/${id}`);
const lastInJournal = async () =>
  (await blog.database.query('SELECT what FROM journal ORDER BY id DESC LIMIT 1'))[0].what;
const draftPost = (changes = {}): Promise<PostOut> => blog.create({ state: 'draft', ...changes });

describe('a link to a draft of a post', () => {
  test('shows it as it is when the link is opened, for seven days, and its token is stored nowhere', async () => {
    const { _id: post } = await draftPost();
    const link = await linkTo({ post });
    expect(link.address).toMatch(/^\/shared\/[\w-]{43}$/);
    const days = (new Date(link.until).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await lastInJournal()).toBe(
      'Made a link that shows the draft of the post “Monsoon frizz care” for a week',
    );
    expect((await shown(link)).post).toMatchObject({ _id: post, title: SAMPLE.title });
    await blog.update(post, { title: 'Another title', state: 'draft' });
    const { address: _, ...kept } = link;
    const [{ post: id }] = (await listed()) as [SharedDraft];
    expect(await listed()).toEqual([{ ...kept, post: id }]);
    expect((await shown(link)).post).toMatchObject({ _id: id, title: 'Another title' });
    const [stored] = await blog.database.query('SELECT shared_draft::text AS row FROM shared_draft');
    expect(stored.row).not.toContain(tokenOf(link));
    await blog.database.query('UPDATE shared_draft SET until = now()');
    expect([await works(link), await listed()]).toEqual([false, []]);
  });

  test('shows unpublished changes, and leads to the post where there are none', async () => {
    const { _id: post } = await draftPost();
    const link = await linkTo({ post });
    const published = await blog.update(post, { state: 'published' });
    expect(await shown(link)).toEqual({ until: link.until, leadsTo: `/blog/${published._id}` });
    await blog.write('PUT', `/${post}/changes`, { ...SAMPLE, title: 'Changed since' });
    expect((await shown(link)).post?.title).toBe('Changed since');
    await blog.write('DELETE', `/${post}/changes`);
    await blog.update(post, { state: 'scheduled', date: inAnHour() });
    expect((await shown(link)).post?.title).toBe(SAMPLE.title);
  });

  test('is taken back, also by the bin until the post comes back, and for good with the post', async () => {
    const { _id: post } = await draftPost();
    const [link, other] = [await linkTo({ post }), await linkTo({ post })];
    expect((await takeBack(link)).status).toBe(204);
    expect(await lastInJournal()).toMatch(/^Took back the link that shows the draft of the post/);
    expect([await works(link), await works(other)]).toEqual([false, true]);
    await expectRefused(await takeBack(link), 404, 'This link does not work any more.');
    await blog.admin('DELETE', `/${post}`);
    expect([await works(other), await listed()]).toEqual([false, []]);
    await expectRefused(await share({ post }), 404, 'Blog post not found.');
    await blog.admin('POST', `/${post}/restore`);
    expect(await works(other)).toBe(true);
    await blog.admin('DELETE', `/${post}?permanently=true`);
    expect(await works(other)).toBe(false);
  });

  test('has the pictures of that draft, and no other, until it ends or one is withdrawn', async () => {
    const pictures = [
      await jpeg({ width: 320, height: 240 }),
      await jpeg({ width: 240, height: 320 }),
      await jpeg({ width: 300, height: 300 }),
    ];
    const [image, inChanges, other] = await Promise.all(
      pictures.map(async (one) => (await blog.store(one)).image),
    );
    const { _id: post } = await draftPost({ image });
    await draftPost({ image: other });
    const link = await linkTo({ post });
    const statuses = (...all: (string | undefined)[]) =>
      Promise.all(all.map((picture) => blog.status(`${picture}`)));
    const answer = await blog.get(`${image}`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await statuses(inChanges, other)).toEqual([404, 404]);
    await blog.update(post, { image, state: 'published' });
    await blog.write('PUT', `/${post}/changes`, { ...SAMPLE, image: inChanges });
    expect(await statuses(inChanges)).toEqual([200]);
    await blog.send('DELETE', `/api/consents/${inChanges?.split('/')[2]}`);
    expect(await statuses(inChanges)).toEqual([404]);
    await blog.admin('PUT', `/${post}`, { ...SAMPLE, image, state: 'draft' });
    expect(await statuses(image)).toEqual([200]);
    await takeBack(link);
    expect(await statuses(image)).toEqual([404]);
  });
});

test('a link to what is not published of the site shows the draft, or what is scheduled, while it is there, and leads to the site once it is published', async () => {
  await expectRefused(await share({ site: 'draft' }), 404, 'There is nothing that visitors do not see yet.');
  const { image } = await blog.store(await jpeg({ width: 330, height: 220 }));
  const content = sampleContent();
  content.photos.heroes.about = { image, alt: 'New chairs' };
  const draft = await blog.saveDraft(content);
  const link = await linkTo({ site: 'draft' });
  expect((await shown(link)).content?.photos.heroes.about.alt).toBe('New chairs');
  expect(await blog.status(image)).toBe(200);
  const schedule = (draft: Response) =>
    blog.send('POST', '/api/site/publish', { at: '2030-12-01T09:00' }, ifMatch(draft));
  await schedule(draft);
  const planned = await linkTo({ site: 'planned' });
  expect(await works(link)).toBe(false);
  expect((await shown(planned)).content?.photos.heroes.about.alt).toBe('New chairs');
  const { plan } = (await (await blog.send('GET', '/api/site/pending')).json()) as SitePending;
  await blog.send('DELETE', '/api/site/plan', undefined, { 'If-Match': `${plan?.etag}` });
  expect(await works(planned)).toBe(false);
  expect(await works(link)).toBe(true);
  await schedule(await blog.send('GET', '/api/site/draft'));
  expect(await works(planned)).toBe(true);
  expect(await blog.status(image)).toBe(200);
  await blog.database.query('UPDATE site_plan SET published_at = now()');
  await blog.app.get(Jobs).publishScheduled();
  for (const one of [link, planned]) expect((await shown(one)).leadsTo).toBe('');
  expect((await takeBack(planned)).status).toBe(204);
  expect(await lastInJournal()).toBe('Took back the link that shows what is scheduled for the site');
});

test.each([{}, { site: 'all' }, { post: 'a', site: 'draft' }, { post: 3 }])('%j is no draft', async (of) => {
  await expectRefused(await share(of), 400, 'Please say which draft the link is to show.');
});
