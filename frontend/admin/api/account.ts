import type { components } from '../../shared/contract/auth-service';
import { rememberRights } from '../rights';
import { readToken, startSession } from '../session';
import { NetworkError } from './errors';
import { jsonIn, request, requestJson, requestWithoutToken } from './request';

type Schemas = components['schemas'];

export type Invitation = Schemas['InvitedPerson'];

/** What the login page has to ask for. */
export const readLoginNeeds = async (signal: AbortSignal): Promise<Schemas['WaysToLogIn']> =>
  jsonIn(await requestWithoutToken('/api/admin/login', { signal }));

/** Logs in, by what is sent to there. */
export const tokenFrom = async (path: `login${string}` | `invitation/${string}`, body: object) =>
  tokenIn(await requestWithoutToken(`/api/admin/${path}`, { method: 'POST', body }));

/** Ends all sessions and returns the token of a new one. */
export const changePassword = async (currentPassword: string, newPassword: string) =>
  tokenIn(await request('/api/admin/password', { method: 'POST', body: { currentPassword, newPassword } }));

export const readInvitation = async (token: string): Promise<Invitation> =>
  jsonIn(await requestWithoutToken('/api/admin/invitation', { method: 'POST', body: { token } }));

/** Asks for the session, and what its person may do. One that was prolonged by that comes with a new token. */
export async function checkSession() {
  const used = readToken();
  const session = await requestJson<Schemas['SessionAnswer']>('/api/admin/session');
  if (readToken() !== used) return session;
  rememberRights(session);
  if (session.token) startSession(session.token);
  return session;
}

export async function makeRecoveryCode(currentPassword: string): Promise<string> {
  const call = { method: 'POST', body: { currentPassword } } as const;
  const { code } = await requestJson<Schemas['RecoveryCodeAnswer']>('/api/admin/recovery-code', call);
  return code;
}

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
