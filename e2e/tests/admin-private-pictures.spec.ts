import type { APIRequestContext } from '@playwright/test';
import { createPost, logIn, newToken } from '../support/admin.js';
import { contentField, uniqueTitle } from '../support/editor.js';
import { expectUploaded } from '../support/page-pictures.js';
import { newPhotograph, storePhotograph } from '../support/photographs.js';
import { desktop, expect, test } from '../support/test.js';

const keyOf = (image: string | null) => /^\/media\/([^/]+)\//.exec(`${image}`)?.[1] ?? 'no picture';

/** How a browser without a login is answered. */
const visitorGets = async (request: APIRequestContext, image: string | null) =>
  (await request.get(`${image}`)).status();

test('draft and earlier pictures are the owner’s', desktop, async ({ page, request, visitor, baseURL }) => {
  const headers = { Authorization: `Bearer ${await newToken(request)}` };
  const title = uniqueTitle('Before she says so');
  const image = await storePhotograph(request, await newPhotograph(page));
  const first = await createPost(request, { title, image, state: 'draft' });
  const cover = keyOf(first.image);

  await logIn(page);
  await page.goto(`/admin/blog/edit/${first._id}`);
  await expect(contentField(page)).toBeVisible();
  await expectUploaded(page, cover);
  expect(await visitorGets(visitor, first.image)).toBe(404);

  const content = '<p>Now with another picture on top, and long enough.</p>';
  const another = await storePhotograph(request, await newPhotograph(page));
  const data = { title, content, state: 'published', image: another };
  const answer = await request.put(`/api/blogs/${first._id}`, { headers, data });
  const second = await answer.json();
  await expect.poll(() => visitorGets(visitor, second.image)).toBe(200);
  await page.goto(`/admin/blog/history/${second._id}/1`);
  await expectUploaded(page, cover);

  // What was public is not so two seconds after it was taken back.
  expect((await request.delete(`/api/blogs/${second._id}`, { headers })).status()).toBe(200);
  await expect.poll(() => visitorGets(visitor, second.image), { timeout: 2_000, intervals: [100] }).toBe(404);
  expect(await visitorGets(visitor, first.image)).toBe(404);

  const inBrowser = () => page.evaluate(async (path) => (await fetch(path)).status, `${first.image}`);
  expect(await inBrowser()).toBe(200);
  const cookies = await page.context().cookies(`${baseURL}${first.image}`);
  expect(cookies).toMatchObject([{ name: 'media', httpOnly: true, sameSite: 'Strict', path: '/media/' }]);
  expect((await request.post('/api/admin/logout', { headers })).status()).toBe(204);
});
