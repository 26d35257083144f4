import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 250;
const MINUTE_MS = 60_000;

export type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

interface Work {
  /** Done four times a second. */
  look: (log: Log) => Promise<void>;
  /** Done once a minute. */
  clearUp: () => Promise<void>;
  /** What the log says of an error. The same error is logged at most once a minute. */
  failure: string;
  clock: () => number;
}

/** Work that goes on until it is stopped, also after errors. */
export function createRounds({ look, clearUp, failure, clock }: Work) {
  const stopped = new AbortController();
  let lastMinute: number | undefined;
  let lastFault = { text: '', at: 0 };

  async function round(log: Log): Promise<void> {
    try {
      await look(log);
      const minute = Math.floor(clock() / MINUTE_MS);
      if (minute !== lastMinute) await clearUp();
      lastMinute = minute;
    } catch (error) {
      const text = String(error);
      if (text === lastFault.text && clock() - lastFault.at < MINUTE_MS) return;
      lastFault = { text, at: clock() };
      log.error({ err: error }, failure);
    }
  }

  async function goOn(log: Log): Promise<void> {
    const pause = () => delay(EVERY_MS, true, { signal: stopped.signal }).catch(() => false);
    do await round(log);
    while (await pause());
  }

  return { look: round, start: (log: Log) => void goOn(log), stop: () => stopped.abort() };
}
