import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { appOfFile } from './app.js';

// What makes a token good is tested in service-kit/src/session-token.spec.ts.

const auth = await appOfFile();
const good = await auth.tokenFrom();
const [kid = ''] = await auth.publishedKids();

test('a token that is signed with another key under the name of ours is refused', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const header = { alg: 'ES256', typ: 'JWT', kid };
  const forged = await new SignJWT(decodeJwt(good)).setProtectedHeader(header).sign(privateKey);
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
