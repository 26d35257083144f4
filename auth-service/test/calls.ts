import type { TestApp } from './app.js';
import { PASSWORD } from './app.js';

type Target = Pick<TestApp, 'url'>;

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    token: string;
    message: string;
    expiresAt: string;
    mustChangePassword?: boolean;
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
  target: Target,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(target.url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

/** Logs in as if through nginx, which puts the client's real address into X-Forwarded-For. */
export function logIn(
  target: Target,
  password: unknown = PASSWORD,
  address = freshAddress(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(target, 'POST', '/api/admin/login', { 'X-Forwarded-For': address, ...headers }, { password });
}

/** The Cookie header of a device that has just logged in from the address. */
export async function knownDevice(target: Target, address = freshAddress()): Promise<{ Cookie: string }> {
  return deviceOf(await logIn(target, PASSWORD, address));
}

/** The Cookie header of the device that got the answer. */
export function deviceOf({ headers }: Answer): { Cookie: string } {
  const [Cookie = ''] =
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('salon_device='))
      ?.split(';') ?? [];
  return { Cookie };
}

export async function tokenFrom(target: Target): Promise<string> {
  const { status, body } = await logIn(target);
  if (status !== 200) throw new Error(`Login answered ${status}: ${body.message}`);
  return body.token;
}

export function session(target: Target, token: string): Promise<Answer> {
  return call(target, 'GET', '/api/admin/session', { Authorization: `Bearer ${token}` });
}

export function logOut(target: Target, token: string): Promise<Answer> {
  return call(target, 'POST', '/api/admin/logout', { Authorization: `Bearer ${token}` });
}

export function changePassword(
  target: Target,
  token: string,
  body: unknown,
  address = freshAddress(),
  device = {},
): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address, ...device };
  return call(target, 'POST', '/api/admin/password', headers, body);
}

export async function publishedKids(target: Target): Promise<string[]> {
  const response = await fetch(`${target.url}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}
