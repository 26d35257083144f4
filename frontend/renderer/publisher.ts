import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { pagesAsOf } from './entry-server';
import type { Metrics } from './metrics';
import type { PagesFolder } from './pages/folder';
import { type Edition, type Render, renderPages } from './pages/render';

const EVERY_MS = 250;
const MINUTE_MS = 60_000;
/** If blog-service does not answer, the renderer counts as ready after this time: the pages on disk are good enough. */
const LEARN_WITHIN_MS = 10_000;
/** A lower edition may be a late answer. If it is reported for this long, a backup was restored. */
const BELIEVE_LOWER_AFTER_MS = 5_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

interface Parts {
  /** Undefined when nobody says which edition is current. */
  ask: () => Promise<Edition | undefined>;
  render: Render;
  /** Missing when no pages are written to files. */
  pages?: PagesFolder;
  metrics: Metrics;
  clock?: () => number;
}

/** Keeps the files of all pages up to date, with the current edition and with the clock (open or closed, notices, offers). */
export function createPublisher({ ask, render, pages, metrics, clock = Date.now }: Parts) {
  const started = clock();
  let known: Edition | undefined;
  let lowerSince: number | undefined;
  let rendered: { edition: Edition; asOf: string } | undefined;
  let isReady = false;
  let lastMinute: number | undefined;
  let lastFault = { text: '', at: 0 };
  const stopped = new AbortController();

  /**
   * What to show, and whether it may take the place of a higher edition. Undefined when no edition is known yet, or when the
   * reported one has only just become lower than what visitors have seen.
   */
  async function learn() {
    const told = await ask();
    if (!told) return known && { edition: known, isBroughtBack: false };
    metrics.told.set(told.edition);
    metrics.toldAt.set(clock() / 1000);
    const highest = Math.max(known?.edition ?? 0, (await pages?.shown()) ?? 0);
    const isLower = told.edition < highest;
    lowerSince = isLower ? (lowerSince ?? clock()) : undefined;
    if (lowerSince !== undefined && clock() - lowerSince < BELIEVE_LOWER_AFTER_MS) return undefined;
    return { edition: told, isBroughtBack: isLower };
  }

  /**
   * Updates the files and the known edition. If rendering fails, neither changes; if writing fails, only the files stay as they
   * were.
   */
  async function show(edition: Edition, isBroughtBack: boolean, log: Log): Promise<void> {
    const at = clock();
    const asOf = pagesAsOf(edition.content, new Date(at));
    const areThere = !pages || (await pages.shown()) === edition.edition;
    if (areThere && rendered?.edition === edition && rendered.asOf === asOf) return;

    const began = performance.now();
    const files = await renderPages(render, edition, new Date(at));
    // Pages rendered per request show the edition even if the disk is full, and before nginx keeps them under its frame.
    known = edition;
    const shown = { edition: edition.edition, at };
    const changed = await pages?.write(shown, files, { evenIfOlder: isBroughtBack });
    if (changed !== undefined) {
      const seconds = (performance.now() - began) / 1000;
      metrics.writing.observe(seconds);
      log.info({ edition: edition.edition, files: files.size, changed, seconds }, 'pages written');
    }
    rendered = { edition, asOf };
    metrics.shown.set(edition.edition);
  }

  /** Checks the published edition and the clock, and once a minute clears up. The same error is logged at most once a minute. */
  async function look(log: Log): Promise<void> {
    try {
      const learned = await learn();
      if (learned) await show(learned.edition, learned.isBroughtBack, log);
      isReady ||= learned !== undefined || clock() - started >= LEARN_WITHIN_MS;
      const minute = Math.floor(clock() / MINUTE_MS);
      if (minute !== lastMinute && known) await pages?.clearUp();
      lastMinute = minute;
    } catch (error) {
      const text = String(error);
      if (text === lastFault.text && clock() - lastFault.at < MINUTE_MS) return;
      lastFault = { text, at: clock() };
      log.error({ err: error }, 'pages not written');
    }
  }

  async function keepLooking(log: Log): Promise<void> {
    const pause = () => delay(EVERY_MS, true, { signal: stopped.signal }).catch(() => false);
    do await look(log);
    while (await pause());
  }

  return {
    look,
    /** Looks four times a second until it is stopped, also after errors. */
    start: (log: Log) => void keepLooking(log),
    stop: () => stopped.abort(),
    /** The edition that visitors see; undefined until it is known. */
    shown: () => known,
    /** True once an edition was shown, or when none was available for LEARN_WITHIN_MS after the start. */
    isReady: () => isReady,
  };
}

export type Publisher = ReturnType<typeof createPublisher>;
