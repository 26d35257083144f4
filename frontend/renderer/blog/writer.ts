import { isAbsent } from '@salon/content/reachable';
import { paths } from '../../shared/content/paths';
import type { Edition, Render } from '../pages/render';
import { type BlogPages, pagesOf } from './files';
import { type BlogFolder, FEEDS } from './folder';
import type { Posts } from './posts';

/** Of the pages that show another post's former state, more are taken away at once and written again afterwards. */
const MOST_AT_ONCE = 20;
/** While one page is rendered, others are compressed. */
const AT_A_TIME = 8;
const FEED_TIMEOUT_MS = 10_000;

interface Parts {
  posts: Posts;
  folder: BlogFolder;
  render: Render;
  blogUrl: string;
}

/** Keeps the blog's files as they are to be: compares what each page shows with what was written. */
export function createBlogWriter({ posts, folder, render, blogUrl }: Parts) {
  let wanted: BlogPages = new Map();
  let edition: Edition | undefined;
  let now = new Date();

  const isStale = (name: string) => folder.written.get(name)?.stamp !== wanted.get(name)?.stamp;

  async function write(name: string): Promise<void> {
    const page = wanted.get(name);
    if (!page || !edition) return;
    const answer = await render(new Request(`http://renderer${page.address}`), edition.content, now);
    // Taken back since: the change that says so is the next one.
    if (answer instanceof Response || answer.status !== 200) return folder.remove(name);
    await folder.write(name, page, answer.html, answer.data);
  }

  const writeAll = (names: string[]) => Promise.all(names.map(write));

  async function writeFeeds(): Promise<void> {
    for (const name of FEEDS) {
      const response = await fetch(`${blogUrl}/${name}`, { signal: AbortSignal.timeout(FEED_TIMEOUT_MS) });
      const text = await response.text();
      if (!response.ok && response.status !== 404) throw new Error(`blog-service has no ${name}.`);
      await folder.writeFeed(name, response.ok ? text : undefined);
    }
  }

  return {
    /**
     * Brings the files of the `changed` posts up to date, and all that show what they were before; the feeds too. Other pages are
     * then the backlog. A page that is missing meanwhile is rendered on request.
     */
    async show(shown: Edition, at: Date, frame: string, changed: Set<string>): Promise<void> {
      [edition, now] = [shown, at];
      wanted = isAbsent(paths.blog, shown.content) ? new Map() : pagesOf(posts, frame);
      const gone = [...folder.written.keys()].filter((name) => !wanted.has(name));
      await Promise.all(gone.map((name) => folder.remove(name)));
      if (changed.size > 0) await folder.removeFromOtherBuilds([...changed]);

      const stale = [...wanted.keys()].filter(isStale);
      const isOwn = (name: string) => {
        const page = wanted.get(name);
        return page?.isFirst || (page?.postId !== undefined && changed.has(page.postId));
      };
      const isOfBefore = (name: string) => folder.written.get(name)?.shows.some((id) => changed.has(id));
      const others = stale.filter((name) => !isOwn(name) && isOfBefore(name));
      const isMuch = others.length > MOST_AT_ONCE;
      if (isMuch) await Promise.all(others.map((name) => folder.remove(name)));
      const first = [...stale.filter(isOwn), ...(isMuch ? [] : others)];
      for (let start = 0; start < first.length; start += AT_A_TIME)
        await writeAll(first.slice(start, start + AT_A_TIME));
      await writeFeeds();
    },

    /** Writes pages of the backlog for about this long; false when there are none left. */
    async writeFor(ms: number): Promise<boolean> {
      const until = performance.now() + ms;
      const stale = [...wanted.keys()].filter(isStale);
      for (let start = 0; start < stale.length; start += AT_A_TIME) {
        if (performance.now() > until) return true;
        await writeAll(stale.slice(start, start + AT_A_TIME));
      }
      return false;
    },
  };
}

export type BlogWriter = ReturnType<typeof createBlogWriter>;
