import type { Edition } from '../pages/render';
import { createRounds } from '../rounds';
import type { TagLinks, Values } from './links';
import { TAGS, valuesOf } from './values';

const TIMEOUT_MS = 1_000;

interface Parts {
  blogUrl: string;
  links: TagLinks;
  /** The edition that pages are rendered with; undefined until it is known. */
  edition: () => Edition | undefined;
  clock?: () => number;
}

/**
 * Passes the values of blog-service's tags on to nginx. Values are asked for before the edition is read, so an answer that is stored
 * under a value is at least as new as that value.
 */
export function createTagKeeper({ blogUrl, links, edition, clock = Date.now }: Parts) {
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
  async function look(): Promise<void> {
    const told = await ask();
    const shown = edition();
    if (told) await links.show(valuesOf(told, shown));
    if (!told || !shown) await links.begin(TAGS);
  }

  const clearUp = () => links.clearUp(clock());
  return createRounds({ look, clearUp, failure: 'values of cache tags not passed on', clock });
}
