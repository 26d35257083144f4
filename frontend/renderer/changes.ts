import { askBlogService } from './askBlogService';
import type { Changes } from './blog/posts';

/** More than blog-service waits. */
const TIMEOUT_MS = 30_000;

interface Asker {
  /** Of this process, and of the folder that it writes to. */
  renderer: string;
  folder: string;
}

/**
 * What changed after a position, as soon as something has, after `waitMs` at the latest. It fails when nobody answers. All files show
 * what is `done`: blog-service answers the owner when all who ask have said so.
 */
export type Ask = (
  after: string | undefined,
  done: string | undefined,
  waitMs: number,
) => Promise<Changes | undefined>;

/** Asks blog-service. Nobody waits for one without an `asker`. */
export function createChangesSource(blogUrl: string, asker?: Asker): Ask {
  return async (after, done, waitMs) => {
    const positions = { ...(after && { after }), ...(done && { done }) };
    const query = new URLSearchParams({ ...positions, wait: `${Math.ceil(waitMs)}`, ...asker });
    const response = await askBlogService(`${blogUrl}/internal/changes?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response?.json();
  };
}
