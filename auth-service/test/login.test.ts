import { expect, test } from 'vitest';
import { appOfFile, PASSWORD } from './app.js';
import { mediaIn } from './calls.js';

const auth = await appOfFile();

test('the right password gives a token with the documented claims, which opens a session for twelve hours', async () => {
  const { status, headers, body } = await auth.logIn();
  expect(status).toBe(200);
  const [token, expiresAt] = [expect.any(String), expect.any(String)];
  expect(body).toEqual({ token, message: 'Login successful', expiresAt });
  expect(headers.get('Cache-Control')).toBe('no-store');

  const parts = body.token.split('.').slice(0, 2);
  const [header, claims] = parts.map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
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
  expect(await auth.session(body.token)).toMatchObject({ status: 200, body: answer });
});

test('the cookie for pictures comes along, and is sent nowhere but to the pictures, by pages of this site alone', async () => {
  const answer = await auth.logIn();
  const expires = new Date(Math.floor(Date.parse(answer.body.expiresAt) / 1000) * 1000).toUTCString();
  const attributes = ['HttpOnly', 'Path=/media/', 'SameSite=Strict', `Expires=${expires}`];
  expect(mediaIn(answer).attributes.sort()).toEqual(attributes.sort());
  const secure = await auth.logIn(PASSWORD, undefined, { 'X-Forwarded-Proto': 'https' });
  expect(mediaIn(secure).attributes).toContain('Secure');
});

test.each([
  ['another one', 'not the password'],
  ['spaces around the right one', ` ${PASSWORD} `],
  ['other letter case', PASSWORD.toUpperCase()],
])('a wrong password is a 401: %s', async (_, password) => {
  const { status, headers, body } = await auth.logIn(password);
  expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Invalid credentials' });
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
  const answer = await auth.ask('POST login', undefined, body);
  const errors = [{ field, message }];
  expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors });
});
