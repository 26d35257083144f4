import type { Page } from '@playwright/test';
import { createPost, newToken, sendPassword, token } from '../support/admin.js';
import { contentField, saveButton, savedWords, titleField, uniqueTitle, write } from '../support/editor.js';
import { look } from '../support/look.js';
import { photographPath } from '../support/photographs.js';
import { expect, ownerTest, test } from '../support/test.js';

/** Each test brings a part of the admin area into all its states, and checks each one. */
const POSTS = '**/api/blogs?*';
const SESSION_ENDED = 'Your session has ended. Please log in again.';

const expectedConsole = [/status of (401|404|409|412|429)|net::ERR_FAILED/];
test.use({ expectedConsole });
ownerTest.use({ expectedConsole });
test.describe.configure({ mode: 'parallel' });

/** Answers the page's requests instead of the server. */
const answer = (page: Page, url: string, status: number, json: object, headers = {}) =>
  page.route(url, (route) => route.fulfill({ status, headers, json }));

test('the login', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await look(page, 'empty');

  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter the password.')).toBeVisible();
  await look(page, 'without a password');

  await answer(page, '**/api/admin/login', 401, { message: 'Invalid credentials' });
  await sendPassword(page, 'some password');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await look(page, 'refused');
  await page.unroute('**/api/admin/login');

  const message = 'Too many wrong passwords. Please wait 2 minutes and try again.';
  await answer(page, '**/api/admin/login', 429, { message }, { 'Retry-After': '120' });
  await sendPassword(page, 'some password');
  await expect(page.getByRole('timer')).toBeVisible();
  await look(page, 'after too many tries');
});

ownerTest('the list of posts', async ({ page, request }) => {
  const title = uniqueTitle('Comb from the ends up');
  const bearer = await token(request);
  await createPost(request, bearer, { title, category: 'Hair Care' });
  await createPost(request, bearer, { title: uniqueTitle('A post that stays') });
  await page.goto('/admin/blog');
  await page.getByLabel('Search posts').fill(title);
  await expect(page.getByRole('status').filter({ hasText: '1 post for' })).toBeVisible();
  await look(page, 'a post');

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'asked before it is deleted');

  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look(page, 'deleted');

  await page.getByLabel('Search posts').fill('zzzzzz');
  await expect(page.getByText('No post matches “zzzzzz”.')).toBeVisible();
  await look(page, 'without a hit');

  await page.route(POSTS, (route) => route.abort());
  await page.goto('/admin/blog');
  await expect(page.getByText('Server error while fetching blogs.')).toBeVisible();
  await look(page, 'failed');

  await page.unroute(POSTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ posts?$/)).toBeVisible();

  await answer(page, POSTS, 200, []);
  await page.goto('/admin/blog');
  await expect(page.getByText('No blog posts available yet.')).toBeVisible();
  await look(page, 'empty');
});

ownerTest('drafts, scheduled posts and the bin', async ({ page, request }) => {
  const bearer = await token(request);
  const words = uniqueTitle('Every state of a post');
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await createPost(request, bearer, { title: `${words}, a draft`, state: 'draft' });
  await createPost(request, bearer, { title: `${words}, to come`, state: 'scheduled', date });
  const { _id } = await createPost(request, bearer, { title: `${words}, binned` });
  await request.delete(`/api/blogs/${_id}`, { headers: { Authorization: `Bearer ${bearer}` } });
  for (const state of ['draft', 'scheduled', 'binned']) {
    await page.goto(`/admin/blog?state=${state}`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await look(page, state);
  }
  await page.goto(`/admin/blog?q=${encodeURIComponent(words)}`);
  await expect(page.getByText('3 posts for')).toBeVisible();
  await look(page, 'found in every state');
  await page.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'asked before it goes for good');
});

ownerTest('the history of a post', async ({ page, request }) => {
  const bearer = await token(request);
  const title = uniqueTitle('Oil before the wash');
  const { _id } = await createPost(request, bearer, { title });
  const data = { title: `${title}, again`, content: '<p>Another text of more than twenty letters.</p>' };
  await request.put(`/api/blogs/${_id}`, { headers: { Authorization: `Bearer ${bearer}` }, data });
  await page.goto(`/admin/blog/history/${_id}`);
  await expect(page.getByRole('list', { name: 'Versions' })).toBeVisible();
  await look(page, 'its versions');
  await page.getByRole('list', { name: 'Versions' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'What has changed since' })).toBeVisible();
  await look(page, 'a version');
  await page.goto('/admin/blog/history/gone-000000');
  await expect(page.getByText('Blog post not found.')).toBeVisible();
  await look(page, 'gone');
});

ownerTest('the categories', async ({ page }) => {
  await page.goto('/admin/blog/categories');
  await expect(page.getByText('Hair Care')).toBeVisible();
  await look(page, 'as they are');
  await page.getByLabel('Name of the new category').fill('hair care');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByLabel('Name of the new category')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Rename Hair Care' }).click();
  await look(page, 'one being renamed, one refused');
  await page.getByRole('button', { name: 'Retire Nail Care' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'asked before it is retired');
});

ownerTest('the post form', async ({ page }) => {
  await page.goto('/admin/blog/new');
  await expect(contentField(page)).toBeVisible();
  await look(page, 'empty');

  await saveButton(page).click();
  await expect(page.getByText('Title must be at least 5 characters long')).toBeVisible();
  await expect(page.getByText('Content must be at least 20 characters long')).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await look(page, 'with faults');

  await page.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await look(page, 'link dialog');

  await page.getByLabel('Address of the link').fill('no address');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect(page.getByText('Please enter a web address')).toBeVisible();
  await look(page, 'link dialog with a fault');

  await page.getByLabel('Address of the link').fill('https://example.com');
  await page.getByRole('button', { name: 'Set link' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('button', { name: 'Remove link' })).toBeVisible();
  await look(page, 'link dialog of a link');
  await page.keyboard.press('Escape');

  const file = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Only image files are accepted')).toBeVisible();
  await look(page, 'picture refused');

  await page.getByLabel('Picture', { exact: true }).setInputFiles(photographPath('portrait-with-place.jpg'));
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Picture description').fill('Dark hair falling in soft light');
  await look(page, 'picture');

  await write(page, 'Oil before the wash');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' }).getByText('min read')).toBeVisible();
  await look(page, 'preview as the page, as a chat shows it, and as a card');
  await page.keyboard.press('Escape');
  await expect(savedWords(page)).toBeVisible();
  await look(page, 'a saved draft');

  const address = page.url();
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/blogs/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await failed;
    return route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await look(page, 'saving');

  fail();
  await expect(page.getByText('Error saving post: ')).toBeVisible();
  await look(page, 'save that failed');

  await titleField(page).fill('Oil before the wash, again');
  await page.getByRole('link', { name: 'Manage Blogs' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'leaving unsaved');

  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: /was found$/ })).toBeVisible();
  await look(page, 'draft found');
});

ownerTest('an edited post', async ({ page, request }) => {
  const bearer = await token(request);
  const title = uniqueTitle('Edited twice');
  const { _id } = await createPost(request, bearer, { title });
  await page.goto(`/admin/blog/edit/${_id}`);
  await expect(titleField(page)).toHaveValue(title);
  await look(page, 'as it is');

  const theirs = { title: `${title}, theirs`, content: '<p>Another text of more than twenty letters.</p>' };
  await request.put(`/api/blogs/${_id}`, { headers: { Authorization: `Bearer ${bearer}` }, data: theirs });
  await titleField(page).fill(`${title}, mine`);
  await expect(page.getByRole('region', { name: 'Their version' })).toBeVisible();
  await look(page, 'changed elsewhere');

  await page.goto('/admin/blog/edit/gone-000000');
  await expect(page.getByText('Blog post not found.')).toBeVisible();
  await look(page, 'gone');
});

ownerTest('the password, an unknown page, an ended session', async ({ page, request }) => {
  const session = { expiresAt: new Date(Date.now() + 60_000).toISOString(), mustChangePassword: true };
  await answer(page, '**/api/admin/session', 200, session);
  await page.goto('/admin/blog');
  await expect(page.getByRole('link', { name: 'Choose your own' })).toBeVisible();
  await look(page, 'the first password');
  await page.unroute('**/api/admin/session');
  await page.goto('/admin/logout');
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
  await look(page, 'asked before logging out');

  await page.goto('/admin/password');
  await expect(page.getByLabel('New password')).toBeVisible();
  await look(page, 'password change');

  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please enter the current password.')).toBeVisible();
  await look(page, 'password change with faults');

  await page.goto('/admin/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await look(page, 'no such page');

  const ended = await newToken(request);
  await request.post('/api/admin/logout', { headers: { Authorization: `Bearer ${ended}` } });
  await page.evaluate((stored) => localStorage.setItem('adminToken', stored), ended);
  await page.goto('/admin/password');
  await expect(page.getByText(SESSION_ENDED)).toBeVisible();
  await look(page, 'session ended');
});
