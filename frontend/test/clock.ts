import { jest } from '@jest/globals';

/** The salon's clock shows `now`; timers go on as they do. Ends with `jest.useRealTimers()`. */
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
