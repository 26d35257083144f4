import { isAbsent } from '@salon/content/reachable';
import { paths } from '../../shared/content/paths';
import type { Edition } from '../blogService';
import { inTurn } from '../inTurn';
import type { Render } from '../pages/render';
import { feedNames, feedsOf } from './feeds';
import { type BlogPages, folders, pagesOf } from './files';
import type { BlogFolder } from './folder';
import type { Posts } from './posts';

/** More pages that a change concerns are taken away at once and written again afterwards. */
const MOST_AT_ONCE = 20;
/** While one page is rendered, others are compressed. */
const AT_A_TIME = 4;

interface Parts {
  posts: Posts;
  folder: BlogFolder;
  render: Render;
}

/** Keeps the blog's files as they are to be: compares what each page shows with what was written. */
export function createBlogWriter({ posts, folder, render }: Parts) {
  let wanted: BlogPages = new Map();
  let edition: Edition | undefined;
  let now = new Date();
  let frame = '';

  function isStale(name: string): boolean {
    const written = folder.written.get(name);
    return written?.frame !== frame || written.stamp !== wanted.get(name)?.stamp;
  }

  const isMissing = (name: string) => !folder.written.has(name);

  /** Whether its files show a post that visitors no longer see. */
  const showsGone = (name: string) => folder.written.get(name)?.shows.some((id) => !posts.get(id)) ?? false;

  /** The pages that a post may have. */
  const pagesOfPost = (id: string) => folders.map((folder) => `${folder}blog/${id}`);

  async function write(name: string): Promise<void> {
    const page = wanted.get(name);
    if (!page || !edition) return;
    try {
      const known = folder.dataOf(name, page);
      const request = new Request(`http://renderer${page.address}`);
      const answer = await render(request, edition.content, now, known);
      // Taken back since: the change that says so is the next one.
      if (answer instanceof Response || answer.status !== 200) return await folder.remove(name);
      await folder.write(name, { ...page, frame }, answer.html, known ? undefined : answer.data);
    } catch (error) {
      // What is there stays, unless it shows a post that is gone.
      if (showsGone(name)) await folder.remove(name);
      throw error;
    }
  }

  /** Writes pages until then; true when there are more. Those that fail don't keep others from being written. */
  async function writeAll(names: string[], until = Infinity): Promise<boolean> {
    const errors: unknown[] = [];
    const queue = names.values();
    let isLate = false;
    async function writeNext(): Promise<void> {
      for (const name of queue) {
        await write(name).catch((error) => errors.push(error));
        isLate = performance.now() > until;
        if (isLate) return;
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, writeNext));
    if (errors.length > 0 && !isLate) throw errors[0];
    return isLate;
  }

  return {
    /**
     * Brings the files of the `changed` posts up to date, and all that show what they were before; the feeds too. Other pages are
     * then the backlog. A page that is missing meanwhile is rendered on request.
     */
    async show(ofSite: Edition, at: Date, around: string, changed: Set<string>): Promise<void> {
      [edition, now, frame] = [ofSite, at, around];
      wanted = isAbsent(paths.blog, ofSite.content) ? new Map() : pagesOf(posts);
      // Also a page's data that were written when the process ended before the page was.
      const takenBack = [...changed].filter((id) => !posts.get(id)).flatMap(pagesOfPost);
      const known = new Set([...folder.written.keys(), ...takenBack]);
      const gone = [...known].filter((name) => !wanted.has(name));
      await Promise.all(gone.map((name) => folder.remove(name)));
      const concerned = new Set([...gone, ...[...changed].flatMap(pagesOfPost)]);
      if (concerned.size > 0) await folder.removeFromOtherBuilds(concerned);

      const isOfChange = (name: string) =>
        concerned.has(name) ||
        showsGone(name) ||
        (folder.written.get(name)?.shows.some((id) => changed.has(id)) ?? false);
      // A new post's neighbours lead to it.
      const shown = [...concerned].flatMap((name) => wanted.get(name)?.shows ?? []);
      const neighbours = new Set(shown.flatMap(pagesOfPost));
      const isFirst = (name: string) => wanted.get(name)?.isFirst ?? false;
      const stale = [...wanted.keys()].filter(isStale);
      const others = stale.filter((name) => !isFirst(name));
      const own = others.filter((name) => concerned.has(name));
      const beside = others.filter((name) => neighbours.has(name));
      const urgent = [...new Set([...own, ...beside, ...others.filter(isOfChange)])];
      const late = urgent.slice(MOST_AT_ONCE).filter(isOfChange);
      await Promise.all(late.map((name) => folder.remove(name)));
      const first = [...stale.filter(isFirst), ...urgent.slice(0, MOST_AT_ONCE)];
      const feeds = feedsOf(posts, ofSite);
      await inTurn(
        () => writeAll(first),
        ...feedNames.map((name) => () => folder.writeFeed(name, feeds.get(name))),
      );
    },

    /**
     * Writes pages of the backlog for about this long, first those that are missing; true when there are more. An error is thrown
     * once all others are written.
     */
    writeFor(ms: number): Promise<boolean> {
      const stale = [...wanted.keys()].filter(isStale);
      const missingFirst = stale.toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)));
      return writeAll(missingFirst, performance.now() + ms);
    },

    /** Whether no page is missing. */
    isWhole: () => ![...wanted.keys()].some(isMissing),
  };
}
