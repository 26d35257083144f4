import type { FastifyBaseLogger } from 'fastify';
import { pagesAsOf } from '../src/app/entry-server';
import type { Metrics } from './metrics';
import type { PagesFolder } from './pages/folder';
import { type Edition, type Files, type Render, renderPages } from './pages/render';
import type { SiteSource } from './site';

const ASK_EVERY_MS = 500;
/** Until the first answer: the site waits for it. */
const ASK_FIRST_EVERY_MS = 250;
/** Files are compressed better after this many looks without a change. */
const QUIET_LOOKS = 4;
/** Without blog-service the pages on disk are good enough: after this time the renderer counts as ready. */
const LEARN_WITHIN_MS = 10_000;
/** A lower edition may be a late answer; one that is reported for this long comes from a restored backup. */
const BELIEVE_LOWER_AFTER_MS = 5_000;
const MINUTE_MS = 60_000;

interface Parts {
  ask: SiteSource;
  render: Render;
  /** Missing where nobody reads them. */
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

/** Keeps the files of all pages at the current edition, and at what the clock makes of it: open or closed, a notice, an offer. */
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

  /** Undefined when nobody has said it yet, or when what is said is lower than what visitors have seen. */
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

  /** Brings files and edition up to date; what fails leaves both, or only the files, as they were. */
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
      // Pages that are no files can show it even if the disk is full.
      known = edition;
    }
    rendered = { edition, asOf };
    metrics.siteShown(edition.edition);
  }

  /** Visitors need not wait for small files: they come when nothing else is to do, beside all else that is done here. */
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

  /** One look at what is published and at the clock. */
  async function look(log: Log): Promise<void> {
    try {
      const learned = await learn();
      if (learned) {
        await show(learned, log);
        await clearUpOnceAMinute();
      }
      isReady ||= learned !== undefined || clock() - started >= LEARN_WITHIN_MS;
    } catch (error) {
      // The same fault is logged once a minute.
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
    /** True once pages were written, or blog-service did not answer for LEARN_WITHIN_MS. */
    isReady: () => isReady,
  };
}

export type Publisher = ReturnType<typeof createPublisher>;
