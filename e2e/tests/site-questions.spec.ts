import { look } from '../support/look.js';
import { change, htmlOf, publish, saved, siteTest } from '../support/site.js';
import { desktop, expect, expectAccessible, expectNoOverflow } from '../support/test.js';

siteTest('an answer is changed and moved, and visitors read it there', async ({ page, request }) => {
  await page.goto('/admin/site');
  await page.getByLabel('Find something to change').fill('where can i park');
  await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.locator('summary[aria-label*="park"]') });
  const answer = row.getByLabel('Answer');
  await expect(answer).toBeFocused();
  await change(page, answer, 'In the yard of the school, after four.');
  await row.getByLabel('Nail').check();
  await row.getByLabel('Home').uncheck();
  await saved(page);
  await look(page, 'a question being edited');

  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' }).last()).toBeFocused();
  await page.keyboard.type('May my dog come?');
  await change(page, page.getByRole('textbox', { name: 'Answer' }).last(), 'On a lead.');
  await page.getByRole('link', { name: /^Publish: / }).click();
  await expect(page.getByText('“Where can I park?”: on Home → on Nail')).toBeVisible();
  await expect(page.getByText('New question: “May my dog come?”, on Home')).toBeVisible();
  await publish(page);

  const [nail, home] = [await htmlOf(request, '/services/nail'), await htmlOf(request, '/')];
  expect(nail).toContain('In the yard of the school, after four.');
  expect(home).not.toContain('Where can I park?');
  expect(home).toContain('May my dog come?');

  await page.goto('/services/nail');
  const asked = page.locator('summary').filter({ hasText: 'Where can I park?' });
  await expect(page.getByText('In the yard of the school')).toBeHidden();
  await asked.click();
  await expect(page.getByText('In the yard of the school')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page, 320);
});

siteTest('the drawn map goes with its address', desktop, async ({ page, owner, request }) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^Sketch of the streets/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Open the map/ })).toHaveAttribute('href', /maps/);
  const { content } = await owner.published();
  await owner.publish({ ...content, contact: { ...content.contact, address: '1 New Street' } });
  await expect.poll(() => htmlOf(request, '/')).toContain('1 New Street');
  expect(await htmlOf(request, '/')).not.toContain('Sketch of the streets');
});
