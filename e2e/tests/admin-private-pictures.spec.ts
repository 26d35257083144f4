import { createPost, logIn, newToken } from '../support/admin.js';
import { contentField } from '../support/editor.js';
import { newPhotograph, storePhotograph } from '../support/photographs.js';
import { desktop, expect, test } from '../support/test.js';

// When a picture is public, and what its cookie has: the tests of the services. Here a browser with that cookie shows it.
test('the owner’s browser shows the picture of a draft', desktop, async ({ page, request, visitor }) => {
  const image = await storePhotograph(request, await newPhotograph(page));
  const { _id } = await createPost(request, { title: 'Before she says so', image, state: 'draft' });
  await logIn(page);
  await page.goto(`/admin/blog/edit/${_id}`);
  await expect(contentField(page)).toBeVisible();
  const shown = page.locator(`img[src*="${image.split('/')[2]}"]`).first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect((await visitor.get(image)).status()).toBe(404);
  const headers = { Authorization: `Bearer ${await newToken(request)}` };
  expect((await request.delete(`/api/blogs/${_id}`, { headers })).status()).toBe(200);
});
