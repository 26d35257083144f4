import type { SiteContent } from '@salon/content/description';
import { withoutHidden } from '@salon/content/visible';
import type { SiteDraft, SiteEdition } from '../shared/contract/editions';
import type { Changes } from './blog/posts';

/** An edition as pages are rendered from it. */
export interface Edition {
  edition: number;
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  content: SiteContent;
}

const TIMEOUT_MS = 3_000;
/** More than blog-service waits for a change. */
const CHANGES_TIMEOUT_MS = 30_000;

/**
 * Asks blog-service. Undefined when what is asked for is not there, or can't be. Any other fault is thrown, without the query, which
 * holds what a visitor has typed.
 */
export async function askBlogService(address: string, sent: RequestInit = {}): Promise<Response | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...sent });
  if (response.ok || response.status === 304) return response;
  await response.body?.cancel();
  // 415: a release that does not take this yet, during an upgrade.
  if ([400, 404, 415].includes(response.status)) return undefined;
  throw new Error(`${address.replace(/\?.*/, '')} answers ${response.status}.`);
}

/** Where something that is not here leads, as an address of the old site; undefined when it was none, or nobody can say. */
export async function movedTo(blogUrl: string, address: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const asked = fetch(`${blogUrl}/internal/old-address?of=${address}`, { signal, redirect: 'manual' });
  const answer = await asked.catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.headers.get('Location') ?? undefined;
}

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
    const signal = AbortSignal.timeout(CHANGES_TIMEOUT_MS);
    return (await askBlogService(`${blogUrl}/internal/changes?${query}`, { signal }))?.json();
  };

export type Ask = ReturnType<typeof createChangesSource>;

/** Asks for the current edition with what visitors don't see yet: the renderer plans when pages change. */
export function createSiteSource(blogUrl: string) {
  let last: { edition: Edition; etag: string } | undefined;

  /** Undefined when blog-service does not answer, or answers with an error. */
  return async (): Promise<Edition | undefined> => {
    const headers: Record<string, string> = last ? { 'If-None-Match': last.etag } : {};
    const response = await askBlogService(`${blogUrl}/internal/site`, { headers }).catch(() => undefined);
    if (!response) return undefined;
    if (response.status !== 304) {
      const whole: SiteEdition = await response.json();
      const edition = { ...whole, content: withoutHidden(whole.content) };
      last = { edition, etag: response.headers.get('ETag') ?? '' };
    }
    return last?.edition;
  };
}

/**
 * The draft, for a user who may see it, undefined when there is none; else blog-service's refusal. Throws when blog-service can't be
 * reached or fails.
 */
export async function readDraft(
  blogUrl: string,
  authorization: string,
  requestId: string,
): Promise<SiteContent | Response | undefined> {
  const response = await fetch(`${blogUrl}/api/site/draft`, {
    headers: { Authorization: authorization, 'X-Request-Id': requestId },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`blog-service answers ${response.status} for the draft.`);
  if (!response.ok) return response;
  if (response.status === 204) return undefined;
  const { content }: SiteDraft = await response.json();
  return withoutHidden(content);
}
