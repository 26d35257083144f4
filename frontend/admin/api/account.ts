import type { components } from '../../shared/contract/auth-service';
import { NetworkError } from './errors';
import { jsonIn, request, requestJson, requestWithoutToken } from './request';

/** Returns the token of a new session. */
export const logIn = async (password: string) =>
  tokenIn(await requestWithoutToken('/api/admin/login', { method: 'POST', body: { password } }));

/** Ends all sessions and returns the token of a new one. */
export const changePassword = async (currentPassword: string, newPassword: string) =>
  tokenIn(await request('/api/admin/password', { method: 'POST', body: { currentPassword, newPassword } }));

export const checkSession = () => requestJson<components['schemas']['SessionAnswer']>('/api/admin/session');

const REVOKE_TIMEOUT_MS = 5_000;

export const revokeSession = () =>
  request('/api/admin/logout', {
    method: 'POST',
    keepalive: true,
    signal: AbortSignal.timeout(REVOKE_TIMEOUT_MS),
  });

async function tokenIn(response: Response): Promise<string> {
  const { token } = await jsonIn<{ token?: string }>(response);
  if (!token) throw new NetworkError('The answer of the server holds no token.');
  return token;
}
