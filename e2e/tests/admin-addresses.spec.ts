import { expect, test } from '../support/test.js';

// nginx serves these addresses as pages of the admin area, but the router does not match them.
for (const path of ['/admin%2fblog', '/x/..%2fadmin']) {
  test(`${path} is not loaded for ever`, async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /There is no such page|Page not found/ })).toBeVisible();
    expect(loads).toBe(1);
  });
}
