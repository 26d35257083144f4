import { createPost } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, ownerTest, phone } from '../support/test.js';

ownerTest('a category is added, renamed and retired in a post’s form', phone, async ({ page, request }) => {
  // The server refuses a name that is taken.
  expectInConsole(/status of 409/);
  const [first, renamed] = [uniqueTitle('Bridal'), uniqueTitle('Weddings')];
  const category = page.getByRole('combobox', { name: 'Category' });
  const dialog = page.getByRole('dialog', { name: 'Categories' });
  const open = () => page.getByRole('button', { name: 'Add or change categories' }).click();

  await page.goto('/admin/blog/new');
  await open();
  await dialog.getByLabel('Name').fill('hair care');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Hair Care|already|exists/i);
  await look(page, 'one that is there already');
  await dialog.getByLabel('Name').fill(first);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`${first} is added.`)).toBeVisible();
  await expect(category).toHaveValue(first);
  await createPost(request, { title: uniqueTitle('Flowers that last'), category: first });

  await page.reload();
  await open();
  await dialog.getByLabel('Which one').selectOption(first);
  await expect(dialog.getByText('1 post will have the new name.')).toBeVisible();
  await dialog.getByLabel('Name').fill(renamed);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(`${first} is ${renamed} now.`)).toBeVisible();

  // An address with the old name shows the same posts under the new name.
  await expect
    .poll(async () => (await request.get(`/blog?category=${encodeURIComponent(first)}`)).text())
    .toContain(`1 post in ${renamed}`);

  await open();
  await dialog.getByLabel('Which one').selectOption(renamed);
  await look(page, 'one to rename or retire', dialog);
  await dialog.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText(`${renamed} is retired.`)).toBeVisible();
  const choices = category.getByRole('option', { name: renamed });
  await expect(choices).toHaveCount(0);
  await page.getByText(`${renamed} is retired.`).locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(choices).toHaveCount(1);
});
