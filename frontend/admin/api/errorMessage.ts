import { ApiError, NotLoggedInError, SessionExpiredError } from './errors';

/**
 * The message for a failed request: `prefix` and the server's message, or `fallback` when the server gave none. Null when
 * the session has expired, as the login page says so.
 */
export function errorMessage(
  error: unknown,
  { prefix, fallback }: { prefix: string; fallback: string },
): string | null {
  if (error instanceof SessionExpiredError) return null;
  if (error instanceof NotLoggedInError) return 'Not authenticated!';
  return error instanceof ApiError ? prefix + error.message : fallback;
}
