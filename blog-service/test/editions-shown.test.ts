import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteEdition } from '../src/editions/editions.dto.js';
import { beginEditions, useApp } from './app.js';

const blog = useApp();
beforeEach(() => beginEditions(blog));

const owner = () => ({ Authorization: `Bearer ${blog.token}` });

const publish = async (content: SiteContent) =>
  expect((await blog.publish(await blog.saveDraft(content))).status).toBe(201);

/** The date in a zone, this many days from today. */
const dateIn = (timeZone: string, days = 0) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone });
const inDays = (days: number) => dateIn('Asia/Kolkata', days);

/** The sample with more in it that nobody may see now, all of it with the word “unseen”, and with an offer and a notice of today. */
function withUnseen(): SiteContent {
  const content = sampleContent();
  const { services, offers, reviews, questions, academy } = content;
  const [service] = services.hair;
  const [offer] = offers.packages;
  const [program] = academy.programs;
  if (!service || !offer || !program) throw new Error('The sample has nothing of a kind.');
  offers.packages = [
    { ...offer, from: inDays(-1), until: inDays(1) },
    { ...offer, id: 'next-year', title: 'Offer unseen', from: inDays(365), until: inDays(370) },
    { ...offer, id: 'last-year', title: 'Offer unseen', from: inDays(-370), until: inDays(-365) },
    { ...offer, id: 'hidden', title: 'Offer unseen', from: undefined, until: undefined, hidden: true },
  ];
  const notice = (id: string, text: string, from: number, until: number) => ({
    ...{ id, text, from: `${inDays(from)}T00:00`, until: `${inDays(until)}T00:00` },
  });
  content.notices = [
    notice('now', 'Closed for Pongal', -1, 2),
    notice('next-year', 'Notice unseen', 365, 370),
    notice('last-year', 'Notice unseen', -370, -365),
  ];
  services.hair.push({
    ...{ ...service, id: 'hidden', name: 'Service unseen', hidden: true },
    price: { kind: 'fixed', rupees: 7_654_321 },
  });
  reviews.push({ id: 'hidden', content: 'Review unseen', author: 'Unseen', location: '', hidden: true });
  questions.push(
    { id: 'hidden', question: 'Unseen?', answer: 'Unseen.', pages: ['home'], hidden: true },
    { id: 'nowhere', question: 'Unseen?', answer: 'Unseen.', pages: [], hidden: false },
  );
  academy.programs.push({ ...program, id: 'hidden', title: 'Programme unseen', hidden: true });
  return content;
}

describe('an edition with what is hidden, over or still to come', () => {
  test('is told to visitors without a word of that', async () => {
    await publish(withUnseen());
    const response = await blog.get('/api/site');
    const text = await response.text();
    expect(text).not.toMatch(/unseen/i);
    expect(text).not.toContain('7654321');
    const { edition, content } = JSON.parse(text) as SiteEdition;
    expect(edition).toBe(1);
    expect(content?.offers.packages.map(({ id }) => id)).toEqual(['wax-works']);
    expect(content?.notices.map(({ id }) => id)).toEqual(['now']);
    expect(content?.services.hair.map(({ id }) => id)).toEqual(['hair-spa', 'haircut']);
    const again = await blog.get('/api/site', { 'If-None-Match': `${response.headers.get('ETag')}` });
    expect(again.status).toBe(304);
  });

  test('is told as a whole to the owner, whose answer is kept nowhere, and on the inside', async () => {
    const content = withUnseen();
    await publish(content);
    const whole = {
      edition: 1,
      publishedAt: expect.any(String),
      content: JSON.parse(JSON.stringify(content)),
    };
    const toOwner = await blog.get('/api/site', owner());
    expect(toOwner.headers.get('Cache-Control')).toBe('no-store');
    expect(await toOwner.json()).toEqual(whole);
    const inside = await blog.get('/internal/site');
    expect(inside.headers.get('Cache-Control')).toBe('no-store');
    expect(await inside.json()).toEqual(whole);
    const etag = `${inside.headers.get('ETag')}`;
    expect((await blog.get('/internal/site', { 'If-None-Match': etag })).status).toBe(304);
    expect(etag).not.toBe((await blog.get('/api/site')).headers.get('ETag'));
  });

  test('is not told to a stranger who brings a token of his own', async () => {
    await publish(withUnseen());
    const response = await blog.get('/api/site', { Authorization: 'Bearer made-up' });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch(/unseen/i);
  });
});

test('the clock of the salon changes what is told, and its ETag with it', async () => {
  // These two zones are 25 hours apart, so they never have the same date.
  const [early, late] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const content = sampleContent();
  Object.assign(content.offers.packages[0] ?? {}, { from: dateIn(early), until: dateIn(early, 1) });
  await publish(content);
  const answers = await Promise.all(
    [early, late].map(async (SALON_TIME_ZONE) => {
      const { app, url } = await blog.replica({ SALON_TIME_ZONE });
      const response = await fetch(`${url}/api/site`);
      const { content } = (await response.json()) as SiteEdition;
      await app.close();
      return { etag: response.headers.get('ETag'), offers: content?.offers.packages.length };
    }),
  );
  expect(answers.map(({ offers }) => offers)).toEqual([1, 0]);
  expect(answers[0]?.etag).not.toBe(answers[1]?.etag);
});
