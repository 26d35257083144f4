import { createPost } from '../support/admin.js';
import { contentField, save, titleField } from '../support/editor.js';
import { siteTest } from '../support/site.js';
import { expect, isInUse, phone } from '../support/test.js';

const TITLE = 'മഴക്കാലത്തെ മുടി സംരക്ഷണം';
const TEXT = 'ഈർപ്പം മുടിയെ പരുക്കനാക്കും; കുളി കഴിഞ്ഞ് തണലിൽ ഉണക്കുക.';
const CATEGORY = { key: 'words:Hair Care', from: 'Hair Care', text: 'കേശപരിചരണം' };
const GONE_WITHIN_MS = 2_000;

siteTest(
  'a post in two languages: made, read, searched, and taken back',
  phone,
  async ({ page, owner, visitor, browser, baseURL }) => {
    const { content } = await owner.published();
    const texts = { [CATEGORY.key]: { from: CATEGORY.from, text: CATEGORY.text } };
    await owner.publish({ ...content, translations: { ml: { isOn: true, texts } } });
    const original = await createPost(page.request, { category: 'Hair Care' });

    await page.goto(`/admin/blog/edit/${original._id}`);
    await page.getByRole('button', { name: 'Make a version in Malayalam' }).click();
    await expect(page.getByLabel('Language')).toHaveValue('ml');
    await expect(titleField(page)).toHaveValue(original.title);
    await titleField(page).fill(TITLE);
    await contentField(page).fill(TEXT);
    await save(page);
    const row = page.getByRole('listitem').filter({ hasText: TITLE });
    await row.getByRole('link', { name: TITLE, exact: true }).click();
    await page.getByRole('link', { name: 'The version in English' }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${original._id}$`));

    // Without scripts: each is a file.
    const reader = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
    await reader.goto(`/blog/${original._id}`);
    await reader.getByRole('link', { name: 'മലയാളത്തിൽ വായിക്കുക' }).last().click();
    await expect(reader).toHaveURL(/\/ml\/blog\/[a-z0-9-]+$/);
    const id = reader.url().split('/').at(-1) ?? '';
    await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toHaveAttribute('lang', 'ml');
    await expect(reader.getByText(TEXT)).toBeVisible();
    await expect(reader.getByRole('main').getByRole('link', { name: CATEGORY.text }).first()).toBeVisible();
    expect(await (await visitor.get('/ml/rss.xml')).text()).toContain(
      `<category>${CATEGORY.text}</category>`,
    );
    const scripted = await (await browser.newContext({ baseURL })).newPage();
    await scripted.goto('/ml/blog');
    await expect(scripted.locator('[type="application/rss+xml"]')).toHaveAttribute('href', /\/ml\/rss\.xml$/);
    await scripted.waitForFunction(isInUse);
    await scripted.getByLabel('വിഭാഗം').selectOption(CATEGORY.text);
    await expect(scripted.getByRole('status').filter({ hasText: CATEGORY.text })).toBeVisible();
    await scripted.getByRole('link', { name: TITLE }).click();
    const english = scripted.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', `/blog/${original._id}`);
    expect(await (await visitor.get(`/ml/blog?q=${encodeURIComponent('മുടി')}`)).text()).toContain(TITLE);
    for (const path of [`/blog/${id}`, `/ml/blog/${original._id}`])
      expect((await visitor.get(path)).url()).toBe(`${baseURL}/ml/blog/${id}`);

    await page.goto(`/admin/blog/edit/${id}`);
    const taken = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/api/blogs/${id}`),
    );
    await page.getByRole('button', { name: 'Unpublish' }).click();
    expect((await taken).ok()).toBe(true);
    const answered = Date.now();
    const shown = [
      '/ml/blog',
      '/ml/rss.xml',
      '/rss.xml',
      `/blog/${original._id}`,
      `/ml/blog/${original._id}`,
    ];
    for (const path of [...shown, '/page-data/ml/blog.json', `/page-data/blog/${original._id}.json`]) {
      const answer = await visitor.get(path);
      expect([path, answer.status(), (await answer.text()).includes(id)]).toEqual([path, 200, false]);
    }
    expect((await visitor.get(`/ml/blog/${id}`)).status()).toBe(404);
    expect(Date.now() - answered).toBeLessThan(GONE_WITHIN_MS);
  },
);
