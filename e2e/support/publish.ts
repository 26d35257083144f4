import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';

type Price = { kind: string; rupees?: number };

/** The parts of an edition that these tests change. */
export interface SiteContent {
  services: Record<string, { id: string; name: string; price?: Price }[]>;
  offers: { packages: { id: string; price: Price }[] };
  notices: { id: string; text: string; from: string; until: string }[];
  contact: { phone: string; address: string };
  questions: { id: string; question: string; answer: string; pages: string[]; hidden: boolean }[];
  reviews: { author: string; content: string; hidden: boolean }[];
  photos: { heroes: Record<string, { image: string }> };
}

interface SiteEdition {
  edition: number;
  content: SiteContent;
}

/** What a fresh site shows. */
export const firstEdition = (): SiteContent =>
  JSON.parse(readFileSync(new URL('../../frontend/dist/server/first-edition.json', import.meta.url), 'utf8'));

/** The content that visitors see now. Requested with a token, so that it comes from no cache. */
export async function publishedContent(request: APIRequestContext, bearer: string): Promise<SiteContent> {
  const answer = await request.get('/api/site', { headers: { Authorization: `Bearer ${bearer}` } });
  expect(answer.status()).toBe(200);
  const { content }: SiteEdition = await answer.json();
  return content;
}

/** Changes the published content by way of the draft, as the admin area does. Returns the number of the new edition. */
export async function publish(
  request: APIRequestContext,
  bearer: string,
  change: (content: SiteContent) => void,
): Promise<number> {
  const headers = { Authorization: `Bearer ${bearer}` };
  const current: SiteEdition = await (await request.get('/api/site', { headers })).json();
  const { content } = current;
  change(content);
  const before = await request.get('/api/site/draft', { headers });
  const condition: Record<string, string> =
    before.status() === 404 ? { 'If-None-Match': '*' } : { 'If-Match': before.headers().etag ?? '' };
  const draft = await request.put('/api/site/draft', {
    headers: { ...headers, ...condition },
    data: { basedOn: current.edition, content },
  });
  expect(draft.status(), await draft.text()).toBe(200);
  const published = await request.post('/api/site/publish', {
    headers: { ...headers, 'If-Match': draft.headers().etag ?? '' },
  });
  expect(published.status(), await published.text()).toBe(201);
  return (await published.json()).edition;
}
