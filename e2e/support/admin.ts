import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';

export const adminPassword = (() => {
  const password = process.env.ADMIN_PASSWORD;
  if (!password) throw new Error('ADMIN_PASSWORD must be set: the tests log in with it.');
  return password;
})();

/** Logs in through the form, as the owner does. */
export async function logIn(page: Page, password = adminPassword) {
  await page.goto('/admin/login');
  await sendPassword(page, password);
  await expect(page).toHaveURL(/\/admin\/blog$/);
}

/** Fills the login form that is on the page and sends it. */
export async function sendPassword(page: Page, password = adminPassword) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The page asks the same address what it needs to ask for. */
export const isLogin = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/admin/login');

/** The server's answer to the token that the page has. */
export async function sessionStatus(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { Authorization: `Bearer ${token}` };
  return (await page.request.get('/api/admin/session', { headers })).status();
}

async function newToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/admin/login', { data: { password: adminPassword } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).token;
}

let shared: Promise<string> | undefined;
/** The token of one session that is shared by all tests of a worker; they must not end it. */
export function token(request: APIRequestContext): Promise<string> {
  shared ??= newToken(request);
  return shared;
}

/** The headers of a request of the owner. */
export const ownerHeaders = async (request: APIRequestContext) => ({
  Authorization: `Bearer ${await token(request)}`,
});

/** What the owner's browser reads. */
export const readAsOwner = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers: await ownerHeaders(request) })).json();

export type Post = { _id: string; title: string; image: string | null };

/** Stores a post over HTTP. The given fields replace the defaults. */
export async function createPost(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<Post> {
  const answer = await request.post('/api/blogs', {
    headers: await ownerHeaders(request),
    data: {
      title: 'Monsoon frizz care',
      content: '<p>Keep a wide-toothed comb by the shower and let the hair dry in the shade.</p>',
      ...fields,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
