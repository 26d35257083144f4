import { vi } from 'vitest';

/** Waits until the condition holds. Fails below the limit of a test, so that the failure says where it waited. */
export const until = (holds: () => Promise<boolean>) =>
  vi.waitUntil(holds, { timeout: 50_000, interval: 20 });
