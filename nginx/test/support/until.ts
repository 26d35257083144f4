import { setTimeout as pause } from 'node:timers/promises';

/** Repeats the check until it is true; fails after `seconds`. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds = 15,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await pause(20);
  }
}

/** A little longer, as a timer may end a moment early. */
export const seconds = (count: number) => pause(count * 1000 + 20);

/** Compressed copies live until then. */
export const untilNextHalfSecond = () => pause(520 - (Date.now() % 500));
