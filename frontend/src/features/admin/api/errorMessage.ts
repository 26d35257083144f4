import { ApiError, NotLoggedInError, SessionExpiredError } from '../api/errors';

/**
 * What to say when a call failed: what the server said after `refused`, or `broken` without its word. Nothing when the
 * session is over: the login page says so.
 */
export function errorMessage(
  error: unknown,
  { prefix, fallback }: { prefix: string; fallback: string },
): string | null {
  if (error instanceof SessionExpiredError) return null;
  if (error instanceof NotLoggedInError) return 'Not authenticated!';
  return error instanceof ApiError ? prefix + error.message : fallback;
}
