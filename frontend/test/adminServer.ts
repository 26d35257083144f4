import { afterEach, expect } from '@jest/globals';

interface Call {
  /** Method and path without the query, such as `PUT /api/blogs/oil`. */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Handler = (call: Call) => Response | Promise<Response>;

const realFetch = globalThis.fetch;
const unexpected: string[] = [];

/**
 * Answers the admin area's calls in place of the network, and keeps a list of them. The session is good unless a test
 * says otherwise; a call that no test expects fails the test.
 */
export function serve(handlers: Record<string, Handler>): Call[] {
  const calls: Call[] = [];
  const all: Record<string, Handler> = {
    'GET /api/admin/session': () => json({ expiresAt: '2026-11-21T06:00:00.000Z' }),
    ...handlers,
  };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const name = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { name, query: url.searchParams, headers: new Headers(init?.headers), body };
    calls.push(call);
    const handler = all[name];
    if (!handler) {
      unexpected.push(name);
      throw new TypeError(`No answer for ${name}`);
    }
    return handler(call);
  };
  return calls;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  expect(unexpected.splice(0)).toEqual([]);
});

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

export const errorResponse = (
  status: number,
  message: string,
  more: object = {},
  headers: HeadersInit = {},
) => Response.json({ statusCode: status, error: 'Error', message, ...more }, { status, headers });

export const badGateway = () => new Response('<html>Bad gateway</html>', { status: 502 });

export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that waits until the test lets it go. */
export function deferred(answer: () => Response): { handler: Handler; release: () => void } {
  let release = () => {};
  const answered = new Promise<Response>((resolve) => {
    release = () => resolve(answer());
  });
  return { handler: () => answered, release: () => release() };
}
