import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { components } from '../../frontend/shared/contract/blog-service.js';
import { ownerHeaders } from './admin.js';
import { expectInConsole, ownerTest } from './test.js';

type SiteContent = components['schemas']['SiteContent'];

/** What a fresh site shows. */
export const firstEdition = (): SiteContent =>
  JSON.parse(readFileSync(new URL('../../frontend/dist/server/first-edition.json', import.meta.url), 'utf8'));

/** API calls of the owner, to prepare a test and to clean up after it. */
export class SiteOwner {
  constructor(private readonly request: APIRequestContext) {}

  private async send(method: string, path: string, condition: Record<string, string> = {}, data?: object) {
    const headers = { ...(await ownerHeaders(this.request)), ...condition };
    return this.request.fetch(path, { method, headers, data });
  }

  /** The content that visitors see. */
  async published(): Promise<{ edition: number; content: SiteContent }> {
    return (await this.send('GET', '/api/site')).json();
  }

  /** Null when there is none. */
  async draft(): Promise<{ content: SiteContent; basedOn: number; etag: string } | null> {
    const answer = await this.send('GET', '/api/site/draft');
    if (answer.status() === 204) return null;
    return { ...(await answer.json()), etag: answer.headers().etag ?? '' };
  }

  async saveDraft(content: SiteContent): Promise<void> {
    const last = await this.draft();
    const { edition } = await this.published();
    const condition: Record<string, string> = last ? { 'If-Match': last.etag } : { 'If-None-Match': '*' };
    const body = { basedOn: edition, content };
    const answer = await this.send('PUT', '/api/site/draft', condition, body);
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async discardDraft(): Promise<void> {
    // Retried: a save that a page sent just before it was closed may change the draft and its ETag meanwhile.
    await expect
      .poll(async () => {
        const draft = await this.draft();
        if (!draft) return 204;
        return (await this.send('DELETE', '/api/site/draft', { 'If-Match': draft.etag })).status();
      })
      .toBe(204);
  }

  async publish(content: SiteContent): Promise<void> {
    await this.saveDraft(content);
    const answer = await this.publishDraft();
    expect(answer.status(), await answer.text()).toBe(201);
  }

  private async publishDraft() {
    const draft = await this.draft();
    return this.send('POST', '/api/site/publish', { 'If-Match': draft?.etag ?? '' });
  }

  /** Publishes the original content again and removes the draft. */
  async restore(): Promise<void> {
    await this.discardDraft();
    const { content } = await this.published();
    if (isDeepStrictEqual(content, firstEdition())) return;
    await this.saveDraft(firstEdition());
    // Legal texts that a test has changed keep the day of that; nothing else is left to publish then.
    if ((await this.publishDraft()).status() === 409) await this.discardDraft();
  }
}

/** Types into a field and waits until the change is saved automatically. */
export async function change(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
  await saved(page);
}

/** Fills fields by their labels. */
export async function fill(place: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await place.getByLabel(label, { exact: true }).fill(text);
}

export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeAttached();

/** Publishes through the link in the bar, which every editor of the site has. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Publish: / }).click();
  await page.getByRole('button', { name: 'Publish now', exact: true }).click();
  await untilPublic(page);
}

/** After “Publish now”: until visitors have the edition. */
export async function untilPublic(page: Page): Promise<void> {
  const done = page.getByRole('heading', { name: /^Published, edition \d+$/ });
  await expect(done).toBeFocused({ timeout: 30_000 });
  // They are when the answer comes, but on a busy machine: how soon is measured where nothing else runs (site-faults).
  const shown = async () => (await (await page.request.get('/page-data/edition.json')).json()).edition;
  const [edition] = /\d+/.exec(await done.innerText()) ?? [];
  await expect.poll(shown).toBe(Number(edition));
}

/** A test in which the owner changes the site. Before and after it the site has its original content and no draft. */
export const siteTest = ownerTest.extend<{ owner: SiteOwner }>({
  owner: [
    async ({ page, request }, use) => {
      // There is no draft yet, or the typed text is not valid yet.
      expectInConsole(/status of (400|404).*\/api\/site\/draft/);
      const owner = new SiteOwner(request);
      await owner.restore();
      await use(owner);
      // An open page would save its unsaved changes after the restore.
      await page.close();
      await owner.restore();
    },
    { auto: true },
  ],
});

/** The date (`YYYY-MM-DD`) in a number of days, in the salon's time zone. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** The same, or the day after it: the salon is closed on Mondays. */
export const openDay = (days: number) => inDays(new Date(inDays(days)).getUTCDay() === 1 ? days + 1 : days);

/** The HTML that a visitor without JavaScript gets. */
export const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** All blocks of structured data in a page. */
export function jsonLdIn(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}
