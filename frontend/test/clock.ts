import { jest } from '@jest/globals';

/** Sets the salon's clock to `now`; timers run as usual. Undo it with `jest.useRealTimers()`. */
export const setClock = (now: string) =>
  jest.useFakeTimers({
    now: new Date(`${now}+05:30`),
    advanceTimers: true,
    doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
