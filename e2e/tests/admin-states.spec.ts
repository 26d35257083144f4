import type { Page } from '@playwright/test';
import { createPost, ownerHeaders, sendPassword } from '../support/admin.js';
import { contentField, saveButton, savedWords, uniqueTitle, write } from '../support/editor.js';
import { look } from '../support/look.js';
import { photographPath } from '../support/photographs.js';
import { expect, expectInConsole, ownerTest, test } from '../support/test.js';

/** Looks at each screen of the admin area, and at the states that no other test walks through. */
const POSTS = '**/api/blogs?*';

test.beforeEach(() => expectInConsole(/status of (401|404|429|503)|net::ERR_FAILED/));
test.describe.configure({ mode: 'parallel' });

/** Answers the page's requests instead of the server. */
const answer = (page: Page, url: string, status: number, json: object, headers = {}) =>
  page.route(url, (route) => route.fulfill({ status, headers, json }));

test('login', async ({ page }) => {
  await page.goto('/admin/login');
  await look(page, 'empty', page.getByRole('button', { name: 'Log in' }));

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByText('You have no code?').click();
  await look(page, 'forgotten password', page.getByText('make admin-password'));
  await page.getByRole('link', { name: 'Log in with the password' }).click();

  await page.getByRole('button', { name: 'Log in' }).click();
  await look(page, 'without a password', page.getByText('Please enter the password.'));

  await answer(page, '**/api/admin/login', 401, { message: 'Invalid credentials' });
  await sendPassword(page, 'some password');
  await look(page, 'refused', page.getByText('Invalid credentials'));
  await page.unroute('**/api/admin/login');

  const message = 'Too many wrong passwords. Please wait 2 minutes and try again.';
  await answer(page, '**/api/admin/login', 429, { message }, { 'Retry-After': '120' });
  await sendPassword(page, 'some password');
  await look(page, 'after too many tries', page.getByText(message));
});

const screens = `password people pictures nothing site site/look site/salon site/hours site/people
  site/prices#services.hair[0].name site/prices#menus[2] site/prices#offers.packages[0].title site/academy
  site/priceRows site/prices site/price-list site/highlights site/shortcuts site/reviews site/questions site/photos
  site/words site/words/home site/publish site/history
  site/languages site/languages/ml`;
for (const path of screens.split(/\s+/))
  ownerTest(`screen ${path}`, async ({ page }) => {
    await page.goto(`/admin/${path}`);
    await look(page, path, page.getByRole('heading', { level: 1 }));
  });

ownerTest('overview', async ({ page }) => {
  await page.goto('/admin');
  const overview = page.getByRole('region', { name: 'Overview' });
  await look(page, 'how the site stands', overview.getByText(/of \d+ steps/));
  await answer(page, '**/api/site/pending', 503, { message: 'Please try again in a moment.' });
  await page.reload();
  await look(page, 'when it can’t be loaded', overview.getByRole('button', { name: /again$/ }));
});

ownerTest('visitors', async ({ page }) => {
  const COUNTS = '**/api/counts?*';
  await page.goto('/admin/visitors');
  await look(page, 'as counted', page.getByText('Visits by day'));
  await answer(page, COUNTS, 503, { message: 'Please try again in a moment.' });
  await page.reload();
  await look(page, 'failed', page.getByText('Please try again in a moment.'));
});

ownerTest('list of posts', async ({ page }) => {
  await page.goto('/admin/blog');
  await page.getByLabel('Search posts').fill('zzzzzz');
  await look(page, 'without a hit', page.getByText('No post matches “zzzzzz”.'));

  await page.route(POSTS, (route) => route.abort());
  await page.goto('/admin/blog');
  await look(page, 'failed', page.getByText('Server error while fetching blogs.'));

  await page.unroute(POSTS);
  await answer(page, POSTS, 200, []);
  await page.goto('/admin/blog');
  await look(page, 'empty', page.getByText('No blog posts available yet.'));
});

ownerTest('drafts, scheduled posts and the bin', async ({ page, request }) => {
  const words = uniqueTitle('Every state of a post');
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await createPost(request, { title: `${words}, a draft`, state: 'draft' });
  await createPost(request, { title: `${words}, to come`, state: 'scheduled', date });
  const { _id } = await createPost(request, { title: `${words}, binned` });
  await request.delete(`/api/blogs/${_id}`, { headers: await ownerHeaders(request) });
  await page.goto('/admin/blog');
  for (const name of ['Draft', 'Scheduled', 'Bin']) {
    await page.getByRole('navigation', { name: 'Posts by state' }).getByRole('link', { name }).click();
    await look(page, name, page.getByRole('listitem').filter({ hasText: words }));
  }
  await page.goto(`/admin/blog?q=${encodeURIComponent(words)}`);
  await look(page, 'found in every state', page.getByText('3 posts for'));
});

ownerTest('post form', async ({ page }) => {
  await page.goto('/admin/blog/new');
  await look(page, 'empty', contentField(page));

  await saveButton(page).click();
  await look(page, 'with faults', page.getByText('Title must be at least 5 characters long'));

  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Address of the link').fill('no address');
  await page.getByRole('button', { name: 'Set link' }).click();
  await look(page, 'link dialog with a fault', page.getByText('Please enter a web address'));

  await page.keyboard.press('Escape');

  const file = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await look(page, 'picture refused', page.getByText('Only image files are accepted'));

  await page.getByLabel('Picture', { exact: true }).setInputFiles(photographPath('portrait-with-place.jpg'));
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Picture description').fill('Dark hair falling in soft light');
  await look(page, 'picture');

  await write(page, 'Oil before the wash');
  await page.getByRole('button', { name: 'Preview' }).click();
  await look(page, 'preview', page.getByRole('dialog', { name: 'Preview' }).getByText('min read'));
  await page.keyboard.press('Escape');
  await look(page, 'a saved draft', savedWords(page));

  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/api/blogs/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await failed;
    return route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await look(page, 'saving');

  fail();
  await look(page, 'save that failed', page.getByText('Error saving post: '));
});

ownerTest('a password change with faults, an unknown post', async ({ page }) => {
  await page.goto('/admin/password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await look(page, 'password change with faults', page.getByText('Please enter the current password.'));
  await page.goto('/admin/blog/edit/gone-000000');
  await look(page, 'no such post', page.getByText('Blog post not found.'));
});
