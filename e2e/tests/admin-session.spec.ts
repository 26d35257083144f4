import { adminPassword, isLogin, logIn, sendPassword, sessionStatus } from '../support/admin.js';
import { contentField, TEXT, titleField, uniqueTitle, write } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, holdScripts, phone, test } from '../support/test.js';

const home = /:\d+\/$/;
const SESSION_ENDED = 'Your session has ended. Please log in again.';

test.beforeEach(() => expectInConsole(/status of 401|net::ERR_FAILED/));

test('the login form works before its scripts load and sends what was typed', phone, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByLabel('Keep me logged in on this device').check();
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toBeDisabled();
  letScriptsCome();
  const [sent] = await Promise.all([page.waitForRequest(isLogin), button.click()]);
  expect(sent.postDataJSON()).toEqual({ password: adminPassword, staysLoggedIn: true });
  await expect(page).toHaveURL(/\/admin\/blog$/);
});

test('logging out ends the session in every tab', phone, async ({ page, context }) => {
  await logIn(page);
  await page.goto('/admin/logout', { referer: 'https://elsewhere.example/' });
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
  expect(await sessionStatus(page)).toBe(200);

  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(home);
  await expect(other).toHaveURL(/\/admin\/login$/);
  await look(other, 'the session has ended', other.getByText(SESSION_ENDED));
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  await expect.poll(() => sessionStatus(page)).toBe(401);
});

test.describe('the app on a home screen', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens offline, and what is typed then is saved later', phone, async ({ page, context, request }) => {
    expectInConsole(/net::ERR_|status of 404/);
    await logIn(page);
    const app = await (await request.get('/admin.webmanifest')).json();
    expect(app).toMatchObject({ start_url: '/admin', display: 'standalone' });
    for (const { src, type } of app.icons)
      expect((await request.get(src)).headers()['content-type']).toBe(type);
    await page.goto('/admin/blog/new');
    // Once its worker has stored what it needs.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(await page.evaluate(async () => Boolean(await caches.match('/admin.css'))), 'her colours').toBe(
      true,
    );
    await context.setOffline(true);
    await page.reload();
    await look(page, 'offline', page.getByText('You are offline.'));
    const title = uniqueTitle('Typed without a connection');
    await write(page, title);
    await page.reload();
    await expect(titleField(page)).toHaveValue(title);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  });
});

test('text that could not be saved is there again later', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/blogs', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await page.getByRole('link', { name: 'New post' }).click();
  const title = uniqueTitle('Left in the middle');
  await write(page, title);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(home);
  await page.goto('/admin/blog/new');
  await sendPassword(page);
  await look(page, 'text of an earlier visit', page.getByText(/^What you wrote \w+ at .* is here again\.$/));
  await expect(titleField(page)).toHaveValue(title);
  await expect(contentField(page)).toContainText(TEXT);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(titleField(page)).toHaveValue('');
});
