import { look } from '../support/look.js';
import { htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect, expectAccessible, expectInConsole, expectNoOverflow } from '../support/test.js';

const file = (name: string, inside: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#f4e7c5" d="M5 95 150 5l145 90z"/>${inside}</svg>`,
  ),
});

siteTest('a logo takes the place of the name, the icon and the preview', async ({ page, request }) => {
  expectInConsole(/status of 400/);
  await page.goto('/admin/site');
  await page.getByRole('link', { name: 'Name & logo' }).click();
  await look(page, 'without a logo', page.getByRole('heading', { name: 'Name & logo' }));
  const choose = page.getByLabel('Choose a logo');
  await choose.setInputFiles(file('bad.svg', '<script>alert(1)</script>'));
  await expect(page.getByText(/^The SVG has a script\./)).toBeVisible({ timeout: 20_000 });
  await look(page, 'refused');
  await page.getByRole('button', { name: 'Leave out bad.svg' }).click();
  await choose.setInputFiles(file('good.svg', ''));
  await look(page, 'with a logo', page.getByAltText(/^Logo of .*, as visitors see it$/));
  await saved(page);
  await publish(page);

  await page.goto('/about');
  const logo = page.locator('header').getByRole('img');
  await expect(logo).toHaveJSProperty('naturalWidth', 396);
  expect(await logo.boundingBox()).toMatchObject({ width: 132, height: 44 });
  await expectAccessible(page);
  await expectNoOverflow(page);
  const html = await htmlOf(request, '/TermsAndConditions');
  const folder = /\/media\/[\w-]+(?=\/32\.png)/.exec(html)?.[0] ?? '';
  expect(html).toMatch(new RegExp(`og:image" content="[^"]*${folder}/preview.jpg"`));
  for (const [name, type] of [
    ['32.png', 'image/png'],
    ['180.png', 'image/png'],
    ['960.png', 'image/png'],
    ['preview.jpg', 'image/jpeg'],
  ]) {
    const { 'content-type': sent, ...headers } = (await request.get(`${folder}/${name}`)).headers();
    expect([sent, headers['x-content-type-options']]).toEqual([type, 'nosniff']);
  }
});
