import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { token } from './admin.js';
import { editionZero, type SiteContent } from './publish.js';
import { ownerTest } from './test.js';

/** The owner's calls, for what happens before and after a test. */
export class SiteOwner {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: { Authorization: string },
  ) {}

  static async logIn(request: APIRequestContext): Promise<SiteOwner> {
    return new SiteOwner(request, { Authorization: `Bearer ${await token(request)}` });
  }

  /** What visitors see. */
  async published(): Promise<{ edition: number; content: SiteContent }> {
    const { edition, content } = await (
      await this.request.get('/api/site', { headers: this.headers })
    ).json();
    return { edition, content: content ?? editionZero() };
  }

  /** Null when there is none. */
  async draft(): Promise<{ content: SiteContent; basedOn: number; etag: string } | null> {
    const answer = await this.request.get('/api/site/draft', { headers: this.headers });
    if (answer.status() === 404) return null;
    return { ...(await answer.json()), etag: answer.headers().etag ?? '' };
  }

  async saveDraft(content: SiteContent): Promise<void> {
    const last = await this.draft();
    const { edition } = await this.published();
    const answer = await this.request.put('/api/site/draft', {
      headers: { ...this.headers, ...(last ? { 'If-Match': last.etag } : { 'If-None-Match': '*' }) },
      data: { basedOn: edition, content },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async discardDraft(): Promise<void> {
    // What a page has sent just before it was closed may come in between.
    await expect
      .poll(async () => {
        const draft = await this.draft();
        if (!draft) return 204;
        const headers = { ...this.headers, 'If-Match': draft.etag };
        return (await this.request.delete('/api/site/draft', { headers })).status();
      })
      .toBe(204);
  }

  async publish(content: SiteContent, summary: string[]): Promise<void> {
    await this.saveDraft(content);
    const draft = await this.draft();
    const headers = { ...this.headers, 'If-Match': draft?.etag ?? '' };
    const answer = await this.request.post('/api/site/publish', { headers, data: { summary } });
    // Nothing may have changed.
    if (answer.status() === 409) return this.discardDraft();
    expect(answer.status(), await answer.text()).toBe(201);
  }

  /** All as it came, without a draft. */
  async restore(): Promise<void> {
    await this.discardDraft();
    if ((await this.published()).edition > 0) await this.publish(editionZero(), ['As it came']);
  }
}

/** Types into a field and waits until it is saved by itself. */
export async function change(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
  await saved(page);
}

export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeAttached();

/** By one tap, from wherever she is. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Publish: / }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: /^Published, edition \d+\. Visitors see it now\.$/ }),
  ).toBeFocused();
}

/** The test of an owner who changes the site. Before and after it the site is as it came, without a draft. */
export const siteTest = ownerTest.extend<{ owner: SiteOwner }>({
  // The browser says so when there is no draft yet, and when what is typed is not right yet.
  expectedConsole: [[/status of (400|404).*\/api\/site\/draft/], { scope: 'test' }],
  owner: [
    async ({ page, request }, use) => {
      const owner = await SiteOwner.logIn(request);
      await owner.restore();
      await use(owner);
      // An open page would save its unsaved changes after the restore.
      await page.close();
      await owner.restore();
    },
    { auto: true },
  ],
});

/** What a visitor without scripts gets. */
export const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The structured data of a page, all blocks of it. */
export function jsonLdIn(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}
