import { vi } from 'vitest';

/** Moves the application's clock; timers keep running. Put it back with vi.useRealTimers(). */
export function moveClock(ms: number): void {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
}
