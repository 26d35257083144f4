import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import { look } from '../support/look.js';
import { firstEdition, htmlOf, siteTest } from '../support/site.js';
import { expect, phone } from '../support/test.js';
import { add, bar, send, sheet } from '../support/visit.js';

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

siteTest('the advance of a visit can be paid by a UPI code', phone, async ({ page, request, owner }) => {
  const content = firstEdition();
  const trial = content.services.makeup?.find(({ id }) => id === 'bridal-trial');
  Object.assign(trial?.terms ?? {}, { advance: 1500 });
  Object.assign(content.contact, { upi: 'kadali@okbank' });
  await owner.publish(content);
  await expect.poll(() => htmlOf(request, '/services/makeup')).toContain('₹1,500');
  await page.goto('/services/makeup');
  await add(page, 'Bridal Trial').click();
  await bar(page).click();
  await expect(sheet(page)).toContainText(content.words?.visit?.lateness ?? 'missing');
  await expect(send(sheet(page))).toHaveAttribute(
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
});
