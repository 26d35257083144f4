import { look } from '../support/look.js';
import { change, htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

const NAME = 'Uma — Hair & Skin';

siteTest('a field in a sheet is below its head on a phone held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/admin/site/look');
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  const headline = page.getByRole('textbox', { name: 'Headline' }).first();
  await expect(headline).toBeFocused();
  const head = await page.getByRole('button', { name: 'Done' }).boundingBox();
  expect((await headline.boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
});

siteTest('changes of name, words and pages are shown everywhere', async ({ page, visitor }) => {
  await page.goto('/admin/site/salon');
  await look(page, 'the name', page.getByRole('heading', { level: 1 }));
  await change(page, page.getByRole('textbox', { name: 'Name of the salon' }), NAME);

  await page.goto('/admin/site');
  await page.getByRole('searchbox', { name: 'Find something to change' }).fill('beauty, unhurried');
  const found = page.getByRole('list', { name: 'Found' });
  await look(page, 'found', found);
  await found.getByRole('link').first().click();
  const headline = page.getByRole('textbox', { name: 'Headline' }).first();
  await expect(headline).toBeFocused();
  await look(page, 'the words of the home page');
  await change(page, headline, 'Hair, at last');

  await page.goto('/admin/site/look?page=/about');
  await page.getByRole('link', { name: 'Words', exact: true }).click();
  await change(
    page,
    page.getByRole('textbox', { name: 'The story' }),
    'We began with a comb.\n\nAnd a chair.',
  );
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('And a chair.')).toBeVisible();
  await look(page, 'the page about the salon, with a sheet');
  expect(await htmlOf(visitor, '/about')).not.toContain('And a chair.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Words', exact: true })).toBeFocused();

  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const name of ['Academy', 'Offers']) {
    await pages.getByRole('link', { name }).click();
    await page.getByRole('checkbox', { name }).uncheck();
  }
  await pages.getByRole('link', { name: 'Home' }).click();
  await shown.getByRole('button', { name: 'Move Questions up' }).click();
  await saved(page);
  await look(page, 'the home page in the editor');
  await page.getByRole('radio', { name: 'Desktop' }).click();
  await expect(page.getByTitle('The page as visitors see it')).toHaveCSS('width', '1280px');
  await page.getByRole('link', { name: /^Publish: / }).click();
  for (const line of [
    'Academy: shown → switched off',
    'Home, The opening: new headline “Hair, at last”',
    'About, The story: new text “We began with a comb. And a chair.”',
  ])
    await expect(page.getByText(line)).toBeVisible();
  await publish(page);

  const home = await htmlOf(visitor, '/');
  expect(home).toContain('Hair, at last');
  expect(home).toMatch(/<title>[^<]* \| Uma — Hair &amp; Skin<\/title>/);
  expect(home).toContain('property="og:site_name" content="Uma — Hair &amp; Skin"');
  expect(home.indexOf('People ask')).toBeLessThan(home.indexOf('Where and when'));
  expect(home).not.toMatch(/href="\/(Academy|offers)/);
  expect(home).not.toContain('Kadali — Salon');
  expect(await htmlOf(visitor, '/about')).toContain('<p>And a chair.</p>');
  expect(await (await visitor.get('/manifest.webmanifest')).json()).toMatchObject({
    name: NAME,
    short_name: 'Uma',
  });
  await expect.poll(() => htmlOf(visitor, '/rss.xml')).toContain('<title>Uma — Hair &amp; Skin</title>');
  const sitemap = await htmlOf(visitor, '/sitemap-pages.xml');
  expect(sitemap).toContain('/about<');
  expect(sitemap).not.toMatch(/Academy|offers/);
  for (const path of ['/Academy', '/offers/', '/page-data/Academy.json'])
    expect((await visitor.get(path)).status(), path).toBe(404);
});
