import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.js';

// The page that nginx serves when the renderer is down and no cached copy of the page exists.
const shell = readFileSync(new URL('../../frontend/dist/public/shell.html', import.meta.url), 'utf8');

test.use({ expectedConsole: [/503 \(Service Unavailable\)/] });

test.beforeEach(async ({ page }) => {
  await page.route(/\/blog(\/never-read)?$/, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body: shell }),
  );
  await page.route('**/api/blogs**', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is not available right now.' } }),
  );
});

for (const [path, text] of [
  ['/blog', 'Failed to load blog posts. Please try again later.'],
  ['/blog/never-read', 'Failed to load blog post. Please try again later.'],
] as const) {
  test(`${path} that nobody has read yet says what is missing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
