import type { components } from '../../shared/contract/auth-service';
import { NetworkError } from './errors';
import { readJson, request, requestWithoutToken } from './request';

/** Returns the token of a new session. */
export async function logIn(password: string): Promise<string> {
  const response = await requestWithoutToken('/api/admin/login', { method: 'POST', body: { password } });
  return tokenIn(response);
}

/** Ends all sessions and returns the token of a new one. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<string> {
  const response = await request('/api/admin/password', {
    method: 'POST',
    body: { currentPassword, newPassword },
  });
  return tokenIn(response);
}

export async function checkSession(): Promise<components['schemas']['SessionAnswer']> {
  return readJson(await request('/api/admin/session'));
}

const REVOKE_TIMEOUT_MS = 5_000;

export async function revokeSession(): Promise<void> {
  const signal = AbortSignal.timeout(REVOKE_TIMEOUT_MS);
  await request('/api/admin/logout', { method: 'POST', keepalive: true, signal });
}

async function tokenIn(response: Response): Promise<string> {
  const { token } = await readJson<Partial<components['schemas']['LoginAnswer']>>(response);
  if (!token) throw new NetworkError('The answer of the server holds no token.');
  return token;
}
