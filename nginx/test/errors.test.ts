import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { type Asked } from './support/http.js';
import { json } from './support/service.js';

const door = await openDoor();
const post = (bytes: number, method = 'POST'): Asked => ({ method, body: Buffer.alloc(bytes) });
const [KB, MB] = [1024, 1024 * 1024];
const UNKNOWN = 'There is nothing at this address.';
const UNREADABLE = 'The request could not be understood.';
const TOO_LARGE = 'The request is too large.';
const PICTURE_TOO_LARGE = 'Image size should be less than 5MB';
const DRAFT_TOO_LARGE =
  'There is too much text in all. Please shorten some of it, or remove what is no longer needed.';
const METHOD = 'This address does not take that kind of request.';

test.each<[status: number, path: string, message: string, asked?: Asked]>([
  [404, '/api/nothing', UNKNOWN],
  [413, '/api/seen', TOO_LARGE, post(2 * KB + 1)],
  [413, '/api/admin/login', TOO_LARGE, post(64 * KB + 1)],
  [413, '/api/blogs', PICTURE_TOO_LARGE, post(8 * MB + 1)],
  [413, '/api/pictures', PICTURE_TOO_LARGE, post(14 * MB + 1)],
  [413, '/api/site/draft', DRAFT_TOO_LARGE, post(14 * MB + 1, 'PUT')],
])(
  "nginx's own %d for %s has the services' shape, and none is asked",
  async (statusCode, path, message, asked) => {
    const { status, text, headers } = await door.ask(path, asked);
    expect([status, headers['content-type']]).toEqual([statusCode, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual({ statusCode, error: STATUS_CODES[statusCode], message });
    expect([...door.blog.received, ...door.auth.received]).toEqual([]);
  },
);

test.each([
  ['64 KB for most addresses', 'POST', '/api/admin/logout', 64 * KB],
  ['8 MB for the draft, more than the service takes', 'PUT', '/api/site/draft', 8 * MB],
  ['a picture of 5 MB as a data URL for a post', 'POST', '/api/blogs', (5 * MB * 4) / 3 + 64 * KB],
  ['a picture of 10 MB by itself', 'POST', '/api/pictures', 10 * MB + 64 * KB],
])('a body may have %s', async (_, method, path, bytes) => {
  expect(await door.ask(path, post(Math.ceil(bytes), method))).toMatchObject({ status: 200 });
  const service = path.startsWith('/api/admin') ? door.auth : door.blog;
  expect(service.received.at(-1)?.body.length).toBe(Math.ceil(bytes));
});

test("a service's own error passes as it is, with its own time to come back", async () => {
  const body = { statusCode: 503, error: 'Service Unavailable', message: 'Later.' };
  const answer = () => json(body, { status: 503, headers: { 'retry-after': '7' } });
  const { status, text, headers } = await door.blog.answering(answer, () => door.ask('/api/blogs/own'));
  expect([status, JSON.parse(text), headers['retry-after']]).toEqual([503, body, '7']);
});

test.each<[number, string, string, Asked]>([
  [413, '/about', TOO_LARGE, post(64 * KB + 1)],
  [405, '/about', METHOD, { method: 'POST' }],
  [414, `/${'a'.repeat(9000)}`, 'The address is too long.', {}],
  [400, '/', UNREADABLE, { headers: { 'X-Large': 'a'.repeat(9000) } }],
])(
  'elsewhere an error is one sentence of plain text: %d for %.20s',
  async (status, path, sentence, asked) => {
    const reply = await door.ask(path, asked);
    expect(reply).toMatchObject({ status, text: `${sentence}\n` });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  },
);
