import type { APIRequestContext, Page } from '@playwright/test';
import { readAsOwner } from '../support/admin.js';
import {
  choosePictures,
  contentField,
  paste,
  save,
  savedWords,
  uniqueTitle,
  write,
} from '../support/editor.js';
import { look } from '../support/look.js';
import { photographPath } from '../support/photographs.js';
import { expect, ownerTest, phone } from '../support/test.js';

/** Functions that owners know from other editors, at both sizes: drafts, pictures and videos in the text, dates, crops. */
const idIn = (page: Page) => /edit\/([^/?]+)/.exec(page.url())?.[1] ?? '';
const stored = (request: APIRequestContext, id: string) => readAsOwner(request, `/api/blogs/${id}`);
const publicStatus = async (request: APIRequestContext, id: string) =>
  (await request.get(`/api/blogs/${id}`)).status();

ownerTest('a draft is continued on another device', phone, async ({ page, request, context }) => {
  const title = uniqueTitle('Written on the bus');
  await page.goto('/admin/blog/new');
  await write(page, title);
  // The new post gets its address while the owner writes; the cursor stays.
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
  await page.keyboard.insertText(' Then rinse.');
  await page.keyboard.press('ArrowLeft');
  await expect(contentField(page)).toBeFocused();
  await expect(savedWords(page)).toBeVisible();
  const id = idIn(page);
  expect(await publicStatus(request, id)).toBe(404);

  // No question before leaving: the server has all of the text.
  await page.getByRole('link', { name: 'Manage Blogs' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  const other = await context.newPage();
  await other.goto(`/admin/blog/edit/${id}`);
  await expect(contentField(other)).toContainText('Then rinse.');
  await save(other);
  await expect(other.getByRole('button', { name: `Copy link to ${title}` })).toBeVisible();
  await other.getByRole('link', { name: `View ${title}` }).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

ownerTest('pictures are laid out, and a pasted link becomes a video', phone, async ({ page, request }) => {
  // The server makes a dozen files of each photograph.
  ownerTest.slow();
  const title = uniqueTitle('Before and after');
  await page.goto('/admin/blog/new');
  await write(page, title);
  await choosePictures(page).setInputFiles(['portrait-with-place.jpg', 'panorama.jpg'].map(photographPath));
  await page.getByText('Edit pictures').click({ timeout: 90_000 });
  const edited = contentField(page).locator('details');
  await look(page, 'pictures of the text');
  await edited.getByText('Before / after').click();
  await edited.getByLabel('Description of picture 1').fill('Dry lengths');
  await edited.getByLabel('Description of picture 2').fill('After the oil');
  await edited.getByLabel('Caption').fill('An hour later');

  await contentField(page).getByText('Warm two spoons').click();
  await page.keyboard.press('Control+End');
  await paste(contentField(page), { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
  await expect(page.getByText('Edit video')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(contentField(page).getByRole('link', { name: /dQw4w9WgXcQ/ })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await page.getByText('Edit video').click();
  await contentField(page).getByLabel('Title').fill('How I oil');
  await look(page, 'pictures and a video in the text');

  await save(page);
  await page.getByRole('link', { name: `View ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { content } = await stored(request, /blog\/([^/?]+)/.exec(page.url())?.[1] ?? '');
  expect(content).toMatch(
    /<figure data-layout="compare"><img src="\/media\/[^"]+\/960\.jpg" alt="Dry lengths" \/><img src="\/media\/[^"]+\/960\.jpg" alt="After the oil" \/><figcaption>An hour later<\/figcaption><\/figure><figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>How I oil<\/a><\/figure>/,
  );
});

ownerTest('a post is scheduled, made a draft again and published', phone, async ({ page, request }) => {
  const title = uniqueTitle('For the festival');
  await page.goto('/admin/blog/new');
  await write(page, title);
  await page.getByLabel('Publish on').fill('2099-11-27T10:00');
  await look(page, 'choosing a date');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^Scheduled for Fri, 27 Nov,? 2099, 10:00 am\.$/)).toBeVisible();
  const posts = await readAsOwner(request, '/api/blogs?state=scheduled');
  const { _id, date } = posts.find((post: { title: string }) => post.title === title);
  expect(date).toBe('2099-11-27T04:30:00.000Z');
  expect(await publicStatus(request, _id)).toBe(404);

  await page.goto(`/admin/blog/edit/${_id}`);
  await page.getByRole('button', { name: 'Unschedule' }).click();
  await expect(page.getByText('Only you can see it.')).toBeVisible();
  await look(page, 'a draft again');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Blog saved successfully!')).toBeVisible();
  await expect.poll(() => publicStatus(request, _id)).toBe(200);
});
