import { look } from '../support/look.js';
import { htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('a price is changed in three taps, and is everywhere at once', async ({ page, request }) => {
  await page.goto('/admin/site/services/hair');
  await page.getByRole('button', { name: /^Price of Hair Spa:/ }).click();
  await page.keyboard.type('2345');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: /^Price of Hair Spa: from ₹2,345 was from ₹1,800/i }),
  ).toBeFocused();
  await saved(page);
  expect(await htmlOf(request, '/services/hair')).not.toContain('2,345');
  await publish(page);

  await expect.poll(() => htmlOf(request, '/services/hair')).toContain('from ₹2,345');
  const html = await htmlOf(request, '/services/hair');
  expect(html).not.toContain('₹1,800');
  expect(html).toContain(encodeURIComponent('Hair Spa (from ₹2,345)'));
  expect(JSON.stringify(jsonLdIn(html))).toContain('2345');
  await page.goto('/services/hair');
  await expect(page.locator('#hair-spa').getByText('from ₹2,345')).toBeVisible();
  await expect(
    page.locator('#hair-spa').getByRole('link', { name: /^Book/, includeHidden: true }),
  ).toHaveAttribute('href', new RegExp(encodeURIComponent('(from ₹2,345)').replace(/[()]/g, '\\$&')));
});

siteTest('a price of every kind stands as it was said', async ({ page, request }) => {
  const kinds = [
    { kind: 'range', fill: { From: '1800', To: '2400' }, read: '₹1,800 – ₹2,400' },
    { kind: 'unit', fill: { 'Price in rupees': '80', 'For one': 'per nail' }, read: '₹80 per nail' },
    { kind: 'quoted', fill: {}, read: 'Ask us on chat' },
  ];
  for (const { kind, fill, read } of kinds) {
    await page.goto('/admin/site/services/nail/nail-art');
    await page.getByLabel('How it is said').selectOption(kind);
    for (const [label, text] of Object.entries(fill))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Duration').focus();
    await saved(page);
    await publish(page);
    await expect.poll(() => htmlOf(request, '/services/nail'), kind).toContain(read);
  }
});

siteTest(
  'a new service is written, shown, and brought back after it was deleted',
  async ({ page, request }) => {
    await page.goto('/admin/site/services/skin');
    await page.getByRole('button', { name: 'New service' }).click();
    await page.getByLabel('Name').fill('Scalp Facial');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scalp Facial' })).toBeVisible();
    await page.getByLabel('How it is said').selectOption('fixed');
    await page.getByLabel('Price in rupees').fill('1500');
    await page.getByLabel('Duration').fill('45 mins');
    await page.getByLabel('Description').fill('Steam and a brush for the roots.');
    await page.getByLabel('Best for').fill('Oily roots');
    await page.getByLabel('Highlights', { exact: true }).fill('Steam\nNeem rinse');
    await page.getByLabel('Highlights', { exact: true }).blur();
    await saved(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'Scalp Facial' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('link', { name: 'Scalp Facial' })).toBeVisible();
    await saved(page);
    await publish(page);

    await expect.poll(() => htmlOf(request, '/services/skin')).toContain('Scalp Facial');
    const html = await htmlOf(request, '/services/skin');
    for (const text of ['₹1,500', '45 mins', 'Oily roots', 'Neem rinse']) expect(html).toContain(text);
    expect(html).toContain('id="scalp-facial"');
  },
);

siteTest('services are hidden, put in order and moved to another menu', async ({ page, request, owner }) => {
  await page.goto('/admin/site/services/hair');
  await page.getByRole('button', { name: 'More for Haircut', exact: true }).click();
  await page.getByRole('button', { name: 'Hide Haircut', exact: true }).click();
  await page.getByRole('button', { name: 'More for Hair Spa' }).click();
  await page.getByRole('button', { name: 'Move down Hair Spa' }).click();
  await page.getByRole('button', { name: 'Move down Hair Spa' }).press('Enter');
  await page.getByRole('button', { name: 'More for Blowout' }).click();
  await page.getByRole('button', { name: 'Other menu for Blowout' }).click();
  await page.getByRole('dialog').getByLabel('Menu').selectOption('texture');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await saved(page);
  await publish(page);

  await expect.poll(() => htmlOf(request, '/services/Texture')).toContain('id="blowout"');
  const html = await htmlOf(request, '/services/hair');
  expect(html).not.toContain('id="blowout"');
  expect(html).not.toContain('id="haircut"');
  expect((await owner.published()).content.services.hair?.at(0)?.id).toBe('haircut');
  expect((await owner.published()).content.services.hair?.at(2)?.id).toBe('hair-spa');
});

siteTest('headings and small print follow', async ({ page, request }) => {
  await page.goto('/admin/site/services/nail');
  await page.getByRole('button', { name: 'Change the heading Gel & art' }).click();
  await page.getByLabel('Heading', { exact: true }).fill('Gel, art & repair');
  await page.getByRole('button', { name: 'Move up the heading Gel & art' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  const note = page.getByLabel('Small print under this menu');
  await note.fill('Nail art is priced per nail.');
  await note.blur();
  await saved(page);
  await publish(page);
  await expect.poll(() => htmlOf(request, '/services/nail')).toContain('Gel, art &amp; repair');
  const html = await htmlOf(request, '/services/nail');
  expect(html.indexOf('Gel, art &amp; repair')).toBeLessThan(html.indexOf('>Hands &amp; feet<'));
  expect(html).not.toContain('diabetic');
});

siteTest.describe('a mistake', () => {
  siteTest.use({ expectedConsole: [/status of (400|404)/] });

  siteTest('is said beside its field, and nothing typed is lost', async ({ page, owner }) => {
    await page.goto('/admin/site/services/hair/hair-spa');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('');
    await name.blur();
    await expect(name).toHaveAccessibleDescription(/\S/);
    await page.getByLabel('Best for').fill('Everyone');
    await page.reload();
    await expect(name).toHaveValue('');
    await expect(page.getByLabel('Best for')).toHaveValue('Everyone');
    await name.fill('Hair Spa');
    await name.blur();
    await saved(page);
    expect((await owner.draft())?.content.services.hair?.some(({ id }) => id === 'hair-spa')).toBe(true);
  });
});

siteTest('services look well and can be reached by everybody', async ({ page }) => {
  await page.goto('/admin/site/services/nail');
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
  await look(page, 'a menu');
  await page.getByRole('button', { name: /^Price of Classic Manicure/ }).click();
  await look(page, 'a price');
  await page.getByRole('button', { name: 'More for Classic Pedicure' }).click();
  await look(page, 'what else');
  await page.getByRole('button', { name: 'Change the heading Gel & art' }).click();
  await look(page, 'a heading');
  await page.getByRole('button', { name: 'New service' }).click();
  await look(page, 'a new service');
  await page.keyboard.press('Escape');
  await page.getByLabel('Search all services').fill('spa');
  await expect(page.getByText(/services for “spa”/)).toBeVisible();
  await look(page, 'what was found');
  await page.goto('/admin/site/services/nail/nail-art');
  await expect(page.getByRole('heading', { name: 'Nail Art' })).toBeVisible();
  await look(page, 'one service');
});
