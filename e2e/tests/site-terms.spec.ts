import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import { look } from '../support/look.js';
import { firstEdition, htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect, expectAccessible, expectNoOverflow } from '../support/test.js';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your visit' });

/** Adds a service or package to the visit, and opens its sheet. */
async function addAndOpen(page: Page, name: string) {
  const add = card(page, name).getByRole('button', { name: /^Add to visit/ });
  await add.click();
  await page.getByRole('button', { name: /^Your visit/ }).click();
}

/** What the picture of a QR code says, read from its pixels. */
async function read(page: Page, name: RegExp): Promise<string> {
  const side = 240;
  const grey = await page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement, side) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, side, side);
    const { data } = context?.getImageData(0, 0, side, side) ?? { data: [] };
    return Array.from(data).filter((_, index) => index % 4 === 0);
  }, side);
  const data = Uint8Array.from(grey.flatMap((one) => [one, one, one, 255]));
  return decodeQr({ width: side, height: side, data });
}

siteTest('the owner’s terms stand on the card of the service', async ({ page }) => {
  await page.goto('/admin/site/contact');
  const upi = page.getByRole('textbox', { name: 'UPI id' });
  await upi.fill('kadali @ example.com');
  await upi.blur();
  await expect(upi).toHaveAccessibleDescription(/Please enter the UPI id as your payment/);
  await upi.fill('kadali @ okbank');
  await upi.blur();
  await saved(page);

  await page.goto('/admin/site/services/makeup/bridal-trial');
  const terms = page.getByRole('group', { name: 'Terms of a visit' });
  await terms.getByLabel('Advance in rupees').fill('45,000');
  await terms.getByLabel('Advance in rupees').blur();
  await expect(terms.getByLabel('Advance in rupees')).toHaveAccessibleDescription(
    /The advance is more than the price, ₹4,500\./,
  );
  await terms.getByLabel('Advance in rupees').fill('1,500');
  await terms.getByLabel('Before they come').fill('Bring the blouse');
  await terms.getByLabel('Before they come').blur();
  await saved(page);
  await look(page, 'the form of a service');
  await page.getByRole('link', { name: /^Publish: / }).click();
  await expect(page.getByText('Bridal Trial: advance not said → ₹1,500')).toBeVisible();
  await publish(page);

  await page.goto('/services/makeup');
  for (const [name, said] of [
    ['Bridal Trial', /Advance\s*₹1,500\s*Before you come\s*Bring the blouse/],
    ['Bridal Makeup', /Advance\s*50 % of the price/],
  ] as const)
    await expect(card(page, name)).toContainText(said);
});

siteTest('a visit says its terms, and how its advance is paid', async ({ page, request, owner }) => {
  const content = firstEdition();
  const trial = content.services.makeup?.find(({ id }) => id === 'bridal-trial');
  Object.assign(trial?.terms ?? {}, { advance: 1500 });
  Object.assign(content.contact, { upi: 'kadali@okbank' });
  await owner.publish(content);
  await expect.poll(() => htmlOf(request, '/services/makeup')).toContain('₹1,500');
  await page.goto('/services/makeup');
  await addAndOpen(page, 'Bridal Trial');
  await expect(sheet(page)).toContainText(content.words?.visit?.lateness ?? 'missing');
  await expect(sheet(page).getByRole('link', { name: 'Send on chat' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('\nAdvance: ₹1,500\n')),
  );
  const qr = page.waitForResponse(/assets\/qrCode-/);
  await sheet(page).getByText('Pay the advance by UPI').click();
  await qr;
  await look(page, 'the advance', page.getByRole('img', { name: /^QR code/ }));
  const paid = new URL(await read(page, /^QR code to pay kadali@okbank, ₹1,500$/));
  expect([paid.protocol, Object.fromEntries(paid.searchParams)]).toEqual([
    'upi:',
    { pa: 'kadali@okbank', pn: content.salon?.name, am: '1500.00', cu: 'INR', tn: 'Advance' },
  ]);
  await expect(page.locator('a[href^="upi:"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.keyboard.press('Escape');
  await addAndOpen(page, 'Bridal Makeup');
  await sheet(page).getByText('Pay the advance by UPI').click();
  await expect(page.getByRole('img', { name: /at least ₹10,500$/ })).toBeVisible();
  expect(await read(page, /at least ₹10,500$/)).not.toContain('am=');
});

siteTest('a package has the terms of its services', async ({ page, request, owner }) => {
  const content = firstEdition();
  const bridal = content.services.makeup?.find(({ id }) => id === 'bridal-makeup');
  Object.assign(bridal?.terms ?? {}, { share: 50, cancelling: 'Thirty days before.', bring: 'The blouse.' });
  const wax = content.offers.packages.find(({ id }) => id === 'wax-works');
  Object.assign(wax ?? {}, { services: ['makeup/bridal-makeup', 'makeup/bridal-trial'] });
  Object.assign(content.contact, { upi: 'kadali@okbank' });
  await owner.publish(content);
  await expect.poll(() => htmlOf(request, '/offers')).toContain('Thirty days before.');
  await page.goto('/offers');
  await addAndOpen(page, 'Wax Works');
  for (const text of [
    'Advance₹500',
    'Before you comeThe blouse.',
    'Changing or cancellingThirty days before.',
  ])
    await expect(sheet(page)).toContainText(text);
  await expect(sheet(page)).not.toContainText(content.words?.visit?.cancelling ?? 'missing');
  await expect(sheet(page).getByText('Pay the advance by UPI')).toBeVisible();
});

siteTest('care afterwards is read, sent, and printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.goto('/services/spmu#microblading');
  const care = card(page, 'Microblading');
  await care.getByText('Care afterwards').click();
  const text = page.getByText('Keep the brows dry');
  await expect(text).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const href = (await care.getByRole('link', { name: /^Send on chat/ }).getAttribute('href')) ?? '';
  const sent = new URL(href);
  expect(sent.host).toBe('wa.me');
  expect(sent.searchParams.get('text')).toMatch(
    /^Care after Microblading\n\n- Keep the brows dry.*\n- .*\n\n.*\n\n http\S+\/services\/spmu#microblading$/s,
  );

  const title = page.getByRole('heading', { name: 'Care after Microblading' });
  const menu = page.getByRole('heading', { level: 1 });
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeVisible();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await care.getByRole('button', { name: /^Print/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(text).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoOverflow(page);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(menu).toBeVisible();
});
