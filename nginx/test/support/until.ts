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

export async function untilAge(since: number, seconds: number): Promise<void> {
  await until(`${seconds} s old`, () => Date.now() - since >= seconds * 1000, seconds + 1);
}

/** Compressed copies live until then. */
export async function untilNextHalfSecond(): Promise<void> {
  const halfSeconds = () => Math.floor(Date.now() / 500);
  const now = halfSeconds();
  await until('the half second is over', () => halfSeconds() > now);
}
