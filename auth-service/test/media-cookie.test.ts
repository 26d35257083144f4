import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { type Answer, changePassword, logIn, logOut, session } from './calls.js';

let auth: TestApp;
beforeAll(async () => {
  auth = await startApp();
});
afterAll(() => auth.app.close());

/** The cookie `media` that an answer sets: its value, and its attributes in small letters. */
function mediaIn({ headers }: Answer): { value: string; attributes: string[] } {
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith('media='));
  expect(cookies).toHaveLength(1);
  const [value = '', ...attributes] = cookies[0]?.slice('media='.length).split('; ') ?? [];
  return { value, attributes: attributes.map((one) => one.toLowerCase()) };
}

const isOpen = async (value: string) =>
  (await fetch(`${auth.url}/internal/sessions/${decodeJwt(value).jti}`)).status;

describe('the cookie for pictures', () => {
  test('comes with each login and is sent nowhere but to the pictures, by pages of this site alone', async () => {
    const answer = await logIn(auth);
    const { attributes } = mediaIn(answer);
    const expires = `expires=${new Date(Math.floor(Date.parse(answer.body.expiresAt) / 1000) * 1000).toUTCString()}`;
    expect(attributes.sort()).toEqual([expires.toLowerCase(), 'httponly', 'path=/media/', 'samesite=strict']);
    const secure = await logIn(auth, PASSWORD, undefined, { 'X-Forwarded-Proto': 'https' });
    expect(mediaIn(secure).attributes).toContain('secure');
  });

  test('comes with the session, for one that was opened by an earlier release', async () => {
    const { body } = await logIn(auth);
    expect(decodeJwt(mediaIn(await session(auth, body.token)).value)).toMatchObject({
      ...{ iss: 'salon-auth', aud: 'salon-media', sub: 'admin', jti: decodeJwt(body.token).jti },
    });
  });

  test('is no token: it opens no route', async () => {
    const answer = await logIn(auth);
    const { value } = mediaIn(answer);
    expect((await session(auth, value)).status).toBe(401);
    expect((await logOut(auth, value)).status).toBe(401);
    expect((await session(auth, answer.body.token)).status).toBe(200);
  });

  test('ends with the session at a logout, which also removes it from the browser', async () => {
    const answer = await logIn(auth);
    const { value } = mediaIn(answer);
    expect(await isOpen(value)).toBe(204);
    const gone = mediaIn(await logOut(auth, answer.body.token));
    expect(gone.value).toBe('');
    expect(gone.attributes).toEqual(
      expect.arrayContaining(['path=/media/', 'expires=thu, 01 jan 1970 00:00:00 gmt']),
    );
    expect(await isOpen(value)).toBe(404);
  });

  test('is a new one after a change of password, and the old ones are over', async () => {
    const answer = await logIn(auth);
    const changed = await changePassword(auth, answer.body.token, {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}, again`,
    });
    expect(await isOpen(mediaIn(answer).value)).toBe(404);
    expect(await isOpen(mediaIn(changed).value)).toBe(204);
  });

  test.each(['1', 'not-a-session', '00000000-0000-4000-8000-000000000000'])(
    '%s is no session',
    async (jti) => {
      expect((await fetch(`${auth.url}/internal/sessions/${jti}`)).status).toBe(404);
    },
  );
});
