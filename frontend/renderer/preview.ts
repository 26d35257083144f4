import type { SiteDraft } from '../shared/contract/editions';
import type { Edition } from './pages/render';

const TIMEOUT_MS = 3_000;

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
  const { basedOn, content }: SiteDraft = await response.json();
  return { edition: basedOn, publishedAt: null, content };
}
