import type { FastifyBaseLogger } from 'fastify';
import type { Edition } from '../pages/render';
import type { TagLinks, Values } from './links';
import { TAGS, valuesOf } from './values';

const ASK_EVERY_MS = 500;
const TIMEOUT_MS = 1_000;
const MINUTE_MS = 60_000;

interface Parts {
  blogUrl: string;
  links: TagLinks;
  /** The edition that pages are rendered with; undefined until it is known. */
  edition: () => Edition | undefined;
  clock?: () => number;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Passes the values of blog-service's tags on to nginx. Values are asked for before the edition is read, so an answer that is stored
 * under a value is at least as new as that value.
 */
export function createTagKeeper({ blogUrl, links, edition, clock = Date.now }: Parts) {
  let lastMinute: number | undefined;
  let lastFault = { text: '', at: 0 };
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Undefined when blog-service does not answer, or answers with an error. */
  async function ask(): Promise<Values | undefined> {
    try {
      const response = await fetch(`${blogUrl}/internal/cache-tags`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { tags }: { tags?: Values } = await response.json();
      return response.ok ? tags : undefined;
    } catch {
      return undefined;
    }
  }

  /** While blog-service does not answer, nothing can change, and all values stay. */
  async function look(log: Log): Promise<void> {
    try {
      const told = await ask();
      const shown = edition();
      if (told) await links.show(valuesOf(told, shown));
      if (!told || !shown) await links.begin(TAGS);
      const minute = Math.floor(clock() / MINUTE_MS);
      if (minute !== lastMinute) await links.clearUp(clock());
      lastMinute = minute;
    } catch (error) {
      // The same error is logged at most once a minute.
      const text = String(error);
      if (text === lastFault.text && clock() - lastFault.at < MINUTE_MS) return;
      lastFault = { text, at: clock() };
      log.error({ err: error }, 'values of cache tags not passed on');
    }
  }

  async function keepLooking(log: Log): Promise<void> {
    const began = performance.now();
    await look(log);
    if (isStopped) return;
    next = setTimeout(() => keepLooking(log), Math.max(0, ASK_EVERY_MS - (performance.now() - began)));
  }

  return {
    look,
    start: (log: Log) => void keepLooking(log),
    stop() {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
