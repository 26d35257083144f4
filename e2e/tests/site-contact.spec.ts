import { change, htmlOf, jsonLdIn, publish, saved, siteTest } from '../support/site.js';
import { expect, expectNoOverflow } from '../support/test.js';

siteTest('contact data are taken as people write them, and new everywhere', async ({ page, request }) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/admin/site');
  await page.getByLabel('Find something to change').fill('whatsapp');
  await page.getByRole('link', { name: 'Chat number' }).click();
  await expect(field('Chat number')).toBeFocused();
  await change(page, field('Chat number'), '9841233445');
  await expect(field('Chat number')).toHaveValue('+91 98412 33445');
  await change(page, field('Phone'), '98412 33445');
  await change(page, field('Social link'), '@kadali.salon');
  await expect(field('Social link')).toHaveValue('https://www.instagram.com/kadali.salon');
  await field('Landline').fill('');
  await change(page, field('E-mail'), '');
  await publish(page);

  await expect.poll(() => htmlOf(request, '/blog')).toContain('https://wa.me/919841233445');
  for (const path of ['/', '/services/hair', '/offers', '/Academy', '/blog']) {
    const html = await htmlOf(request, path);
    expect(html, path).toContain('https://wa.me/919841233445');
    expect(html, path).not.toMatch(/wa\.me\/910000000000|mailto:|Landline|href="tel:\+?"/);
  }
  const home = await htmlOf(request, '/');
  for (const address of ['tel:+919841233445', 'https://www.instagram.com/kadali.salon'])
    expect(home).toContain(`href="${address}"`);
  expect(JSON.stringify(jsonLdIn(home))).toContain('"telephone":"+91 98412 33445"');

  await page.goto('/admin/site/contact');
  await change(page, field('Social link'), '');
  await publish(page);
  expect(await htmlOf(request, '/')).not.toMatch(/aria-label="[^"]*Instagram/);
  await page.goto('/');
  await expect(page.getByText('Instagram')).toHaveCount(0);
  await expectNoOverflow(page, 360, 768, 1280);
});

siteTest('reviews are added, hidden, put in order and put back', async ({ page, request, owner }) => {
  const [first, second] = (await owner.published()).content.reviews;
  if (!first || !second) throw new Error('There are no reviews.');
  const name = `Review by ${first.author}`;
  await page.goto('/admin/site/reviews');
  const reviews = page.getByRole('list', { name: 'Reviews' });
  await expect(reviews.locator('> li')).toHaveCount(11);
  const names = () => reviews.getByText(/^Review by /).allTextContents();
  const before = await names();
  await page.getByRole('button', { name: `Remove ${before[3]}` }).click();
  await expect(reviews.locator('> li')).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(names).toEqual(before);

  await page.getByRole('button', { name: `Move ${name} down` }).click();
  await expect(page.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  await expect(page.getByText(`${name} is now 2 of 11.`)).toBeAttached();
  const hiddenRow = reviews.locator('> li').first();
  await hiddenRow.getByText('Edit').click();
  await hiddenRow.getByLabel('Hidden from visitors').check();

  await page.getByRole('button', { name: 'Add a review' }).click();
  const added = reviews.locator('> li').last();
  await expect(added.getByLabel('What was said')).toBeFocused();
  await added.getByLabel('What was said').fill('They listened before they cut.');
  await added.getByLabel('First name').fill('Uma');
  await added.getByLabel('Area of the city').fill('Besant Nagar');
  await added.getByLabel('Area of the city').blur();
  await saved(page);
  await publish(page);

  const html = await htmlOf(request, '/');
  expect(html).toContain('They listened before they cut.');
  expect(html).not.toContain(second.content);
  await page.goto('/');
  const shown = page.getByRole('region', { name: 'What clients say' }).locator('blockquote');
  await expect(shown).toHaveCount(11);
  await expect(shown.first()).toHaveText(first.content);
});
