import type { FastifyBaseLogger } from 'fastify';
import { pagesAsOf } from '../src/app/entry-server';
import type { Metrics } from './metrics';
import type { PagesFolder } from './pages/folder';
import { type Edition, type Files, type Render, renderPages } from './pages/render';
import type { SiteSource } from './site';

const ASK_EVERY_MS = 500;
/** Used until the first answer, as the site waits for it. */
const ASK_FIRST_EVERY_MS = 250;
/** After this many checks without a change, the files are compressed better. */
const QUIET_LOOKS = 4;
/** If blog-service does not answer, the renderer counts as ready after this time: the pages on disk are good enough. */
const LEARN_WITHIN_MS = 10_000;
/** A lower edition may be a late answer. If it is reported for this long, a backup was restored. */
const BELIEVE_LOWER_AFTER_MS = 5_000;
const MINUTE_MS = 60_000;

interface Parts {
  ask: SiteSource;
  render: Render;
  /** Missing when no pages are written to files. */
  pages?: PagesFolder;
  metrics: Metrics;
  clock?: () => number;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** What to show: the edition, and whether it may take the place of a higher one. */
interface Learned {
  edition: Edition;
  isBroughtBack: boolean;
}

/** Keeps the files of all pages up to date, with the current edition and with the clock (open or closed, notices, offers). */
export function createPublisher({ ask, render, pages, metrics, clock = Date.now }: Parts) {
  const started = clock();
  let known: Edition | undefined;
  let lowerSince: number | undefined;
  let rendered: { edition: Edition; asOf: string } | undefined;
  let lastMinute: number | undefined;
  let quietLooks = 0;
  let improving: AbortController | undefined;
  let isReady = false;
  let lastFault = { text: '', at: 0 };
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Undefined when no edition is known yet, or when the reported one has only just become lower than what visitors have seen. */
  async function learn(): Promise<Learned | undefined> {
    const told = await ask();
    if (!told) return known && { edition: known, isBroughtBack: false };
    metrics.siteTold(told.edition, clock() / 1000);
    const highest = Math.max(known?.edition ?? 0, (await pages?.shown())?.edition ?? 0);
    const isLower = told.edition < highest;
    lowerSince = isLower ? (lowerSince ?? clock()) : undefined;
    if (lowerSince !== undefined && clock() - lowerSince < BELIEVE_LOWER_AFTER_MS) return undefined;
    return { edition: told, isBroughtBack: isLower };
  }

  /**
   * Updates the files and the known edition. If rendering fails, neither changes; if writing fails, only the files stay as they
   * were.
   */
  async function show({ edition, isBroughtBack }: Learned, log: Log): Promise<void> {
    const at = clock();
    const asOf = pagesAsOf(edition.content, new Date(at));
    const areThere = !pages || (await pages.shown())?.edition === edition.edition;
    if (areThere && rendered?.edition === edition && rendered.asOf === asOf) {
      if (++quietLooks === QUIET_LOOKS) void improve(edition, at, log);
      return;
    }
    quietLooks = 0;
    improving?.abort();

    const began = performance.now();
    const files: Files = await renderPages(render, { ...edition, now: new Date(at) });
    try {
      const shown = { edition: edition.edition, at };
      const written = await pages?.write(shown, files, { evenIfOlder: isBroughtBack });
      if (typeof written === 'object') {
        const seconds = (performance.now() - began) / 1000;
        metrics.pagesWritten(seconds);
        log.info({ edition: edition.edition, files: files.size, ...written, seconds }, 'pages written');
      }
    } finally {
      // Pages rendered per request can show the edition even if the disk is full.
      known = edition;
    }
    rendered = { edition, asOf };
    metrics.siteShown(edition.edition);
  }

  /** Compresses the files better. Visitors need not wait for this: it runs in the background when nothing else has changed. */
  async function improve(edition: Edition, at: number, log: Log): Promise<void> {
    improving = new AbortController();
    const { signal } = improving;
    try {
      const files = await renderPages(render, { ...edition, now: new Date(at) });
      const shown = { edition: edition.edition, at };
      const written = await pages?.write(shown, files, { effort: 'best', signal });
      if (typeof written === 'object')
        log.info({ edition: edition.edition, ...written }, 'pages made smaller');
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'pages not made smaller');
    }
  }

  async function clearUpOnceAMinute(): Promise<void> {
    const minute = Math.floor(clock() / MINUTE_MS);
    if (minute === lastMinute) return;
    lastMinute = minute;
    await pages?.clearUp();
  }

  /** One check of the published edition and of the clock. */
  async function look(log: Log): Promise<void> {
    try {
      const learned = await learn();
      if (learned) {
        await show(learned, log);
        await clearUpOnceAMinute();
      }
      isReady ||= learned !== undefined || clock() - started >= LEARN_WITHIN_MS;
    } catch (error) {
      // The same error is logged at most once a minute.
      const text = String(error);
      if (text === lastFault.text && clock() - lastFault.at < MINUTE_MS) return;
      lastFault = { text, at: clock() };
      log.error({ err: error }, 'pages not written');
    }
  }

  async function keepLooking(log: Log): Promise<void> {
    const began = performance.now();
    await look(log);
    if (isStopped) return;
    const every = known ? ASK_EVERY_MS : ASK_FIRST_EVERY_MS;
    next = setTimeout(() => keepLooking(log), Math.max(0, every - (performance.now() - began)));
  }

  return {
    look,
    start: (log: Log) => void keepLooking(log),
    stop() {
      isStopped = true;
      improving?.abort();
      clearTimeout(next);
    },
    /** The edition that visitors see; undefined until it is known. */
    shown: () => known,
    /** True once an edition was shown, or when none was available for LEARN_WITHIN_MS after the start. */
    isReady: () => isReady,
  };
}

export type Publisher = ReturnType<typeof createPublisher>;
