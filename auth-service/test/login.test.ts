import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { logIn, session } from './calls.js';

const HOUR_MS = 60 * 60 * 1000;

let auth: TestApp;
beforeAll(async () => {
  auth = await startApp();
});
afterAll(() => auth.app.close());

function post(
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<Response> {
  return fetch(`${auth.url}/api/admin/login`, { method: 'POST', headers, body });
}

describe('the right password', () => {
  test('gives a token, a message, and the time it ends in twelve hours', async () => {
    const { status, headers, body } = await logIn(auth);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      message: 'Login successful',
      expiresAt: expect.any(String),
    });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(11.9 * HOUR_MS);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(12 * HOUR_MS);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('gives a token that opens a session', async () => {
    const { body } = await logIn(auth);
    const { status, body: current } = await session(auth, body.token);
    expect(status).toBe(200);
    expect(current).toEqual({ expiresAt: body.expiresAt, mustChangePassword: true });
  });

  test('gives a token with the agreed header and claims', async () => {
    const { body } = await logIn(auth);
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
  });
});

describe('a wrong password', () => {
  test.each([
    ['another one', 'not the password'],
    ['spaces around the right one', ` ${PASSWORD} `],
    ['other letter case', PASSWORD.toUpperCase()],
    ['only the beginning', PASSWORD.slice(0, -1)],
  ])('%s is a 401', async (_, password) => {
    const { status, headers, body } = await logIn(auth, password);
    expect(status).toBe(401);
    expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Invalid credentials' });
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
  });
});

describe('a password that is none', () => {
  test.each([
    ['missing', {}, 'Please enter the password.'],
    ['empty', { password: '' }, 'Please enter the password.'],
    ['null', { password: null }, 'Please enter the password.'],
    ['a number', { password: 12345678 }, 'Please enter the password.'],
    ['a list', { password: [PASSWORD] }, 'Please enter the password.'],
    ['an object', { password: { $ne: '' } }, 'Please enter the password.'],
    ['too long', { password: 'a'.repeat(129) }, 'The password must be at most 128 characters long.'],
  ])('%s is a 400 that names the field', async (_, body, message) => {
    const response = await post(JSON.stringify(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message,
      errors: [{ field: 'password', message }],
    });
  });

  test('an unknown field is refused', async () => {
    const response = await post(JSON.stringify({ password: PASSWORD, admin: true }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'The field admin is not known.',
      errors: [{ field: 'admin', message: 'The field admin is not known.' }],
    });
  });
});

describe('a body that is none', () => {
  test.each([
    ['{"password":', 'The request body is not valid JSON.'],
    ['', 'The request body is not valid JSON.'],
    ['{"__proto__":{"a":1},"password":"x"}', 'The request body is not valid JSON.'],
    ['null', 'Please enter the password.'],
    ['[]', 'Please enter the password.'],
    ['"password"', 'Please enter the password.'],
    ['7', 'Please enter the password.'],
  ])('%s is a 400', async (body, message) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', message });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])('%s is a 415', async (type) => {
    const response = await post(`password=${PASSWORD}`, { 'Content-Type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({
      statusCode: 415,
      error: 'Unsupported Media Type',
      message: 'The request body must be sent as application/json.',
    });
  });

  test('more than 16 KiB is a 413', async () => {
    const response = await post(JSON.stringify({ password: 'a'.repeat(17 * 1024) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: 'The request body is too large.',
    });
  });
});
