import { look } from '../support/look.js';
import { htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

const LIST = `[12/11, 10:01] Priya: New rates from today 😊
*WOMEN'S HAIR*
1. Hair cut 450/-
2. Hair cut with wash 650/-
3. Hair spa Rs. 900 (45 mins)
4. Keratin 3,500 onwards
5. Smoothening 4000-6000
6. Root touch-up ₹ 800
7. Global colour INR 2,500
8. Oil massage : 400

SKIN
• Clean up – 600
• Fruit facial – 800
• Gold facial – 1,200 onwards
• D-Tan 500 (30 min)
• Bleach ₹ 300
• Threading: 50
• Full arms wax 350
• Full legs wax 450
Underarms
150/-

Nails
Manicure\t30 mins\t400
Pedicure\t45 mins\t500
Gel polish\t40 mins\t700
Extensions\t2 hrs\t1,500
Nail art\t\t80/nail

Make Up
Party makeup 2.5k
மணமகள் அலங்காரம் ரூ.௧௫௦௦௦
Bridal trial short 1500 / long 2500
Engagement 8,000
Saree draping 500
Hair do 700
Airbrush makeup on request
Mehendi 1000
Closed Monday. Call 98765 43210`;

siteTest('a pasted price list of four menus is checked, added and published', async ({ page, request }) => {
  await page.goto('/admin/site/price-list');
  await page.getByRole('textbox', { name: 'Your price list' }).fill(LIST);
  await look(page, 'the pasted text');
  await page.reload();
  await page.getByRole('button', { name: 'Read it' }).click();
  const line = (text: string) => page.getByRole('button', { name: text });
  await expect(line('Call 98765 43210')).toContainText('Looks like a phone number.');
  await expect(line('மணமகள் அலங்காரம்')).toContainText('₹15,000');
  await line('short 1500 / long 2500').click();
  await page
    .getByRole('combobox', { name: 'How it is said' })
    .selectOption({ label: 'Starting, as “from ₹1,800”' });
  await look(page, 'what was read, with a line open');
  await page.getByRole('button', { name: 'Add to the menus (30 services)' }).click();
  await expect(page.getByText('30 services added.')).toBeVisible();
  await look(page, 'after it was added');
  await saved(page);
  await publish(page);

  const list = await htmlOf(request, '/services/prices');
  for (const text of [
    ...['₹450', '₹900', 'from ₹3,500', '₹4,000 – ₹6,000', '₹2,500'],
    ...['from ₹1,200', '₹50', 'Underarms', '₹150', 'Nails', 'Gel polish', '₹1,500', '₹80 per nail'],
    ...['மணமகள் அலங்காரம்', '₹15,000', 'from ₹1,500', 'On request'],
  ])
    expect(list).toContain(text);
  // On a menu of that name, what the site came with is replaced.
  expect(list).not.toContain('Hydrating Facial');
});
