import { look } from '../support/look.js';
import { change, firstEdition, htmlOf, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

const NEW_PHONE = '+91 98400 12345';

siteTest('is told in words, goes out by one tap, and is taken back', async ({ page, request, owner }) => {
  const before = '+91 98400 67890';
  const original = firstEdition();
  await owner.publish({ ...original, contact: { ...original.contact, phone: before } });
  const { edition } = await owner.published();
  await page.goto('/admin/site/contact');
  await change(page, page.getByLabel('Phone', { exact: true }), NEW_PHONE);
  await look(page, 'contact');
  expect(await htmlOf(request, '/')).not.toContain(NEW_PHONE);

  await page.getByRole('link', { name: 'Publish: 1 change' }).click();
  await look(page, 'what changes', page.getByText(`Phone: ${before} → ${NEW_PHONE}`));
  await publish(page);
  const done = page.getByRole('heading', { name: `Published, edition ${edition + 1}. Visitors see it now.` });
  await look(page, 'published', done);
  expect(await htmlOf(request, '/')).toContain(NEW_PHONE);
  await expect.poll(() => htmlOf(request, '/blog')).toContain(NEW_PHONE);

  await page.getByRole('link', { name: 'Go back to an earlier edition' }).click();
  await look(page, 'the history', page.getByText(`Phone: ${before} → ${NEW_PHONE}`).first());
  await page.getByRole('link', { name: `Edition ${edition + 1}`, exact: true }).click();
  await expect(page.getByText('It is the same.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: `Edition ${edition}`, exact: true }).click();
  await look(page, 'an edition', page.getByText(`Phone: ${NEW_PHONE} → ${before}`));
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText(`Edition ${edition} is in your draft.`)).toBeVisible();
  expect(await htmlOf(request, '/')).toContain(NEW_PHONE);
  await saved(page);
  await publish(page);
  expect(await htmlOf(request, '/')).toContain(before);
  expect(await htmlOf(request, '/')).not.toContain(NEW_PHONE);
});

siteTest('is seen before visitors see it, on phone and desktop', async ({ page, request }) => {
  await page.goto('/admin/site/contact');
  await change(page, page.getByLabel('Phone', { exact: true }), NEW_PHONE);
  await page.goto('/admin/site/preview');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(preview.getByText(NEW_PHONE).first()).toBeAttached();
  await look(page, 'the preview');
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect(page.getByTitle('Preview of the page')).toHaveCSS('width', '1280px');
  await preview.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByLabel('Page')).toHaveValue('/services');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(/service|menu/i);
  expect(await htmlOf(request, '/')).not.toContain(NEW_PHONE);
});

siteTest('a draft is given up, and that can be taken back', async ({ page, owner }) => {
  await page.goto('/admin/site/contact');
  await change(page, page.getByLabel('Phone', { exact: true }), NEW_PHONE);
  await page.goto('/admin/site/publish');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await look(page, 'asked before it is discarded', page.getByRole('alertdialog'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  expect(await owner.draft()).toBeNull();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(new RegExp(`→ \\${NEW_PHONE}`))).toBeVisible();
  await expect.poll(async () => (await owner.draft())?.content.contact.phone).toBe(NEW_PHONE);
});

siteTest.describe('two devices', () => {
  siteTest.use({ expectedConsole: [/status of (404|412)/] });

  siteTest('are told of the other, and nothing is overwritten', async ({ page, browser, owner, baseURL }) => {
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto('/admin/site/reviews');
    await page.goto('/admin/site/contact');
    // The page must have loaded before the other device changes the draft.
    const mine = page.getByLabel('Phone', { exact: true });
    await expect(mine).toBeVisible();
    await other
      .getByRole('button', { name: /^Remove Review by/ })
      .first()
      .click();
    await saved(other);
    await other.goto('/admin/site/contact');
    await change(other, other.getByLabel('Phone', { exact: true }), '+91 11111 11111');

    await mine.fill(NEW_PHONE);
    await mine.blur();
    const dialog = page.getByRole('dialog', { name: 'Another device changed the site too' });
    await look(page, 'the question', dialog.getByText(/^Review by .* is removed$/));
    await dialog.getByRole('button', { name: 'Later' }).click();
    await look(page, 'put off');
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    expect((await owner.draft())?.content.contact.phone).toBe('+91 11111 11111');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await saved(page);
    await expect.poll(async () => (await owner.draft())?.content.contact.phone).toBe(NEW_PHONE);
    expect((await owner.draft())?.content.reviews).toHaveLength(10);
    await other.context().close();
  });
});

siteTest.describe('without a connection', () => {
  siteTest.use({ expectedConsole: [/status of 404|net::ERR_/] });

  siteTest('nothing that was typed is lost', async ({ page, context, owner }) => {
    await page.goto('/admin/site/contact');
    const field = page.getByLabel('Phone', { exact: true });
    await expect(field).toBeVisible();
    await context.setOffline(true);
    await field.fill(NEW_PHONE);
    await field.blur();
    await expect(page.getByRole('status').filter({ hasText: 'There is no connection.' })).toBeAttached();
    await context.setOffline(false);
    await saved(page);
    expect((await owner.draft())?.content.contact.phone).toBe(NEW_PHONE);

    await context.setOffline(true);
    await field.fill('+91 98400 54321');
    await field.blur();
    await expect(page.getByRole('status').filter({ hasText: 'There is no connection.' })).toBeAttached();
    // The change is kept on the device: a new tab finds it after this one is closed.
    const next = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await next.goto('/admin/site/contact');
    await expect(next.getByLabel('Phone', { exact: true })).toHaveValue('+91 98400 54321');
    await saved(next);
    expect((await owner.draft())?.content.contact.phone).toBe('+91 98400 54321');
    await next.close();
  });
});
