import { look } from '../support/look.js';
import { change, fill, htmlOf, publish, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

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
  await look(page, 'a review removed');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(names).toEqual(before);

  await page.getByRole('button', { name: `Move ${name} down` }).click();
  await expect(page.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  await expect(page.getByText(`${name} is now 2 of 11.`)).toBeAttached();
  const hiddenRow = reviews.locator('> li').first();
  await hiddenRow.getByText('Edit').click();
  await hiddenRow.getByLabel('Hidden from visitors').check();
  await look(page, 'a review being edited');

  await page.getByRole('button', { name: 'Add a review' }).click();
  const added = reviews.locator('> li').last();
  await expect(added.getByLabel('What was said')).toBeFocused();
  await fill(added, { 'What was said': 'They listened before they cut.', 'First name': 'Uma' });
  await change(page, added.getByLabel('Area of the city'), 'Besant Nagar');
  await publish(page);

  const html = await htmlOf(request, '/');
  expect(html).toContain('They listened before they cut.');
  expect(html).not.toContain(second.content);
  await page.goto('/');
  const shown = page.getByRole('region', { name: 'What clients say' }).locator('blockquote');
  await expect(shown).toHaveCount(11);
  await expect(shown.first()).toHaveText(first.content);
});
