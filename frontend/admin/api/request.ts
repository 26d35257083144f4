import type { components as Auth } from '../../shared/contract/auth-service';
import type { components as Blog } from '../../shared/contract/blog-service';
import { endSession, readToken } from '../session';
import { ApiError, type FieldError, NetworkError, NotLoggedInError, SessionExpiredError } from './errors';

/** What the services' descriptions of their APIs name. */
export type Schemas = Blog['schemas'] & Auth['schemas'];

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A file is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The browser finishes the request even when the page is left. */
  keepalive?: boolean;
}

/** Happens on the window: what was changed is stored, but not every page shows it yet. */
export const STILL_SEEN = 'still-seen';

/** Happens on the window: the person may not do that, or no more. */
export const REFUSED = 'refused';

/** Sends a request with the admin's token. Throws NotLoggedInError, SessionExpiredError, ApiError or NetworkError. */
export async function request(path: string, call: Call = {}): Promise<Response> {
  const token = readToken();
  if (token === null) throw new NotLoggedInError();
  try {
    return await requestWithoutToken(path, {
      ...call,
      headers: { ...call.headers, Authorization: `Bearer ${token}` },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) window.dispatchEvent(new Event(REFUSED));
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // A late 401 to an old token must not end a session that was started since.
    if (readToken() === token) endSession();
    throw new SessionExpiredError();
  }
}

export async function requestWithoutToken(path: string, { body, ...call }: Call): Promise<Response> {
  const isFile = body instanceof Blob;
  const sent = isFile || body === undefined ? body : JSON.stringify(body);
  const type = isFile ? body.type : 'application/json';
  const headers = { ...call.headers, ...(sent !== undefined && { 'Content-Type': type }) };
  const response = await fetch(path, { ...call, headers, body: sent, cache: 'no-store' }).catch(() => {
    throw new NetworkError('The connection was lost. Please check it and try again.');
  });
  if (response.headers.get('Publication') === 'pending') window.dispatchEvent(new Event(STILL_SEEN));
  if (response.ok) return response;
  const { message = '', errors } = await jsonIn<{ message?: string; errors?: FieldError[] }>(response);
  throw new ApiError(message, response.status, errors, Number(response.headers.get('Retry-After')));
}

export const requestJson = async <Body>(path: string, call?: Call): Promise<Body> =>
  jsonIn(await request(path, call));

export const post = <Body>(path: string, body?: object) => requestJson<Body>(path, { method: 'POST', body });

/** What loads the answer from a path. */
export const reading =
  <Body>(path: string) =>
  (signal?: AbortSignal): Promise<Body> =>
    requestJson(path, { signal });

export const jsonIn = <Body>(response: Response): Promise<Body> =>
  response.json().catch(() => {
    throw new NetworkError('The answer of the server could not be read.');
  });
