import type { SiteDraft } from '../shared/contract/editions';
import type { Edition } from './pages/render';

const TIMEOUT_MS = 3_000;

/** An error response for the admin area, such as blog-service's own answer. */
export interface ErrorResponse {
  status: number;
  /** JSON, like every error of the API. */
  body: string;
}

/** The draft as an unpublished edition, for a user who may see it. Throws when blog-service can't be reached. */
export async function readDraft(
  blogUrl: string,
  authorization: string,
  requestId: string,
): Promise<Edition | ErrorResponse> {
  const response = await fetch(`${blogUrl}/api/site/draft`, {
    headers: { Authorization: authorization, 'X-Request-Id': requestId },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) {
    const { basedOn, content }: SiteDraft = await response.json();
    return { edition: basedOn, publishedAt: null, content };
  }
  const { status } = response;
  const body = await response.text();
  if (status >= 500) throw new Error(`blog-service answers ${status} for the draft.`);
  return { status, body };
}
