const TIMEOUT_MS = 3_000;

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
