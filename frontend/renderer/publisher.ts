import { pagesAsOf } from './entry-server';
import type { Metrics } from './metrics';
import type { PagesFolder } from './pages/folder';
import { type Edition, type Render, renderPages } from './pages/render';
import { createRounds, type Log } from './rounds';
import type { SiteSource } from './site';

/** If blog-service does not answer, the renderer counts as ready after this time: the pages on disk are good enough. */
const LEARN_WITHIN_MS = 10_000;
/** A lower edition may be a late answer. If it is reported for this long, a backup was restored. */
const BELIEVE_LOWER_AFTER_MS = 5_000;

interface Parts {
  ask: SiteSource;
  render: Render;
  /** Missing when no pages are written to files. */
  pages?: PagesFolder;
  metrics: Metrics;
  clock?: () => number;
}

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
  let isReady = false;

  /** Undefined when no edition is known yet, or when the reported one has only just become lower than what visitors have seen. */
  async function learn(): Promise<Learned | undefined> {
    const told = await ask();
    if (!told) return known && { edition: known, isBroughtBack: false };
    metrics.siteTold(told.edition, clock() / 1000);
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
  async function show({ edition, isBroughtBack }: Learned, log: Log): Promise<void> {
    const at = clock();
    const asOf = pagesAsOf(edition.content, new Date(at));
    const areThere = !pages || (await pages.shown()) === edition.edition;
    if (areThere && rendered?.edition === edition && rendered.asOf === asOf) return;

    const began = performance.now();
    const files = await renderPages(render, { ...edition, now: new Date(at) });
    // Pages rendered per request show the edition even if the disk is full, and before nginx keeps them under its frame.
    known = edition;
    const shown = { edition: edition.edition, at };
    const changed = await pages?.write(shown, files, { evenIfOlder: isBroughtBack });
    if (changed !== undefined) {
      const seconds = (performance.now() - began) / 1000;
      metrics.pagesWritten(seconds);
      log.info({ edition: edition.edition, files: files.size, changed, seconds }, 'pages written');
    }
    rendered = { edition, asOf };
    metrics.siteShown(edition.edition);
  }

  /** Checks the published edition and the clock. */
  async function look(log: Log): Promise<void> {
    const learned = await learn();
    if (learned) await show(learned, log);
    isReady ||= learned !== undefined || clock() - started >= LEARN_WITHIN_MS;
  }

  async function clearUp(): Promise<void> {
    if (known) await pages?.clearUp();
  }

  return {
    ...createRounds({ look, clearUp, failure: 'pages not written', clock }),
    /** The edition that visitors see; undefined until it is known. */
    shown: () => known,
    /** True once an edition was shown, or when none was available for LEARN_WITHIN_MS after the start. */
    isReady: () => isReady,
  };
}

export type Publisher = ReturnType<typeof createPublisher>;
