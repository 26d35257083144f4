import { paste } from '../support/editor.js';
import { look } from '../support/look.js';
import { htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

siteTest('many prices are typed and pasted, and what was pasted is undone', async ({ page, request }) => {
  await page.goto('/admin/site/prices');
  const cell = (name: string) => page.getByRole('textbox', { name: `Price of ${name}`, exact: true });
  await cell('Haircut').click();
  await page.keyboard.type('from 1,350');
  await page.keyboard.press('Enter');
  await expect(cell('Hair Spa')).toBeFocused();
  await page.keyboard.type('2100-2700');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('950');
  await page.keyboard.press('Tab');
  await expect(cell('Haircut')).toHaveAccessibleDescription('was from 1,200');

  await paste(cell('Classic Manicure'), { 'text/plain': '1\n2\n3\n' });
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(cell('Classic Manicure')).toHaveValue('999');
  await paste(cell('Classic Manicure'), { 'text/plain': '₹1,100\n₹1,450\n\n₹2,050\n' });
  await expect(page.getByText('3 prices pasted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Publish: 6 changes' })).toBeVisible();

  await cell('Nail Art').fill('cheap');
  await cell('Nail Art').press('Enter');
  await expect(cell('Nail Art')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell('Nail Art')).toHaveAccessibleDescription(/^Write a price such as/);
  await look(page, 'with changes and a mistake');
  await cell('Nail Art').fill('80 per nail');
  await cell('Wax Works').fill('1,099');
  await cell('Wax Works').blur();
  await saved(page);
  await publish(page);

  const hair = await htmlOf(request, '/services/hair');
  for (const price of ['from ₹1,350', '₹2,100 – ₹2,700', '₹950']) expect(hair).toContain(price);
  const nail = await htmlOf(request, '/services/nail');
  for (const price of ['₹1,100', '₹1,450', '₹1,499', '₹2,050', '₹80 per nail']) expect(nail).toContain(price);
  expect(await htmlOf(request, '/offers')).toContain('₹1,099');
});
