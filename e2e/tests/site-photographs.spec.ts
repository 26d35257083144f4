import { look } from '../support/look.js';
import { showPictures } from '../support/page-pictures.js';
import { photographPath } from '../support/photographs.js';
import { change, htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect, expectInConsole } from '../support/test.js';

// The server refuses a picture without a description.
siteTest.beforeEach(() => expectInConsole(/status of (400|404)/));

siteTest('pictures of the work are added, described, moved and removed', async ({ page, request }) => {
  await page.goto('/admin/site/photos');
  await look(page, 'all', page.getByRole('heading', { name: 'Photographs' }));
  await page.getByRole('button', { name: 'Add one that came with the site' }).click();
  await look(page, 'those that came with the site');
  await page.keyboard.press('Escape');
  await page.getByLabel('Add pictures').setInputFiles(['cut-out.png', 'panorama.jpg'].map(photographPath));
  const describe = (number: number) => page.getByLabel(`Picture ${number}: what it shows`, { exact: true });
  await expect(describe(12)).toBeVisible({ timeout: 30_000 });
  await expect(describe(12)).toHaveAccessibleDescription(/pages say “Our work at .*, picture 12”\.$/);
  await look(page, 'to be described');
  await describe(11).fill('Lipsticks of a bride');
  await change(page, describe(12), 'Cream in its jar');
  await page.getByRole('button', { name: 'Remove Picture 1', exact: true }).click();
  await page.getByRole('button', { name: 'Earlier Picture 11' }).click();
  await saved(page);
  await publish(page);

  const html = await htmlOf(request, '/');
  for (const alt of ['Lipsticks of a bride', 'Cream in its jar']) expect(html).toContain(alt);
  // The first one stands alone at the opening of the page.
  expect(html.match(/See it large/g)).toHaveLength(10);
  await page.goto('/');
  await showPictures(page);
});
