import { expect, test } from 'vitest';
import { appOfFile, PASSWORD } from './app.js';
import { logIn, session } from './calls.js';

const HOUR_MS = 60 * 60 * 1000;
const auth = await appOfFile();

test('the right password gives a token with the documented claims, which opens a session for twelve hours', async () => {
  const { status, headers, body } = await logIn(auth);
  expect(status).toBe(200);
  const [token, expiresAt] = [expect.any(String), expect.any(String)];
  expect(body).toEqual({ token, message: 'Login successful', expiresAt });
  expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(11.9 * HOUR_MS);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(12 * HOUR_MS);
  expect(headers.get('Cache-Control')).toBe('no-store');

  const [header, claims] = body.token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
  expect(claims).toEqual({
    iss: 'salon-auth',
    aud: 'salon-admin',
    sub: 'admin',
    jti: expect.any(String),
    iat: expect.any(Number),
    nbf: claims.iat,
    exp: claims.iat + 12 * 3600,
  });
  const answer = { expiresAt: body.expiresAt, mustChangePassword: true };
  expect(await session(auth, body.token)).toMatchObject({ status: 200, body: answer });
});

test.each([
  ['another one', 'not the password'],
  ['spaces around the right one', ` ${PASSWORD} `],
  ['other letter case', PASSWORD.toUpperCase()],
])('a wrong password is a 401: %s', async (_, password) => {
  const { status, headers, body } = await logIn(auth, password);
  expect(status).toBe(401);
  expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Invalid credentials' });
  expect(headers.get('WWW-Authenticate')).toBe('Bearer');
});

const post = (body: object) =>
  fetch(`${auth.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const MISSING = 'Please enter the password.';
const STAY = 'Whether to stay logged in must be true or false.';
test.each<[string, object, string, string?]>([
  ['missing', {}, MISSING],
  ['empty', { password: '' }, MISSING],
  ['a number', { password: 12345678 }, MISSING],
  ['too long', { password: 'a'.repeat(129) }, 'The password must be at most 128 characters long.'],
  ['with a name that is none', { password: 'any', name: null }, 'Please enter your name.', 'name'],
  ['with a stay that is none', { password: 'any', staysLoggedIn: null }, STAY, 'staysLoggedIn'],
])('an invalid password is a 400 that names the field: %s', async (_, body, message, field = 'password') => {
  const response = await post(body);
  expect(response.status).toBe(400);
  const errors = [{ field, message }];
  expect(await response.json()).toEqual({ statusCode: 400, error: 'Bad Request', message, errors });
});
