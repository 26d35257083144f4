import type { Page } from '@playwright/test';
import { look } from '../support/look.js';
import { change, firstEdition, htmlOf, publish, type SiteOwner, saved, siteTest } from '../support/site.js';
import { expect, expectInConsole } from '../support/test.js';

const NEW_PHONE = '+91 98400 12345';
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const phoneIn = async (owner: SiteOwner) => (await owner.draft())?.content.contact.phone;

siteTest('a change is previewed, published and rolled back', async ({ page, request, owner }) => {
  const before = '+91 98400 67890';
  const original = firstEdition();
  await owner.publish({ ...original, contact: { ...original.contact, phone: before } });
  const { edition } = await owner.published();
  await page.goto('/admin/site/salon');
  await change(page, phone(page), NEW_PHONE);
  await look(page, 'contact');

  await page.goto('/admin/site/look');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(NEW_PHONE).first()).toBeAttached();
  await page.getByRole('radio', { name: 'Desktop' }).click();
  await expect(page.getByTitle('The page as visitors see it')).toHaveCSS('width', '1280px');
  expect(await htmlOf(request, '/')).not.toContain(NEW_PHONE);

  await page.getByRole('link', { name: 'Publish: 1 change' }).click();
  await look(page, 'what changes', page.getByText(`Phone: ${before} → ${NEW_PHONE}`));
  await publish(page);
  const done = page.getByRole('heading', { name: `Published, edition ${edition + 1}` });
  await look(page, 'published', done);
  expect(await htmlOf(request, '/')).toContain(NEW_PHONE);
  await expect.poll(() => htmlOf(request, '/blog')).toContain(NEW_PHONE);

  await page.getByRole('link', { name: 'Version history' }).click();
  await look(page, 'the history', page.getByText(`Phone: ${before} → ${NEW_PHONE}`).first());
  await page.getByRole('button', { name: `Show Edition ${edition}`, exact: true }).click();
  await look(page, 'an edition', page.getByRole('dialog').getByText(`Phone: ${NEW_PHONE} → ${before}`));
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(`Edition ${edition} is in your draft.`)).toBeVisible();
  expect(await htmlOf(request, '/')).toContain(NEW_PHONE);
  await saved(page);
  await publish(page);
  expect(await htmlOf(request, '/')).toContain(before);
  expect(await htmlOf(request, '/')).not.toContain(NEW_PHONE);
});

siteTest('changes of another device are not overwritten', async ({ page, owner }) => {
  expectInConsole(/status of 412/);
  await page.goto('/admin/site/salon');
  // The page must have loaded before the other device changes the draft.
  await expect(phone(page)).toBeVisible();
  const { reviews, contact, ...content } = firstEdition();
  const theirs = { ...contact, phone: '+91 11111 11111' };
  await owner.saveDraft({ ...content, reviews: reviews.slice(0, 1), contact: theirs });

  await phone(page).fill(NEW_PHONE);
  await phone(page).blur();
  const dialog = page.getByRole('dialog', { name: 'Another device or tab changed the site too' });
  await look(page, 'the question', dialog.getByText(/^Review by .* is removed$/).first());
  // However long it is, it is read from its beginning.
  await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  expect(await phoneIn(owner)).toBe(theirs.phone);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  await expect.poll(() => phoneIn(owner)).toBe(NEW_PHONE);
  expect((await owner.draft())?.content.reviews).toHaveLength(1);
});
