import type { Page } from '@playwright/test';
import { adminPassword, isLogin, logIn, sendPassword } from '../support/admin.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, test } from '../support/test.js';

const NEW_PASSWORD = 'four dry jasmine strings';

async function changePassword(page: Page, current: string, next: string) {
  await page.goto('/admin/password');
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. All other devices have been logged out.')).toBeVisible();
}

test.afterEach('the password is what it was, whatever happened', async ({ request }) => {
  const answer = await request.post('/api/admin/login', { data: { password: NEW_PASSWORD } });
  if (answer.status() !== 200) return;
  const { token } = await answer.json();
  const changed = await request.post('/api/admin/password', {
    headers: { Authorization: `Bearer ${token}` },
    data: { currentPassword: NEW_PASSWORD, newPassword: adminPassword },
  });
  expect(changed.status()).toBe(200);
});

test('a new password ends all other sessions', async ({ page, browser }) => {
  expectInConsole(/status of 401/);
  await logIn(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other);

  await changePassword(page, adminPassword, NEW_PASSWORD);
  await page.getByRole('link', { name: 'Manage Blogs' }).click();
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveCount(0);

  await other.reload();
  await expect(other.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await sendPassword(other, NEW_PASSWORD);
  await expect(other.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
  await elsewhere.close();
});

test('a recovery code replaces a forgotten password', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Keep me logged in on this device').check();
  const [answer] = await Promise.all([
    page.waitForResponse((answer) => isLogin(answer.request())),
    sendPassword(page),
  ]);
  const { expiresAt } = await answer.json();
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);

  await page.goto('/admin/password');
  await page.getByLabel('Your password').fill(adminPassword);
  await page.getByRole('button', { name: 'Create a recovery code' }).click();
  const shown = page.getByLabel('Your recovery code');
  await look(page, 'a recovery code', shown);
  const code = (await shown.textContent()) ?? '';

  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const field = page.getByLabel('Recovery code');
  await look(page, 'the form for a recovery code', field);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
});
