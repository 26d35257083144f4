import { setTimeout as pause } from 'node:timers/promises';

/** Repeats the check until it is true; fails after `seconds`. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>, seconds = 15) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await pause(20);
  }
}

/** Does it so many times at the same moment. */
export const atOnce = <Result>(times: number, act: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, number) => act(number)));

/** Until the beginning of the next second of the clock, in which nobody has asked yet. */
export const nextSecond = () => pause(1050 - (Date.now() % 1000));
