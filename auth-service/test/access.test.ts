import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { appOfFile, PASSWORD } from './app.js';
import { refusal } from './calls.js';

// What makes a token good is tested in service-kit/src/session-token.spec.ts.

const auth = await appOfFile();
const good = await auth.tokenFrom();
const [kid = ''] = await auth.publishedKids();

test('a forged role is nobody’s: in a token of another key under the name of ours, and in the body of a login', async () => {
  const { privateKey } = await generateKeyPair('ES256');
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
