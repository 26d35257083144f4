import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { appOfFile } from './app.js';
import { publishedKids, session, tokenFrom } from './calls.js';

// What makes a token good is tested in service-kit/src/session-token.spec.ts.

const auth = await appOfFile();
const good = await tokenFrom(auth);
const [kid = ''] = await publishedKids(auth);

test.each([
  ['under the name of ours', () => kid],
  ['of an unknown name', () => '00000000-0000-4000-8000-000000000000'],
  ['whose name is no id', () => "' OR 1=1 --"],
])('a token that is signed with another key, %s, is refused', async (_, name) => {
  const { privateKey } = await generateKeyPair('ES256');
  const header = { alg: 'ES256', typ: 'JWT', kid: name() };
  const forged = await new SignJWT(decodeJwt(good)).setProtectedHeader(header).sign(privateKey);
  const { status, headers, body } = await session(auth, forged);
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
