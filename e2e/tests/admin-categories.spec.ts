import { createPost } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, ownerTest, phone } from '../support/test.js';

ownerTest('a category is added, renamed and removed in a post’s form', phone, async ({ page, request }) => {
  // The server refuses a name that is taken.
  expectInConsole(/status of 409/);
  const [first, renamed] = [uniqueTitle('Bridal'), uniqueTitle('Weddings')];
  const category = page.getByRole('combobox', { name: 'Category' });
  const choices = category.getByRole('option', { name: renamed });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto('/admin/blog/new');
  await press('New category');
  const name = page.getByLabel('New category');
  await name.fill('hair care');
  await press('Add');
  await expect(name).toHaveAccessibleDescription(/Hair Care|already|exists/i);
  await look(page, 'one that is there already');
  await name.fill(first);
  await name.press('Enter');
  await expect(category).toHaveValue(first);
  await createPost(request, { title: uniqueTitle('Flowers that last'), category: first });

  await press('Rename category');
  await page.getByLabel(`New name of ${first}`).fill(renamed);
  await press('Rename');
  await expect(category).toHaveValue(renamed);
  // An address with the old name shows the same posts under the new name.
  await expect
    .poll(async () => (await request.get(`/blog?category=${encodeURIComponent(first)}`)).text())
    .toContain(`1 post in ${renamed}`);

  await look(page, 'one to rename or remove');
  await press('Remove category');
  await page.getByLabel('Category', { exact: true }).selectOption('Hair Care');
  await expect(choices).toHaveCount(0);
  await page
    .getByText(/^New posts can’t have/)
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(choices).toHaveCount(1);
});
