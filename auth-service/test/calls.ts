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

/**
 * Sends `METHOD path`, with a token when there is one, as if through nginx, which puts the client's real address into X-Forwarded-For:
 * one that was not used before.
 */
export async function ask(
  { url }: Target,
  request: string,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method, path] = request.split(' ');
  const response = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: {
      'X-Forwarded-For': freshAddress(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
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
  const accept = { token: link, password: THEIRS };
  const { body } = await ask(target, 'POST invitation/password', undefined, accept);
  return { id, token: body.token };
}

export const logIn = (
  target: Target,
  password: unknown = PASSWORD,
  address = freshAddress(),
  headers: Record<string, string> = {},
  name?: string,
) => ask(target, 'POST login', undefined, { name, password }, { 'X-Forwarded-For': address, ...headers });

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
export const logInToStay = (target: Target) =>
  ask(target, 'POST login', undefined, { password: PASSWORD, staysLoggedIn: true });

export const makeRecoveryCode = (target: Target, token: string, currentPassword = PASSWORD) =>
  ask(target, 'POST recovery-code', token, { currentPassword });

export const recover = (target: Target, body: unknown, address = freshAddress()) =>
  ask(target, 'POST login/recovery', undefined, body, { 'X-Forwarded-For': address });

export const session = (target: Target, token: string) => ask(target, 'GET session', token);

export const logOut = (target: Target, token: string) => ask(target, 'POST logout', token);

export const changePassword = (
  target: Target,
  token: string,
  body: unknown,
  address = freshAddress(),
  device = {},
) => ask(target, 'POST password', token, body, { 'X-Forwarded-For': address, ...device });

export async function publishedKids({ url }: Target): Promise<string[]> {
  const response = await fetch(`${url}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}
