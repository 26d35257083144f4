import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { appOfFile, PASSWORD } from './app.js';
import { type Answer, changePassword, logIn, logOut } from './calls.js';

const auth = await appOfFile();

/** The cookie `media` that an answer sets: its value, and its attributes in small letters. */
function mediaIn({ headers }: Answer): { value: string; attributes: string[] } {
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith('media='));
  expect(cookies).toHaveLength(1);
  const [value = '', ...attributes] = cookies[0]?.slice('media='.length).split('; ') ?? [];
  return { value, attributes: attributes.map((one) => one.toLowerCase()) };
}

/** What blog-service is told of a session. */
const isOpen = async (jti: unknown) => (await fetch(`${auth.url}/internal/sessions/${jti}`)).status;
const jtiIn = (answer: Answer) => decodeJwt(mediaIn(answer).value).jti;

describe('the cookie for pictures', () => {
  test('comes with each login and is sent nowhere but to the pictures, by pages of this site alone', async () => {
    const answer = await logIn(auth);
    const { attributes } = mediaIn(answer);
    const expires = `expires=${new Date(Math.floor(Date.parse(answer.body.expiresAt) / 1000) * 1000).toUTCString()}`;
    expect(attributes.sort()).toEqual([expires.toLowerCase(), 'httponly', 'path=/media/', 'samesite=strict']);
    const secure = await logIn(auth, PASSWORD, undefined, { 'X-Forwarded-Proto': 'https' });
    expect(mediaIn(secure).attributes).toContain('secure');
  });

  test('ends with the session at a logout, which also removes it from the browser', async () => {
    const answer = await logIn(auth);
    expect(await isOpen(jtiIn(answer))).toBe(200);
    const { value, attributes } = mediaIn(await logOut(auth, answer.body.token));
    expect(value).toBe('');
    const over = ['path=/media/', 'expires=thu, 01 jan 1970 00:00:00 gmt'];
    expect(attributes).toEqual(expect.arrayContaining(over));
    expect(await isOpen(jtiIn(answer))).toBe(404);
  });

  test('is renewed by a change of password, which ends the old ones', async () => {
    const answer = await logIn(auth);
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD}, again` };
    const changed = await changePassword(auth, answer.body.token, change);
    expect([await isOpen(jtiIn(answer)), await isOpen(jtiIn(changed))]).toEqual([404, 200]);
  });
});
