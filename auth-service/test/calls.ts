import type { Right, Role } from '@salon/service-kit/roles';
import { PASSWORD, type TestApp } from './app.js';

/** The password of those who were invited. */
export const THEIRS = 'a password of her own';

type Target = Pick<TestApp, 'url'>;

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    token: string;
    message: string;
    expiresAt: string;
    mustChangePassword?: boolean;
    recoveryCodeMadeAt?: string | null;
    code: string;
    challenge: string;
    invitation: string;
    person: { id: number; name: string; role: Role };
    rights: Right[];
    isAlone: boolean;
    hasPassword: boolean;
    hasPasskey: boolean;
    errors?: { field: string; message: string }[];
  };
}

let lastAddress = 0;

/** An address that this test file has not used before. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
}

async function call(
  { url }: Target,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

/** Sends `METHOD path`, with a token when there is one, from an address that was not used before. */
export function ask(target: Target, request: string, token?: string, body?: unknown): Promise<Answer> {
  const [method = '', path = ''] = request.split(' ');
  const authorization = token && { Authorization: `Bearer ${token}` };
  return call(target, method, path, { 'X-Forwarded-For': freshAddress(), ...authorization }, body);
}

/** Invites somebody. Answers the id, and the token of the link. */
export async function invite(target: Target, owner: string, name: string, role: Role = 'editor') {
  const { status, body } = await ask(target, 'POST people', owner, { name, role });
  if (status !== 201) throw new Error(`The invitation answered ${status}: ${body.message}`);
  return { id: body.person.id, link: body.invitation };
}

/** Somebody who has accepted an invitation, with the token of a session. */
export async function newPerson(target: Target, owner: string, name: string, role?: Role) {
  const { id, link } = await invite(target, owner, name, role);
  const { body } = await ask(target, 'POST invitation/password', undefined, {
    token: link,
    password: THEIRS,
  });
  return { id, token: body.token };
}

/** Logs in as if through nginx, which puts the client's real address into X-Forwarded-For. */
export const logIn = (
  target: Target,
  password: unknown = PASSWORD,
  address = freshAddress(),
  headers: Record<string, string> = {},
  name?: string,
) => call(target, 'POST', 'login', { 'X-Forwarded-For': address, ...headers }, { name, password });

/** Tries wrong passwords one after the other. */
export async function guess(target: Target, times: number, address: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < times; i++) answers.push(await logIn(target, `guess number ${i}`, address));
  return answers;
}

/** The Cookie header of a device that has just logged in. */
export const knownDevice = async (target: Target, password = PASSWORD, address?: string, name?: string) =>
  deviceOf(await logIn(target, password, address, {}, name));

/** The Cookie header of the device that got the answer. */
export function deviceOf({ headers }: Answer): { Cookie: string } {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('salon_device'));
  return { Cookie: cookie?.split(';')[0] ?? '' };
}

export async function tokenFrom(target: Target): Promise<string> {
  const { status, body } = await logIn(target);
  if (status !== 200) throw new Error(`Login answered ${status}: ${body.message}`);
  return body.token;
}

/** Logs in on the owner's own phone. */
export const logInToStay = async (target: Target, staysLoggedIn: unknown = true): Promise<Answer> =>
  call(target, 'POST', 'login', { 'X-Forwarded-For': freshAddress() }, { password: PASSWORD, staysLoggedIn });

export const makeRecoveryCode = (
  target: Target,
  token: string,
  currentPassword: unknown = PASSWORD,
  address = freshAddress(),
) =>
  call(
    target,
    'POST',
    'recovery-code',
    { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
    { currentPassword },
  );

export const recover = (target: Target, body: unknown, address = freshAddress()) =>
  call(target, 'POST', 'login/recovery', { 'X-Forwarded-For': address }, body);

export const session = (target: Target, token: string) =>
  call(target, 'GET', 'session', { Authorization: `Bearer ${token}` });

export const logOut = (target: Target, token: string) =>
  call(target, 'POST', 'logout', { Authorization: `Bearer ${token}` });

export function changePassword(
  target: Target,
  token: string,
  body: unknown,
  address = freshAddress(),
  device = {},
): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address, ...device };
  return call(target, 'POST', 'password', headers, body);
}

export async function publishedKids({ url }: Target): Promise<string[]> {
  const response = await fetch(`${url}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}
