import type { Page } from '@playwright/test';
import { createPost, ownerHeaders } from '../support/admin.js';
import { TEXT, tabTo, titleField, uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { desktop, expect, ownerTest } from '../support/test.js';

ownerTest('a post is found, linked to, and not deleted', desktop, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = uniqueTitle('Comb from the ends up');
  const { _id } = await createPost(request, { title, category: 'Hair Care' });
  await page.goto('/admin/blog');
  await page.getByLabel('Search posts').fill(title);
  await expect(page.getByRole('status').filter({ hasText: '1 post for' })).toBeVisible();

  await page.getByRole('button', { name: `Copy link to ${title}` }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/blog/${_id}$`));

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
  await expect(question).toHaveAccessibleDescription(title);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeFocused();
});

ownerTest('everything goes by keyboard alone', desktop, async ({ page }) => {
  const title = uniqueTitle('Typed without a mouse');
  await page.goto('/admin/blog');
  await tabTo(page, page.getByRole('link', { name: 'New post' }));
  await page.keyboard.press('Enter');
  await tabTo(page, titleField(page));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole('button', { name: 'Heading', exact: true }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.keyboard.type(TEXT);
  await expect(page.getByRole('textbox', { name: 'Content' }).locator('strong')).toHaveText(TEXT);
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.type('Curly');
  await tabTo(page, page.getByRole('button', { name: /^(Publish|Update)$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Blog saved successfully!')).toBeVisible();
  await expect(page.getByText('Curly Hair').first()).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: `Delete ${title}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Blog deleted successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
});

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function deletePost(page: Page, title: string) {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

ownerTest('what was deleted comes back in two ways, or goes for good', async ({ page, request }) => {
  const words = uniqueTitle('Binned');
  const [one, two] = [`${words} one`, `${words} two`];
  const posts = [];
  for (const title of [one, two]) posts.push(await createPost(request, { title }));
  await page.goto(`/admin/blog?q=${encodeURIComponent(words)}`);
  await page.getByRole('button', { name: `Delete ${one}` }).click();
  await look(page, 'asked before it is deleted', page.getByRole('alertdialog'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await deletePost(page, two);
  await expect(row(page, one)).toContainText('gone for good on');
  await expect(row(page, two)).toContainText('gone for good on');

  await expect(page.getByText('Blog deleted successfully!')).toHaveCount(1);
  await look(page, 'deleted, with a way back');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: two, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Restore ${one}` }).click();
  await expect(page.getByRole('link', { name: one, exact: true })).toBeVisible();

  await deletePost(page, two);
  await page.getByRole('button', { name: `Delete for good: ${two}` }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/Nobody can bring it back/);
  await look(page, 'asked before it goes for good');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The post is gone for good.')).toBeVisible();
  await expect(row(page, two)).toHaveCount(0);
  expect((await request.get(`/api/blogs/${posts[1]?._id}`)).status()).toBe(404);
  expect((await request.get(`/api/blogs/${posts[0]?._id}`)).status()).toBe(200);
});

ownerTest('a version is compared with the post, read, and brought back', async ({ page, request }) => {
  const headers = await ownerHeaders(request);
  const title = uniqueTitle('Oil before the wash');
  const content = '<p>Warm two spoons of coconut oil in the morning.</p><p>Wait an hour.</p>';
  const { _id } = await createPost(request, { title, content, category: 'Hair Care' });
  const data = { title, content: content.replace('two', 'three'), category: 'Curly Hair' };
  expect((await request.put(`/api/blogs/${_id}`, { headers, data })).status()).toBe(200);

  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `History of ${title}` }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/Updated/, /Published/]);
  await look(page, 'its versions');
  await versions.last().getByRole('link').click();

  await look(page, 'a version', page.getByRole('heading', { level: 1, name: /^Version from today at/ }));
  const since = page.getByRole('definition').or(page.locator('dd'));
  await expect(since.locator('del')).toHaveText([/Hair Care/, /two/]);
  await expect(since.locator('ins')).toHaveText([/Curly Hair/, /three/]);
  await expect(page.getByText('1 paragraph unchanged')).toBeVisible();
  await expect(page.getByText('Warm two spoons of coconut oil in the morning.')).toBeVisible();

  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText(/^The version from today at .* is back\.$/)).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  // Visitors don't see the restored version until the post is updated.
  const shown = await (await request.get(`/api/blogs/${_id}`)).json();
  expect(shown.content).toContain('three');
  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible();
});

ownerTest('a post is taken off the site, and comes back to its address', async ({ page, request }) => {
  const title = uniqueTitle('Taken off');
  const { _id } = await createPost(request, { title });
  const addresses = [`/blog/${_id}`, `/blog`, `/api/blogs/${_id}`, '/rss.xml'];
  const shown = async () => {
    const texts = addresses.map(async (address) => (await request.get(address)).text());
    return (await Promise.all(texts)).map(
      (text) => text.includes(`"${title}"`) || text.includes(`>${title}<`),
    );
  };
  await expect.poll(shown).not.toContain(false);
  await page.goto(`/admin/blog/edit/${_id}`);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await look(page, 'a draft again', page.getByRole('heading', { name: 'Draft' }));
  await expect.poll(shown, { timeout: 2_000 }).not.toContain(true);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Made a draft again')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Blog saved successfully!')).toBeVisible();
  await expect.poll(shown).not.toContain(false);
});
