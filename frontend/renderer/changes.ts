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
 * Asks blog-service what changed after a position, as soon as something has, after `waitMs` at the latest. It fails when nobody
 * answers. All files show what is `done`: blog-service answers the owner when all who ask as an `asker` have said so.
 */
export const createChangesSource =
  (blogUrl: string, asker?: Asker) =>
  async (
    after: string | undefined,
    done: string | undefined,
    waitMs: number,
  ): Promise<Changes | undefined> => {
    const positions = { ...(after && { after }), ...(done && { done }) };
    const query = new URLSearchParams({ ...positions, wait: `${Math.ceil(waitMs)}`, ...asker });
    const response = await askBlogService(`${blogUrl}/internal/changes?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response?.json();
  };

export type Ask = ReturnType<typeof createChangesSource>;
