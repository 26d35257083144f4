import { logIn } from '../support/admin.js';
import { save, write } from '../support/editor.js';
import { showPictures } from '../support/page-pictures.js';
import { photographFile } from '../support/photographs.js';
import { expect, expectAccessible, test } from '../support/test.js';

test.use({ expectedConsole: [/404 \(Not Found\)/] });

test('the owner writes a post, a visitor reads it, the owner deletes it', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const title = `Oil before the wash, ${project.name} ${Date.now()}`;

  await test.step('the owner logs in and writes', async () => {
    await logIn(page);
    await page.goto('/admin/blog/new');
    await page.getByLabel(/^Category/).selectOption('Hair Treatments');
    await write(page, title);
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles(photographFile('portrait-with-place.jpg'));
    // Publishing waits until blog-service has made a dozen files of the picture, after the pictures of other tests.
    await save(page, 90_000);
    await expect(page).toHaveURL(/\/admin\/blog$/);
    await expect(page.getByRole('link', { name: title }).or(page.getByText(title)).first()).toBeVisible();
  });

  const visitor = await browser.newContext({ viewport: page.viewportSize() });
  const reader = await visitor.newPage();
  await test.step('a visitor finds and reads it, picture included', async () => {
    await expect
      .poll(async () => {
        await reader.goto('/blog');
        return reader.getByRole('link', { name: title }).count();
      })
      .toBeGreaterThan(0);
    await reader.getByRole('link', { name: title }).first().click();
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByText('Warm two spoons of coconut oil').first()).toBeVisible();
    await showPictures(reader);
    await expect(reader.locator('main img').first()).toBeVisible();
    await expectAccessible(reader);
  });
  const address = reader.url();

  await test.step('the owner deletes it and it is gone for everybody', async () => {
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: new RegExp(`delete.*${title}`, 'i') }).click();
    await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await expect(page.getByText('Blog deleted successfully!')).toBeVisible();
    await expect.poll(async () => (await reader.request.get(address)).status()).toBe(404);
    await reader.goto(address);
    await expect(reader.getByText('Blog post not found.')).toBeVisible();
  });
  await visitor.close();
});
