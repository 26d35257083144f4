import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createPost, token } from './admin.js';
import { contentField, saveButton, titleField, uniqueTitle, write } from './editor.js';

type Open = (page: Page, request: APIRequestContext) => Promise<void>;

const photograph = fileURLToPath(new URL('../../frontend/photos/hair-dark-fall.jpg', import.meta.url));
const POSTS = '**/api/blogs?*';

async function newPost(page: Page) {
  await page.goto('/admin/blog/new');
  await expect(contentField(page)).toBeVisible();
}

/** Answers what the page asks for in the server's place. */
const answer = (page: Page, url: string, status: number, json: object, headers = {}) =>
  page.route(url, (route) => route.fulfill({ status, headers, json }));

async function sendAnyPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill('some password');
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The list with one post in it, found by its title. */
async function listWith(page: Page, request: APIRequestContext, title: string) {
  await createPost(request, await token(request), { title, category: 'Hair Care' });
  await page.goto('/admin/blog');
  await page.getByLabel('Search posts').fill(title);
  await expect(page.getByText('1 post for')).toBeVisible();
}

async function openLinkDialog(page: Page) {
  await newPost(page);
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
}

/** Every way the admin area can look before anybody is logged in … */
export const statesOutside: Record<string, Open> = {
  login: async (page) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
  'login without a password': async (page) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please enter the password.')).toBeVisible();
  },
  'login refused': async (page) => {
    await answer(page, '**/api/admin/login', 401, { message: 'Invalid credentials' });
    await page.goto('/admin/login');
    await sendAnyPassword(page);
    await expect(page.getByText('Invalid credentials')).toBeVisible();
  },
  'login after too many tries': async (page) => {
    const message = 'Too many wrong passwords. Please wait 2 minutes and try again.';
    await answer(page, '**/api/admin/login', 429, { message }, { 'Retry-After': '120' });
    await page.goto('/admin/login');
    await sendAnyPassword(page);
    await expect(page.getByRole('timer')).toBeVisible();
  },
};

/** … and after. */
export const statesInside: Record<string, Open> = {
  'session ended': async (page) => {
    await answer(page, '**/api/admin/session', 401, { message: 'Please log in again.' });
    await page.goto('/admin/password');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  },
  'no such page': async (page) => {
    await page.goto('/admin/nothing');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },

  list: (page, request) => listWith(page, request, uniqueTitle('Comb from the ends up')),
  'list of no posts': async (page) => {
    await answer(page, POSTS, 200, []);
    await page.goto('/admin/blog');
    await expect(page.getByText('No blog posts available yet.')).toBeVisible();
  },
  'list without a hit': async (page) => {
    await page.goto('/admin/blog');
    await page.getByLabel('Search posts').fill('zzzzzz');
    await expect(page.getByText('No post matches “zzzzzz”.')).toBeVisible();
  },
  'list that failed': async (page) => {
    await page.route(POSTS, (route) => route.abort());
    await page.goto('/admin/blog');
    await expect(page.getByText('Server error while fetching blogs.')).toBeVisible();
  },
  'list, asked before a post is deleted': async (page, request) => {
    const title = uniqueTitle('A doomed post');
    await listWith(page, request, title);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'list, a post deleted': async (page, request) => {
    const title = uniqueTitle('A deleted post');
    await listWith(page, request, title);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },

  'new post': newPost,
  'new post with faults': async (page) => {
    await newPost(page);
    await saveButton(page).click();
    await expect(page.getByText('Content must be at least 20 characters long')).toBeVisible();
  },
  'link dialog': openLinkDialog,
  'link dialog with a fault': async (page) => {
    await openLinkDialog(page);
    await page.getByLabel('Address of the link').fill('no address');
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(page.getByText('Please enter a web address')).toBeVisible();
  },
  'link dialog of a link': async (page) => {
    await openLinkDialog(page);
    await page.getByLabel('Address of the link').fill('https://example.com');
    await page.getByRole('button', { name: 'Set link' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Link' }).click();
    await expect(page.getByRole('button', { name: 'Remove link' })).toBeVisible();
  },
  picture: async (page) => {
    await newPost(page);
    await page.getByLabel('Picture', { exact: true }).setInputFiles(photograph);
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.getByLabel('Picture description').fill('Dark hair falling in soft light');
  },
  'picture refused': async (page) => {
    await newPost(page);
    const file = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
    await expect(page.getByText('Only image files are accepted')).toBeVisible();
  },
  'preview as a chat shows it, and as the page': async (page) => {
    await newPost(page);
    await write(page, 'Oil before the wash');
    await page.getByText("As the post's page").click();
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('min read')).toBeVisible();
  },
  saving: async (page) => {
    await newPost(page);
    await write(page, 'Oil before the wash');
    await page.route('**/api/blogs', () => undefined);
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
  'save that failed': async (page) => {
    await newPost(page);
    await write(page, 'Oil before the wash');
    await page.route('**/api/blogs', (route) => route.abort());
    await saveButton(page).click();
    await expect(page.getByText('Error saving post: ')).toBeVisible();
  },
  'edited post': async (page, request) => {
    const title = uniqueTitle('Written yesterday');
    const { _id } = await createPost(request, await token(request), { title });
    await page.goto(`/admin/blog/edit/${_id}`);
    await expect(titleField(page)).toHaveValue(title);
  },
  'edited post that is gone': async (page) => {
    await page.goto('/admin/blog/edit/gone-000000');
    await expect(page.getByText('Blog post not found.')).toBeVisible();
  },
  'post changed elsewhere': async (page, request) => {
    const bearer = await token(request);
    const title = uniqueTitle('Edited twice');
    const { _id } = await createPost(request, bearer, { title });
    await page.goto(`/admin/blog/edit/${_id}`);
    await titleField(page).fill(`${title}, mine`);
    const theirs = { title: `${title}, theirs`, content: '<p>Another text of more than twenty letters.</p>' };
    await request.put(`/api/blogs/${_id}`, { headers: { Authorization: `Bearer ${bearer}` }, data: theirs });
    await saveButton(page).click();
    await expect(page.getByRole('region', { name: 'Their version' })).toBeVisible();
  },
  'draft found': async (page) => {
    await newPost(page);
    await write(page, 'Before the battery died');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('adminDraft:new'))).toContain('battery');
    await page.reload();
    await expect(page.getByRole('dialog', { name: /was found$/ })).toBeVisible();
  },
  'leaving unsaved': async (page) => {
    await newPost(page);
    await write(page, 'Left in the middle');
    await page.getByRole('link', { name: 'Manage Blogs' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },

  'password change': async (page) => {
    await page.goto('/admin/password');
    await expect(page.getByLabel('New password')).toBeVisible();
  },
  'password change with faults': async (page) => {
    await page.goto('/admin/password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Please enter the current password.')).toBeVisible();
  },
};
