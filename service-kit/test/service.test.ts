import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.js';
import { migrate, withMigrations } from '../src/migrate.js';
import { TestService } from '../testing/app.js';
import { createEmptyDatabase } from '../testing/database.js';
import { notesService } from '../testing/notes/service.js';
import { type BuiltService, run, startBuilt } from '../testing/process.js';
import { until } from '../testing/until.js';

const tested = new TestService(notesService, {});
const MAIN = 'testing/notes/main.js';
const JSON_TYPE = 'application/json';

async function startApp(databaseUrl?: string, service = notesService) {
  const app = await createApp(
    service,
    tested.config({ DATABASE_URL: databaseUrl ?? (await tested.createDatabase()) }),
  );
  await app.listen(0, '127.0.0.1');
  return { app, url: await app.getUrl() };
}
const post = (url: string, body = '{"text":"A note"}', type = JSON_TYPE, authorization = 'Bearer owner') =>
  fetch(`${url}/notes`, {
    method: 'POST',
    headers: { 'Content-Type': type, Authorization: authorization },
    body,
  });

describe('while all is well', () => {
  let running: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.app.close());
  const ask = (path: string, init?: RequestInit) => fetch(running.url + path, init);

  const UNKNOWN = { statusCode: 404, error: 'Not Found', message: 'There is nothing at this address.' };
  test.each([
    ['an unknown path', UNKNOWN, '/nothing'],
    ['a broken percent code', { statusCode: 400, error: 'Bad Request' }, '/%zz'],
  ])('%s gets an error in JSON', async (_, error, path) => {
    const response = await ask(path);
    expect(response.status).toBe(error.statusCode);
    expect(await response.json()).toMatchObject(error);
  });

  test.each([
    ['is taken from X-Request-Id', 'abc-123', /^abc-123$/],
    ['is made when there is an odd one', 'a b"c', /^[\w-]{36}$/],
  ])('the request id %s, and returned', async (_, sent, id) => {
    const { headers } = await ask('/health/live', { headers: { 'X-Request-Id': sent } });
    expect(headers.get('X-Request-Id')).toMatch(id);
  });

  test('only a public route answers who has no access', async () => {
    expect((await ask('/notes')).status).toBe(200);
    const refused = await post(running.url, undefined, JSON_TYPE, 'Bearer bad');
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect((await post(running.url)).status).toBe(201);
  });

  test.each([
    ['DELETE', 'editor', 204],
    ['DELETE', 'front desk', 403],
    ['PUT', 'owner', 403],
  ])('%s by the %s is answered with %i', async (method, role, status) => {
    const answer = await ask('/notes', { method, headers: { Authorization: `Bearer ${role}` } });
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/ask the owner/) });
  });

  test('a stranger is refused before the body is read', async () => {
    const headers = { 'Content-Type': JSON_TYPE, 'Content-Length': 10_000 };
    const request = http.request(`${running.url}/notes`, { method: 'POST', headers });
    request.write('{');
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(401);
    request.once('error', () => {}).destroy();
  });

  const UNREADABLE = 'The request body is not valid JSON.';
  const NO_BODY = 'This is missing, or not what it must be.';
  const FORM = 'The request body must be sent as application/json.';
  test.each<[name: string, status: number, body: string, type: string, message: string]>([
    ['is half JSON', 400, '{"text":', JSON_TYPE, UNREADABLE],
    ['reaches for the prototype', 400, '{"__proto__":{"a":1},"text":"x"}', JSON_TYPE, UNREADABLE],
    ['is null', 400, 'null', JSON_TYPE, NO_BODY],
    ['has an unknown field', 400, '{"text":"x","admin":true}', JSON_TYPE, 'The field admin is not known.'],
    ['is too long', 413, JSON.stringify('a'.repeat(17 * 1024)), JSON_TYPE, 'The request body is too large.'],
    ['is plain text', 415, 'text=x', 'text/plain', FORM],
  ])('a body that %s gets a %d with a sentence', async (_, statusCode, body, type, message) => {
    const response = await post(running.url, body, type);
    expect(response.status).toBe(statusCode);
    expect(await response.json()).toMatchObject({ statusCode, message });
  });
});

test('without its database it is alive, and says why it is not ready', async () => {
  const { app, url } = await startApp();
  await app.get(DataSource).destroy();
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  const ready = await fetch(`${url}/health/ready`);
  const details = { database: { status: 'down' } };
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'error', details }]);
  await app.close();
});

test('a shutdown waits for the rest of an answer, and not for its connection', async () => {
  const slow = new PassThrough();
  slow.write('begun, ');
  const { app, url } = await startApp(undefined, {
    ...notesService,
    configure(fastify) {
      fastify.get('/slow', { config: { needs: 'nothing' } }, async () => slow);
    },
  });
  // A client that keeps its connection, as nginx does.
  const agent = new http.Agent({ keepAlive: true });
  const [answer] = await once(http.get(`${url}/slow`, { agent }), 'response');
  const closed = app.close();
  await until(async () => !app.getHttpServer().listening);
  slow.end('ended');
  expect(await text(answer)).toBe('begun, ended');
  await closed;
  agent.destroy();
}, 10_000);

test('a shutdown ends when a connection never asks for anything', async () => {
  const { app } = await startApp();
  const silent = connect(Number(new URL(await app.getUrl()).port), '127.0.0.1');
  await once(app.getHttpServer(), 'connection');
  await app.close();
  silent.destroy();
}, 20_000);

test('a database that never answers ends the start with a line that names the setting', async () => {
  const nowhere = tested.config({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect(migrate(notesService, nowhere, 0)).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used \(.*ECONNREFUSED.*\)\.$/,
  );
});

test('migrations run as far as a backup names them, and the rest later, once for all replicas; a later backup is refused', async () => {
  const config = tested.config({ DATABASE_URL: await createEmptyDatabase() });
  const haveRun = async () => {
    const database = new Client(config.DATABASE_URL);
    await database.connect();
    const { rows } = await database.query('SELECT name FROM migrations ORDER BY id');
    await database.end();
    return rows.map(({ name }) => name);
  };
  const [first, second] = ['CreateNotes1500000000001', 'DateNotes1500000000002'];
  await migrate(withMigrations(notesService, ['PartOfTheFirst1400000000000', first]), config);
  expect(await haveRun()).toEqual([first]);
  await Promise.all([1, 2].map(() => migrate(withMigrations(notesService, []), config)));
  expect(await haveRun()).toEqual([first, second]);
  expect(() => withMigrations(notesService, [first, 'FromTheFuture2099000000000'])).toThrow(
    /^The backup was made by a later version .* FromTheFuture2099000000000: update the site/,
  );
});

describe('the built service', () => {
  let built: BuiltService;
  beforeAll(async () => {
    built = await startBuilt(await tested.processEnvironment(), MAIN);
  });

  test('has its metrics on a port of their own, and shows its API to nobody', async () => {
    expect((await fetch(`${built.url}/health/ready`)).status).toBe(200);
    const metrics = await (await fetch(built.metricsUrl)).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}',
    );
    expect(metrics).toMatch(/pg_pool_connections\{state="total"\} \d/);
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    for (const path of ['/metrics', '/api/docs']) expect((await fetch(built.url + path)).status).toBe(404);
  });

  test('does not start twice on one port, and says which', async () => {
    const second = await run(MAIN, { ...built.env, METRICS_PORT: '10903', LOG_LEVEL: 'silent' });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^PORT: cannot listen there \(.*EADDRINUSE.*\)\.\n$/);
  });

  test('stops listening at SIGTERM, and still answers what was begun', async () => {
    const database = new Client({ connectionString: built.env.DATABASE_URL });
    await database.connect();
    await database.query('BEGIN; LOCK TABLE note IN EXCLUSIVE MODE');
    const answer = post(built.url);
    const waiting = () => database.query('SELECT FROM pg_locks WHERE NOT granted');
    await until(async () => (await waiting()).rowCount !== 0);

    const stopped = built.stop();
    const isClosed = () =>
      fetch(`${built.url}/health/live`).then(
        () => false,
        () => true,
      );
    await until(isClosed);
    await database.query('COMMIT');
    await database.end();
    expect((await answer).ok).toBe(true);
    expect(await stopped).toEqual({ code: null, signal: 'SIGTERM' });
  });
});
