import { createPost, token } from '../support/admin.js';
import { TEXT, tabTo, uniqueTitle } from '../support/editor.js';
import { expect, ownerTest } from '../support/test.js';

const desktop = { tag: '@desktop' };

ownerTest(
  'the list finds a post, copies its link, and deletes it with a way back',
  desktop,
  async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = uniqueTitle('Comb from the ends up');
    const { _id } = await createPost(request, await token(request), { title, category: 'Hair Care' });
    await page.goto('/admin/blog');
    await page.getByLabel('Search posts').fill(title);
    await expect(page.getByRole('status').filter({ hasText: '1 post for' })).toBeVisible();

    await page.getByRole('button', { name: `Copy link to ${title}` }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/blog/${_id}$`));

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeFocused();

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog deleted successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeFocused();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Post restored.')).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect.poll(async () => (await request.get(`/blog/${_id}`)).status()).toBe(200);
  },
);

ownerTest('everything goes by keyboard alone', desktop, async ({ page }) => {
  const title = uniqueTitle('Typed without a mouse');
  await page.goto('/admin/blog');
  await tabTo(page, page.getByRole('link', { name: 'New post' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
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
