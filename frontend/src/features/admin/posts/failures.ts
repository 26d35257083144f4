import { NotLoggedIn, Refusal, SessionOver } from '../api/errors';

/**
 * What to say when a call failed: what the server said after `refused`, or `broken` without its word. Nothing when the
 * session is over: the login page says so.
 */
export function failureText(
  error: unknown,
  { refused, broken }: { refused: string; broken: string },
): string | null {
  if (error instanceof SessionOver) return null;
  if (error instanceof NotLoggedIn) return 'Not authenticated!';
  return error instanceof Refusal ? refused + error.message : broken;
}
