import { beLoggedIn, sessionAs } from './session';

interface Call {
  /** Method and path without the query, such as `PUT /api/blogs/oil`. */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** What the login page asks for by itself, always: it is not recorded. */
const LOGIN_NEEDS = 'GET /api/admin/login';
const SALON = 'GET /manifest.webmanifest';

type Handler = (call: Call) => Response | Promise<Response>;
export type Handlers = Record<string, Handler>;

const realFetch = globalThis.fetch;
const unexpected: string[] = [];

/**
 * Answers the admin area's requests in place of the network and records them. By default the owner is logged in, in the browser too, alone; all counts of
 * posts are zero, no picture is stored, and the state of the site can't be had. A request that no test expects fails the test.
 */
export function serve(handlers: Handlers): Call[] {
  const calls: Call[] = [];
  const all: Handlers = {
    'GET /api/admin/devices': () => json([]),
    'GET /api/admin/passkeys': () => json([]),
    'GET /api/categories': () => json([]),
    'GET /api/consents': () => json([]),
    'GET /api/condition': () => json({ faults: [] }),
    'GET /api/admin/session': () => json({ ...sessionAs('owner'), isAlone: true }),
    [SALON]: () => errorResponse(503, 'Please try again in a moment.'),
    [LOGIN_NEEDS]: () => json({ asksForName: false, hasPasskeys: false }),
    'GET /api/site': () => errorResponse(503, 'Please try again in a moment.'),
    'GET /api/site/pending': () => errorResponse(503, 'Please try again in a moment.'),
    'GET /api/blogs/counts': () => json({ draft: 0, scheduled: 0, published: 0, binned: 0 }),
    ...handlers,
  };
  const answer = async (path: string, init: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    const name = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { name, query: url.searchParams, headers: new Headers(init.headers), body };
    if (name !== LOGIN_NEEDS && name !== SALON) calls.push(call);
    const handler = all[name];
    if (!handler) {
      unexpected.push(name);
      throw new TypeError(`No answer for ${name}`);
    }
    return handler(call);
  };
  globalThis.fetch = (input, init = {}) => {
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return Promise.race([answer(String(input), init), aborted]);
  };
  return calls;
}

beforeEach(() => beLoggedIn());
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

/** An answer that is held back until the test calls `release`. */
export function deferred(answer: () => Response): { handler: Handler; release: () => void } {
  let arrive = (_answer: Response) => {};
  const answered = new Promise<Response>((resolve) => (arrive = resolve));
  return { handler: () => answered, release: () => arrive(answer()) };
}
