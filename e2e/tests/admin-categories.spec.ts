import { createPost } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, ownerTest, phone } from '../support/test.js';

ownerTest('a category is added, renamed and retired', phone, async ({ page, request }) => {
  // The server refuses a name that is taken.
  expectInConsole(/status of 409/);
  const [first, renamed] = [uniqueTitle('Bridal'), uniqueTitle('Weddings')];
  const title = uniqueTitle('Flowers that last');

  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Categories' }).click();
  const field = page.getByLabel('Name of the new category');
  await field.fill('hair care');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(field).toHaveAccessibleDescription(/Hair Care|already|exists/i);
  await page.getByRole('button', { name: 'Rename Hair Care' }).click();
  await look(page, 'one being renamed, one refused');
  await field.fill(first);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText(`${first} is added.`)).toBeVisible();
  await createPost(request, { title, category: first });

  await page.reload();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row(first)).toContainText('1 post');
  await page.getByRole('button', { name: `Rename ${first}` }).click();
  await page.getByLabel(`New name of ${first}`).fill(renamed);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText(`${first} is ${renamed} now, and so it is on 1 post.`)).toBeVisible();

  // An address with the old name shows the same posts under the new name.
  const select = page.getByLabel('Category');
  await expect
    .poll(async () => (await request.get(`/blog?category=${encodeURIComponent(first)}`)).text())
    .toContain(`in ${renamed}`);
  await page.goto(`/blog?category=${encodeURIComponent(first)}`);
  await expect(page.getByText(`1 post in ${renamed}`)).toBeVisible();
  await expect(select).toHaveValue(renamed);

  await page.goto('/admin/blog/categories');
  await page.getByRole('button', { name: `Retire ${renamed}` }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/1 post that has it keeps it/);
  await look(page, 'asked before it is retired');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText(`${renamed} is retired.`)).toBeVisible();
  await expect(row(renamed)).toHaveCount(0);
});
