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
export const logIn = async (path: `login${string}` | `invitation/${string}`, body: object) =>
  startIn(await requestWithoutToken(`/api/admin/${path}`, { method: 'POST', body }));

/** Ends all sessions and starts a new one. */
export const changePassword = async (body: object) =>
  startIn(await request('/api/admin/password', { method: 'POST', body }));

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

export const makeRecoveryCode = (body: object) =>
  requestJson<Schemas['RecoveryCodeAnswer']>('/api/admin/recovery-code', { method: 'POST', body });

async function startIn(response: Response): Promise<undefined> {
  const { token } = await jsonIn<{ token?: string }>(response);
  if (!token) throw new NetworkError('The answer of the server holds no token.');
  startSession(token);
}
