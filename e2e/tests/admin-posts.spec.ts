import { createPost, ownerHeaders } from '../support/admin.js';
import { contentField, TEXT, tabTo, titleField, uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, ownerTest, phone } from '../support/test.js';

ownerTest('a post is written, published and deleted by keyboard', async ({ page }) => {
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
  await expect(page.getByText('Blog deleted successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
});

ownerTest('a deleted post is restored, or deleted permanently', phone, async ({ page, request }) => {
  const title = uniqueTitle('Binned');
  const { _id } = await createPost(request, { title });
  await page.goto('/admin/blog');
  await page.getByLabel('Search posts').fill(title);
  await expect(page.getByRole('status').filter({ hasText: '1 post for' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  const remove = page.getByRole('button', { name: `Delete ${title}` });
  const question = page.getByRole('alertdialog');
  const bin = async () => {
    await remove.click();
    await expect(row).toContainText(/Deleted \w+ at/);
  };
  await bin();
  await look(page, 'deleted, with a way back');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await bin();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await bin();
  await page.getByRole('button', { name: `Delete permanently: ${title}` }).click();
  await look(page, 'asked before it goes', question);
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(row).toHaveCount(0);
  expect((await request.get(`/api/blogs/${_id}`)).status()).toBe(404);
});

ownerTest('an earlier version is shown as its page and restored', phone, async ({ page, request }) => {
  const headers = await ownerHeaders(request);
  const title = uniqueTitle('Oil before the wash');
  const content = '<p>Warm two spoons of coconut oil in the morning.</p><p>Wait an hour.</p>';
  const { _id } = await createPost(request, { title, content, category: 'Hair Care' });
  const data = { title, content: content.replace('two', 'three'), category: 'Curly Hair' };
  expect((await request.put(`/api/blogs/${_id}`, { headers, data })).status()).toBe(200);

  await page.goto(`/admin/blog/edit/${_id}`);
  await page.getByRole('link', { name: 'History' }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/Updated/, /Published/]);
  await look(page, 'its versions');
  await versions.last().getByRole('button').click();
  await look(page, 'a version', page.getByRole('dialog', { name: /^Version from \w+ at/ }));
  await expect(page.getByText('Warm two spoons of coconut oil')).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^The version from \w+ at .* is restored\.$/)).toBeVisible();
  await expect(contentField(page)).toContainText('Warm two spoons');
});
