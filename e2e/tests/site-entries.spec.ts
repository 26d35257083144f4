import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { change, fill, htmlOf, inDays, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

/** Adds an entry by its name, which leads to its page. */
async function add(page: Page, button: string, name: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

siteTest('a price is changed in three taps, and is new everywhere', async ({ page, request }) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await look(page, 'home', page.getByText(/^(Open|Closed)\b/));
  await page.getByLabel('Find something to change').fill('hair spa');
  const found = page.getByRole('list', { name: 'Found' });
  await look(page, 'found', found);
  await found.getByRole('link', { name: 'Hair Spa', exact: true }).click();
  const price = page.getByLabel('Price in rupees');
  await expect(price).toBeFocused();
  await page.keyboard.type('2000');
  await price.blur();
  await saved(page);
  await expect(price).toHaveValue('2,000');
  await look(page, 'one service');

  await page.goto('/admin/site/services/hair');
  await page.getByRole('button', { name: /^Price of Hair Spa:/ }).click();
  await look(page, 'a price');
  await page.keyboard.type('2345');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: /^Price of Hair Spa: from ₹2,345 was from ₹1,800/i }),
  ).toBeFocused();
  await saved(page);
  expect(await htmlOf(request, '/services/hair')).not.toContain('2,345');
  await page.getByRole('link', { name: 'Publish: 1 change' }).click();
  await expect(page.getByText('Hair Spa: from ₹1,800 → from ₹2,345')).toBeVisible();
  await publish(page);

  const html = await htmlOf(request, '/services/hair');
  expect(html).not.toContain('₹1,800');
  expect(html).toContain(encodeURIComponent('Hair Spa (from ₹2,345)'));
  expect(JSON.stringify(jsonLdIn(html))).toContain('2345');
  await page.goto('/services/hair');
  await expect(page.locator('#hair-spa').getByText('from ₹2,345')).toBeVisible();
  await page.goto('/admin/site');
  await expect(page.getByText(/no unpublished changes · last published today at /)).toBeVisible();
});

siteTest('a price of every kind stands as it was said', async ({ page, request }) => {
  const kinds = [
    ['classic-manicure', 'range', { From: '1800', To: '2400' }, '₹1,800 – ₹2,400'],
    ['nail-art', 'unit', { 'Price in rupees': '85', 'For one': 'per nail' }, '₹85 per nail'],
    ['gel-polish', 'quoted', {}, 'On request'],
  ] as const;
  for (const [id, kind, fields] of kinds) {
    await page.goto(`/admin/site/services/nail/${id}`);
    await page.getByLabel('How it is said').selectOption(kind);
    await fill(page, fields);
    await page.getByLabel('Duration').focus();
    await saved(page);
  }
  await publish(page);
  const html = await htmlOf(request, '/services/nail');
  for (const [, , , read] of kinds) expect(html).toContain(read);
});

siteTest('a new service is written, shown, deleted and brought back', async ({ page, request }) => {
  await page.goto('/admin/site/services/skin');
  await add(page, 'New service', 'Scalp Facial');
  await page.getByLabel('How it is said').selectOption('fixed');
  await fill(page, {
    'Price in rupees': '1500',
    Duration: '45 mins',
    Description: 'Steam and a brush for the roots.',
    'Best for': 'Oily roots',
  });
  await change(page, page.getByLabel('Highlights', { exact: true }), 'Steam\nNeem rinse');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Scalp Facial' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name: 'Scalp Facial' })).toBeVisible();
  await saved(page);
  await publish(page);

  const html = await htmlOf(request, '/services/skin');
  for (const text of ['₹1,500', '45 mins', 'Oily roots', 'Neem rinse', 'id="scalp-facial"'])
    expect(html).toContain(text);
});

siteTest('a new package is written and shown, with its own days', async ({ page, request }) => {
  await page.goto('/admin/site/offers');
  await add(page, 'New package', 'Pongal Glow');
  await page.getByLabel('How it is said').selectOption('fixed');
  await fill(page, { 'Price in rupees': '1999', 'Worth one by one, in rupees': '2600' });
  await expect(page.getByText('Visitors save ₹601.')).toBeVisible();
  await page.getByLabel('Last day').fill(inDays(3));
  await expect(page.getByText(/^Vanishes by itself after \d/)).toBeVisible();
  await fill(page, {
    Description: 'Clean-up and detan before the feast.',
    'What is in it': 'Clean-up\nDetan\nJasmine for the braid',
    Category: 'Festival',
  });
  await page.getByLabel('Popular').check();
  await look(page, 'a package');
  await saved(page);
  await publish(page);

  const html = await htmlOf(request, '/offers');
  for (const text of ['Pongal Glow', '₹1,999', 'Jasmine for the braid', 'Festival'])
    expect(html).toContain(text);
  expect(html).toContain(encodeURIComponent('Pongal Glow (₹1,999)'));
  expect(JSON.stringify(jsonLdIn(html))).toContain('"name":"Pongal Glow"');

  await page.goto('/admin/site/offers/pongal-glow');
  await fill(page, { 'First day': inDays(-9), 'Last day': inDays(-1) });
  await expect(page.getByText(/^No longer shown: its last day was/)).toBeVisible();
  await saved(page);
  await publish(page);
  expect(await htmlOf(request, '/offers')).not.toContain('Pongal Glow');
});

siteTest('the next batch is announced, and a programme is added', async ({ page, request }) => {
  await page.goto('/admin/site/academy');
  await look(page, 'the list', page.getByRole('heading', { level: 1, name: 'Academy' }));
  await page.getByRole('link', { name: 'Skincare & Esthetics' }).click();
  await fill(page, { 'Starts on': '2099-03-03', 'Fee in rupees': '45000', 'Seats left': '4' });
  await change(page, page.getByLabel('What is taught', { exact: true }), 'Hygiene\nMassage');
  await look(page, 'a programme');
  await page.getByRole('link', { name: 'Back to the academy' }).click();
  await add(page, 'New programme', 'Nail Art in a Week');
  await page.getByLabel('Summary').fill('Lines, dots and small flowers.');
  await change(page, page.getByRole('textbox', { name: 'Duration' }), '5 mornings');
  await publish(page);

  const html = await htmlOf(request, '/Academy');
  for (const text of [
    '₹45,000',
    '3 March 2099',
    '4 seats left',
    'Massage',
    'Nail Art in a Week',
    '5 mornings',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('Masks and serums');
});

siteTest('entries are hidden, put in order and moved to another menu', async ({ page, request, owner }) => {
  const more = (name: string) => page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  const hide = async (name: string) => {
    await more(name);
    await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click();
  };
  await page.goto('/admin/site/services/hair');
  await hide('Haircut');
  await more('Hair Spa');
  await look(page, 'what else of a service');
  await page.getByRole('button', { name: 'Move down Hair Spa' }).click();
  await page.getByRole('button', { name: 'Move down Hair Spa' }).press('Enter');
  await page.getByRole('link', { name: 'Blowout', exact: true }).click();
  // The list has a choice of the same name, which moves nothing.
  await expect(page.getByRole('heading', { level: 1, name: 'Blowout' })).toBeVisible();
  await page.getByLabel('Menu', { exact: true }).selectOption('texture');
  await saved(page);
  await page.goto('/admin/site/offers');
  await look(page, 'the packages', page.getByRole('heading', { level: 1, name: 'Offers' }));
  await hide('Wax Works');
  await more('Haircut & Olaplex');
  await look(page, 'what else of a package');
  await page.getByRole('button', { name: 'Move up Haircut & Olaplex' }).click();
  await saved(page);
  await page.goto('/admin/site/academy');
  await hide('Skincare & Esthetics');
  await saved(page);
  await publish(page);

  expect(await htmlOf(request, '/services/Texture')).toContain('id="blowout"');
  const hair = await htmlOf(request, '/services/hair');
  for (const id of ['blowout', 'haircut']) expect(hair).not.toContain(`id="${id}"`);
  const ids = (await owner.published()).content.services.hair?.map(({ id }) => id) ?? [];
  expect([ids[0], ids[2]]).toEqual(['haircut', 'hair-spa']);
  const offers = await htmlOf(request, '/offers');
  expect(offers).not.toContain('Wax Works');
  expect(offers.indexOf('>Haircut &amp; Olaplex<')).toBeLessThan(offers.indexOf('>Old School Luxe<'));
  expect(await htmlOf(request, '/Academy')).not.toContain('Skincare &amp; Esthetics');
});

siteTest('headings and small print follow', async ({ page, request }) => {
  await page.goto('/admin/site/services/nail');
  await look(page, 'a menu', page.getByRole('heading', { name: 'Services' }));
  await page.getByRole('button', { name: 'New service' }).click();
  await look(page, 'a new service');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change the heading Gel & art' }).click();
  await look(page, 'a heading');
  await page.getByLabel('Heading', { exact: true }).fill('Gel, art & repair');
  await page.getByRole('button', { name: 'Move up the heading Gel & art' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await saved(page);
  await page.goto('/admin/site/menus/nail');
  await change(page, page.getByLabel('Small print under this menu'), 'Nail art is priced per nail.');
  await page.goto('/admin/site/offers');
  await change(page, page.getByLabel('Footnote', { exact: true }), 'Hair below the shoulder is quoted.');
  await publish(page);
  const html = await htmlOf(request, '/services/nail');
  expect(html.indexOf('Gel, art &amp; repair')).toBeGreaterThan(0);
  expect(html.indexOf('Gel, art &amp; repair')).toBeLessThan(html.indexOf('>Hands &amp; feet<'));
  expect(html).not.toContain('diabetic');
  expect(await htmlOf(request, '/offers')).toContain('Hair below the shoulder is quoted.');
});
