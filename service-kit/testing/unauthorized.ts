import { expect } from 'vitest';

/** Expects the answer that every unauthorised request gets. */
export async function expectUnauthorized(response: Response): Promise<void> {
  expect(response.status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  const message = 'Please log in again.';
  expect(await response.json()).toEqual({ statusCode: 401, error: 'Unauthorized', message });
}
