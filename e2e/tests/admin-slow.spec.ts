import { choosePictures, contentField, saveButton, TEXT, write } from '../support/editor.js';
import { look } from '../support/look.js';
import { photographFile } from '../support/photographs.js';
import { boxOf, expect, expectInConsole, expectNoOverflow, ownerTest } from '../support/test.js';

// A line on which a picture takes a minute.
const UPLOAD_BYTES_PER_SECOND = 6_000;

ownerTest('pictures on a slow line cover no field and say how far they are', async ({ page }) => {
  expectInConsole(/ERR_ABORTED|ERR_FAILED/);
  await page.goto('/admin/blog/new');
  await write(page, 'Five pictures from the last wedding');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: UPLOAD_BYTES_PER_SECOND,
  });
  const names = ['eye-palette.jpg', 'lipsticks.jpg', 'gua-sha.jpg', 'serum-drops.jpg', 'cream-jar.jpg'];
  await choosePictures(page).setInputFiles(names.map((name) => photographFile(name, 'site')));
  await page.getByRole('button', { name: 'Edit pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(6);
  await expect(dialog.locator('img')).not.toHaveCount(0);
  await expectNoOverflow(page);
  for (const row of await dialog.getByRole('listitem').all()) {
    const field = await boxOf(row.getByRole('textbox'));
    for (const covering of [row.getByRole('button', { name: 'Cancel' }), row.getByRole('progressbar')])
      expect((await boxOf(covering)).right).toBeLessThanOrEqual(field.x);
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  const onTheirWay = contentField(page).getByRole('progressbar');
  const first = onTheirWay.first();
  await expect.poll(() => first.evaluate((bar) => (bar as HTMLProgressElement).position)).toBeGreaterThan(0);
  await look(page, 'pictures on their way');
  await contentField(page).getByRole('button', { name: 'Cancel' }).first().click();
  await expect(onTheirWay).toHaveCount(4);
  await expect(contentField(page)).toContainText(TEXT);

  await saveButton(page).click();
  await expect(page.getByText(/^Pictures: [1-9]\d* % sent$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByText('Saving was cancelled.')).toBeVisible();
});
