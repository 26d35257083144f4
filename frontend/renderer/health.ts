import type { Config } from './config';

const TIMEOUT_MS = 2_000;

/** Collects the state of each service, for people and probes at /healthz. */
export async function checkHealth({ blogUrl, authUrl }: Config) {
  const [blog, auth] = await Promise.all([askService(blogUrl), askService(authUrl)]);
  const ok = [blog, auth].every((part) => part.status === 'up' && part.database === 'up');
  return {
    status: ok ? 'ok' : 'error',
    parts: { frontend: { status: 'up' }, 'blog-service': blog, 'auth-service': auth },
  };
}

/** A service that answers at all is up. Its readiness answer names the state of its database, even when it is not ready. */
async function askService(origin: string): Promise<{ status: string; database: string }> {
  try {
    const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: { details?: { database?: { status?: string } } } = await response.json();
    const database = body.details?.database?.status;
    return { status: 'up', database: database === 'up' || database === 'down' ? database : 'unknown' };
  } catch {
    return { status: 'down', database: 'unknown' };
  }
}
