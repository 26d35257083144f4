import { setTimeout as delay } from 'node:timers/promises';
import { languagesOf } from '@salon/content/languages';
import type { FastifyBaseLogger } from 'fastify';
import { frameOf } from '../site/page-data/frame';
import { BlogFolder } from './blog/folder';
import { type Changes, digest, type Posts } from './blog/posts';
import { createBlogWriter } from './blog/writer';
import type { Ask, Edition } from './blogService';
import { DrawingsFolder } from './drawings';
import { pagesAsOf } from './entry-server';
import { inTurn } from './inTurn';
import { MediaFolder } from './media';
import type { Metrics } from './metrics';
import { PagesFolder } from './pages/folder';
import { type Render, renderPages } from './pages/render';

const MINUTE_MS = 60_000;
/** blog-service takes a renderer that has not asked for half a minute for one that has ended. */
const LONGEST_WAIT_MS = 20_000;
const RETRY_MS = 1_000;
/** How long the backlog is written before blog-service is asked what changed meanwhile. */
const BACKLOG_MS = 250;
/** If blog-service does not answer, the renderer counts as ready after this time: the pages on disk are good enough. */
const LEARN_WITHIN_MS = 10_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

interface Parts {
  ask: Ask;
  /** Undefined when nobody says which edition is current. */
  readEdition: () => Promise<Edition | undefined>;
  render: Render;
  posts: Posts;
  /** Where files are written, by which build. */
  pagesDir: string;
  build: string;
  blogUrl: string;
  /** Where the drawings are as they were drawn. */
  drawn: string;
  metrics: Metrics;
  clock?: () => number;
}

/**
 * Follows the list of changes and keeps all files up to date with it and with the clock (open or closed, notices, offers). A change
 * counts as done when the files show it; until then its posts stay among those to write.
 */
export function createPublisher(parts: Parts) {
  const {
    ask,
    readEdition,
    render,
    posts,
    pagesDir,
    build,
    blogUrl,
    drawn,
    metrics,
    clock = Date.now,
  } = parts;
  const pages = new PagesFolder(pagesDir, build);
  const blog = new BlogFolder(pagesDir, build);
  const media = new MediaFolder(pagesDir, blogUrl);
  const drawings = new DrawingsFolder(pagesDir, blogUrl, drawn);
  const writer = createBlogWriter({ posts, folder: blog, render });
  const started = clock();
  const stopped = new AbortController();
  let known: Edition | undefined;
  let rendered: { edition: Edition; asOf: string; at: number } | undefined;
  let blogFrame: string | undefined;
  /** The last position that all files show. */
  let done: string | undefined;
  let isCaughtUp = false;
  /** Not while most pages of a new folder are missing. */
  let isFilled = false;
  let hasFailed = false;
  let hasBacklog = false;
  let lastMinute: number | undefined;
  let lastFault = { text: '', at: 0 };

  /** What the files do not show yet. */
  const pending = { any: false, everything: false, posts: new Set<string>(), pictures: new Set<string>() };
  let ofEdition: string[] = [];

  function note({ posts: some, gone, pictures, isWhole }: Changes): void {
    pending.any = true;
    for (const id of [...gone, ...some.map(({ _id }) => _id)]) pending.posts.add(id);
    ofEdition = pictures;
    // The part of a picture that chat apps show may be another.
    if (!isWhole) for (const key of some.flatMap((post) => post.pictures)) pending.pictures.add(key);
    if (!isWhole) return;
    pending.everything = true;
    blog.forget();
  }

  /** Waits for what changed and takes it up. False when nobody answers. */
  async function learn(): Promise<boolean> {
    if (posts.position === undefined) return catchUp();
    const wait = hasFailed
      ? RETRY_MS
      : hasBacklog
        ? 1
        : Math.min(LONGEST_WAIT_MS, MINUTE_MS - (clock() % MINUTE_MS));
    const answer = await ask(posts.position, done, wait);
    if (!answer) return false;
    if (answer.position !== posts.position) {
      note(answer);
      posts.apply(answer);
    }
    metrics.toldAt.set(clock() / 1000);
    return true;
  }

  /** What changed since the files were last written, and all posts. After a backup was restored, everything may have changed. */
  async function catchUp(): Promise<boolean> {
    const position = await blog.position();
    const missed = await ask(position, position, 1);
    const all = missed?.isWhole ? missed : missed && (await ask(undefined, position, 1));
    if (!missed || !all) return false;
    await blog.look();
    done = missed.isWhole ? undefined : position;
    isFilled = !missed.isWhole;
    note(missed);
    // What has changed between the two answers is told once more.
    posts.apply({ ...all, position: missed.position });
    metrics.toldAt.set(clock() / 1000);
    return true;
  }

  /** Writes all pages of the edition at once, if the edition or the clock has changed them. */
  async function showEdition(edition: Edition, log: Log): Promise<void> {
    const at = clock();
    const asOf = pagesAsOf(edition.content, new Date(at));
    const areThere = (await pages.shown()) === edition.edition;
    if (areThere && rendered?.edition === edition && rendered.asOf === asOf) return;
    const began = performance.now();
    const files = await renderPages(render, edition, new Date(at));
    await drawings.show(edition.content.salon);
    known = edition;
    const shown = { edition: edition.edition, at };
    const isSetBack = rendered !== undefined && at < rendered.at;
    const evenIfOlder = pending.everything || isSetBack;
    const changed = await pages.write(shown, files, { evenIfOlder });
    if (changed !== undefined) {
      const seconds = (performance.now() - began) / 1000;
      metrics.writing.observe(seconds);
      log.info({ edition: edition.edition, files: files.size, changed, seconds }, 'pages written');
    }
    rendered = { edition, asOf, at };
    metrics.shown.set(edition.edition);
  }

  async function showPictures(): Promise<void> {
    if (!pending.any) return;
    const shown = new Set([...ofEdition, ...posts.all.flatMap(({ pictures }) => pictures)]);
    await media.show(shown, pending.pictures);
  }

  async function showBlog(edition: Edition): Promise<void> {
    const { content } = edition;
    const at = new Date(clock());
    posts.languages = languagesOf(content);
    posts.said = digest(content.translations);
    const shown = { content, now: pagesAsOf(content, at) };
    const frame = digest([content.salon, posts.said, frameOf(shown)]);
    if (posts.position === undefined || (!pending.any && frame === blogFrame)) return;
    hasBacklog = true;
    await writer.show(edition, at, frame, pending.posts);
    blogFrame = frame;
  }

  /** Brings all files up to date with what is pending and with the clock, but for the backlog. What fails holds up nothing else. */
  async function show(log: Log): Promise<void> {
    const told = pending.any ? await readEdition() : known;
    if (told) metrics.told.set(told.edition);
    const edition = told ?? known;
    // Pages that can't be rendered leave the edition as it was.
    if (edition)
      await inTurn(
        showPictures,
        () => showEdition(edition, log),
        () => showBlog(known ?? edition),
      );
    if (pending.any && !told) throw new Error('Nobody says which edition is current.');
    if (pending.any && posts.position !== undefined) await blog.keepPosition(posts.position);
    done = posts.position;
    Object.assign(pending, { any: false, everything: false });
    pending.posts.clear();
    pending.pictures.clear();
  }

  async function writeBacklog(): Promise<void> {
    let isMore = false;
    try {
      isMore = await writer.writeFor(BACKLOG_MS);
      hasBacklog = isMore;
    } finally {
      isFilled ||= !isMore || writer.isWhole();
    }
  }

  /** Once a minute: removes what is replaced, and finds out what somebody has taken away. */
  async function clearUp(): Promise<void> {
    const minute = Math.floor(clock() / MINUTE_MS);
    if (minute === lastMinute || !known) return;
    lastMinute = minute;
    await pages.clearUp();
    await drawings.clearUp(known.content.salon);
    if (await blog.look()) pending.any = hasBacklog = true;
  }

  /**
   * Waits for a change, or for the next minute, and shows it. False when nobody answers. An error that stays the same is logged at
   * most once a minute.
   */
  async function look(log: Log): Promise<boolean> {
    const hasLearned = await learn().catch(() => false);
    // What has just changed goes first, but one change after the other must not keep a new folder from being filled.
    const hasTime = hasBacklog && (hasFailed || !pending.any || !isFilled);
    try {
      await inTurn(
        () => show(log),
        clearUp,
        async () => hasTime && writeBacklog(),
      );
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      const text = String(error);
      if (text !== lastFault.text || clock() - lastFault.at >= MINUTE_MS) {
        lastFault = { text, at: clock() };
        log.error({ err: error }, 'pages not written');
      }
    }
    isCaughtUp ||= hasLearned && isFilled && !pending.any;
    return hasLearned;
  }

  return {
    look,
    /** Goes on until it is stopped, also after errors. */
    async start(log: Log): Promise<void> {
      while (!stopped.signal.aborted)
        if (!(await look(log))) await delay(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    },
    stop: () => stopped.abort(),
    /** The edition that visitors see; undefined until it is known. */
    shown: () => known,
    /** True once the files are up to date, or when blog-service did not answer for LEARN_WITHIN_MS after the start. */
    isReady: () => isCaughtUp || (posts.position === undefined && clock() - started >= LEARN_WITHIN_MS),
  };
}

export type Publisher = ReturnType<typeof createPublisher>;
