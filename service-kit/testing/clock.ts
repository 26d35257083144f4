import { vi } from 'vitest';

/** Moves the application's clock until the end of the test; timers keep running. */
export function moveClock(ms: number): void {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
}
