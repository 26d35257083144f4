import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { appOfFile, PASSWORD } from './app.js';
import { mediaIn, refusal } from './calls.js';

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

// What makes a token good is tested in service-kit/src/session-token.spec.ts.
const good = await auth.tokenFrom();

test('a forged role is nobody’s: in a token of another key under the name of ours, and in the body of a login', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const [kid = ''] = await auth.publishedKids();
  const header = { alg: 'ES256', typ: 'JWT', kid };
  const claims = { ...decodeJwt(good), role: 'owner' };
  const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  const asked = await auth.ask('POST login', undefined, { password: PASSWORD, role: 'owner' });
  expect(refusal(asked)).toEqual([400, 'The field role is not known.']);
  const { status, headers, body } = await auth.session(forged);
  expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Please log in again.' });
});

test.each<[string, Record<string, string>]>([
  [`/api/admin/session?token=${good}&access_token=${good}`, {}],
  ['/api/admin/session', { Cookie: `token=${good}` }],
  ['/api/admin/session', { Authorization: `Basic ${good}` }],
  ['/api/admin/session', { Authorization: good }],
])('a good token elsewhere than in "Authorization: Bearer" is a 401: %.25s %.60j', async (path, headers) => {
  expect((await fetch(auth.url + path, { headers })).status).toBe(401);
});
