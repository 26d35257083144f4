import { jest } from '@jest/globals';

/** Sets the salon's clock to `now`; timers run as usual. Undo it with `jest.useRealTimers()`. */
export function setClock(now: string): void {
  jest.useFakeTimers({
    now: new Date(`${now}+05:30`),
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}
