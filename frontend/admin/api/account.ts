import { rememberRights } from '../rights';
import { readToken, startSession } from '../session';
import { NetworkError } from './errors';
import { jsonIn, requestJson, requestWithoutToken, type Schemas } from './request';

/** Logs in, by what is sent to there. */
export const logIn = async (path: `login${string}` | `invitation/${string}`, body: object) =>
  startIn(await requestWithoutToken(`/api/admin/${path}`, { method: 'POST', body }));

export async function startIn(response: Response): Promise<undefined> {
  const { token } = await jsonIn<{ token?: string }>(response);
  if (!token) throw new NetworkError('The answer of the server holds no token.');
  startSession(token);
}

/** Asks for the session, and what its person may do. One that was prolonged by that comes with a new token. */
export async function checkSession() {
  const used = readToken();
  const session = await requestJson<Schemas['SessionAnswer']>('/api/admin/session');
  if (readToken() !== used) return session;
  rememberRights(session);
  if (session.token) startSession(session.token);
  return session;
}
