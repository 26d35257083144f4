import { endSession, readToken } from '../session';
import { ApiError, type FieldError, NetworkError, NotLoggedInError, SessionExpiredError } from './errors';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The answer is not waited for by the page. */
  keepalive?: boolean;
}

/**
 * Calls the server in the name of the admin. Throws NotLoggedInError, SessionExpiredError, ApiError or NetworkError, and an AbortError
 * when the signal says so.
 */
export async function request(path: string, call: Call = {}): Promise<Response> {
  const token = readToken();
  if (token === null) throw new NotLoggedInError();
  try {
    return await requestWithoutToken(path, {
      ...call,
      headers: { ...call.headers, Authorization: `Bearer ${token}` },
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // A late answer to an old token must not end a session begun since.
    if (readToken() === token) endSession();
    throw new SessionExpiredError();
  }
}

/** The same without a token. */
export async function requestWithoutToken(
  path: string,
  { method, body, headers, signal, keepalive }: Call,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal,
      keepalive,
      cache: 'no-store',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError('The connection was lost. Please check it and try again.');
  }
  if (!response.ok) throw await apiErrorFrom(response);
  return response;
}

export async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return await response.json();
  } catch {
    throw new NetworkError('The answer of the server could not be read.');
  }
}

async function apiErrorFrom(response: Response): Promise<ApiError> {
  const { message, errors } = await readJson<{ message?: string; errors?: FieldError[] }>(response);
  const retryAfter = Number(response.headers.get('Retry-After') ?? 0);
  return new ApiError(message ?? '', response.status, errors, retryAfter);
}
