import { withoutHidden } from '@salon/content/visible';
import type { SiteDraft, SiteEdition } from '../shared/contract/editions';
import { askBlogService } from './askBlogService';
import type { Edition } from './pages/render';

const TIMEOUT_MS = 3_000;
const NO_DRAFT = { statusCode: 404, error: 'Not Found', message: 'There is no draft.' };

/**
 * Asks blog-service for the current edition with what visitors don't see yet: the renderer plans when pages change.
 */
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
 * The draft as an unpublished edition, for a user who may see it; else blog-service's refusal. Throws when blog-service can't be
 * reached or fails.
 */
export async function readDraft(
  blogUrl: string,
  authorization: string,
  requestId: string,
): Promise<Edition | Response> {
  const response = await fetch(`${blogUrl}/api/site/draft`, {
    headers: { Authorization: authorization, 'X-Request-Id': requestId },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`blog-service answers ${response.status} for the draft.`);
  if (!response.ok) return response;
  if (response.status === 204) return Response.json(NO_DRAFT, { status: 404 });
  const { basedOn, content }: SiteDraft = await response.json();
  return { edition: basedOn, publishedAt: null, content: withoutHidden(content) };
}
