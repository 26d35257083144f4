import { endSession, readToken } from '../session';
import { type FieldFault, NotLoggedIn, Refusal, ServerFault, SessionOver } from './errors';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The answer is not waited for by the page. */
  keepalive?: boolean;
}

/**
 * Calls the server in the name of the admin. Throws NotLoggedIn, SessionOver, Refusal or ServerFault, and an AbortError
 * when the signal says so.
 */
export async function request(path: string, call: Call = {}): Promise<Response> {
  const token = readToken();
  if (token === null) throw new NotLoggedIn();
  try {
    return await requestOpenly(path, {
      ...call,
      headers: { ...call.headers, Authorization: `Bearer ${token}` },
    });
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 401)) throw error;
    // A late answer to an old token says nothing about a session begun since.
    if (readToken() === token) endSession();
    throw new SessionOver();
  }
}

/** The same without a token. */
export async function requestOpenly(
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
    throw new ServerFault('The connection was lost. Please check it and try again.');
  }
  if (!response.ok) throw await refusalIn(response);
  return response;
}

export async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return await response.json();
  } catch {
    throw new ServerFault('The answer of the server could not be read.');
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const { message, errors } = await readJson<{ message?: string; errors?: FieldFault[] }>(response);
  const retryAfter = Number(response.headers.get('Retry-After') ?? 0);
  return new Refusal(message ?? '', response.status, errors, retryAfter);
}
