import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BaseConfig } from '../src/config.js';
import { databaseOptions } from '../src/database.js';
import { migrate } from '../src/migrate.js';
import { withMigrations } from '../src/migrate-command.js';
import { describeApi } from '../src/openapi.js';
import { CONTRACT_FILE } from './answers.js';
import { type RunningApp, TestService } from './app.js';
import { createEmptyDatabase } from './database.js';
import { startDatabaseProxy } from './database-proxy.js';
import { type BuiltService, run, startBuilt } from './process.js';
import { expectUnauthorized } from './unauthorized.js';
import { until } from './until.js';

export interface Contract<C extends BaseConfig> {
  tested: TestService<C>;
  /** Every route that needs no token, as `GET /path/:parameter`. The list makes sure that a route is opened only on purpose. */
  publicRoutes: string[];
  guardedRoutes: string[];
  /** A valid request that writes a row into `table`. */
  write: { table: string; send(url: string): Promise<Response> };
}

const HEALTH_ROUTES = ['GET /health/live', 'GET /health/ready'];

/** Tests what every service must do, on this one. */
export function describeContract<C extends BaseConfig>(contract: Contract<C>): void {
  describe('while all is well', () => describeRunning(contract));
  describe('a database that', () => describeFaultsOfTheDatabase(contract));
  describe('the migrations', () => describeMigrations(contract.tested));
  describe('the built service', () => describeProcess(contract));
}

/** The method and a path of a route, with 1 for each parameter. */
function addressOf(route: string): { method: string; path: string } {
  const [method = '', pattern = ''] = route.split(' ');
  return { method, path: pattern.replace(/:\w+/g, '1') };
}

function describeRunning<C extends BaseConfig>({ tested, publicRoutes, guardedRoutes }: Contract<C>): void {
  const routes: string[] = [];
  let running: RunningApp<C>;
  const ask = (path: string, init?: RequestInit) => fetch(running.url + path, init);
  beforeAll(async () => {
    const { service, environment } = tested;
    // The same service, but its routes are added to the list while it starts.
    const listing: typeof service = {
      ...service,
      configure(fastify) {
        service.configure?.(fastify);
        fastify.addHook('onRoute', ({ method, url }) => {
          for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
        });
      },
    };
    running = await new TestService(listing, environment).start();
  });
  afterAll(() => running.app.close());

  const UNKNOWN = { statusCode: 404, error: 'Not Found', message: 'There is nothing at this address.' };
  test.each([
    ['an unknown path', UNKNOWN, '/nothing', {}],
    ['a wrong method', UNKNOWN, '/health/live', { method: 'DELETE' }],
    ['a broken percent code', { statusCode: 400, error: 'Bad Request' }, '/%zz', {}],
  ])('%s gets an error in JSON', async (_, error, path, init) => {
    const response = await ask(path, init);
    expect(response.status).toBe(error.statusCode);
    expect(await response.json()).toMatchObject(error);
  });

  test('headers that are longer than the description says get a 431', async () => {
    expect((await ask('/health/live', { headers: { 'If-Match': 'x'.repeat(16 * 1024) } })).status).toBe(431);
  });

  test.each([
    ['is taken from X-Request-Id', 'abc-123', /^abc-123$/],
    ['is made when there is none', undefined, /^[\w-]{36}$/],
    ['is made when there is an odd one', 'a b"c', /^[\w-]{36}$/],
  ])('the request id %s, and returned', async (_, sent, id) => {
    const { headers } = await ask('/health/live', { headers: sent ? { 'X-Request-Id': sent } : {} });
    expect(headers.get('X-Request-Id')).toMatch(id);
  });

  test('the routes are these and no more', () => {
    expect(routes.sort()).toEqual([...HEALTH_ROUTES, ...publicRoutes, ...guardedRoutes].sort());
  });

  test.each(guardedRoutes)('%s refuses a stranger, before the body is read', async (route) => {
    const { method, path } = addressOf(route);
    await expectUnauthorized(await ask(path, { method }));
    if (!/^(POST|PUT|PATCH)$/.test(method)) return;
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 10_000 };
    const request = http.request(running.url + path, { method, headers });
    request.write('{');
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(401);
    request.once('error', () => {}).destroy();
  });

  test.each(publicRoutes)('%s does not ask for a token', async (route) => {
    const { method, path } = addressOf(route);
    expect((await ask(path, { method })).status).not.toBe(401);
  });

  test('openapi.json describes the routes as the controllers have them', async () => {
    const described = `${JSON.stringify(describeApi(running.app, tested.service), null, 2)}\n`;
    // `npm run openapi` sets the variable, to write the file again.
    if (process.env.WRITE_OPENAPI) await writeFile(CONTRACT_FILE, described);
    expect(described).toBe(await readFile(CONTRACT_FILE, 'utf8'));
  });
}

async function expectUnavailable(response: Response): Promise<void> {
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  const message = 'The service is not available right now. Please try again in a moment.';
  expect(await response.json()).toEqual({ statusCode: 503, error: 'Service Unavailable', message });
}

function describeFaultsOfTheDatabase<C extends BaseConfig>({ tested, write }: Contract<C>): void {
  test('is away makes calls 503; when it is back, all works', async () => {
    const database = await startDatabaseProxy(await tested.createDatabase());
    const { app, url } = await tested.start({ DATABASE_URL: database.url });
    const isReady = async () => (await fetch(`${url}/health/ready`)).ok;
    expect(await isReady()).toBe(true);
    await database.disconnect();
    await expectUnavailable(await write.send(url));
    await expectUnavailable(await fetch(`${url}/health/ready`));
    const live = await fetch(`${url}/health/live`);
    expect([live.status, await live.json()]).toMatchObject([200, { status: 'ok' }]);

    await database.reconnect();
    expect((await write.send(url)).ok).toBe(true);
    expect(await isReady()).toBe(true);
    await app.close();
    await database.disconnect();
  });

  test('has a full disk makes writing 503; when there is room, it works', async () => {
    const { app, url } = await tested.start();
    const database = app.get(DataSource);
    await database.query(`
      CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await database.query(
      `CREATE TRIGGER disk_full BEFORE INSERT ON ${write.table} FOR EACH ROW EXECUTE FUNCTION disk_full()`,
    );
    await expectUnavailable(await write.send(url));
    await database.query('DROP FUNCTION disk_full CASCADE');
    expect((await write.send(url)).ok).toBe(true);
    await app.close();
  });

  test('does not answer yet is waited for', async () => {
    const late = await startDatabaseProxy(await createEmptyDatabase());
    await late.disconnect();
    const starting = migrate(tested.service, tested.config({ DATABASE_URL: late.url }));
    await late.reconnect();
    await starting;
    await late.disconnect();
  });

  test('never answers ends the start with a line that names the setting', async () => {
    const nowhere = tested.config({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    await expect(migrate(tested.service, nowhere, 0)).rejects.toThrow(
      /^DATABASE_URL: the database cannot be used \(.*ECONNREFUSED.*\)\.$/,
    );
  });
}

function describeMigrations<C extends BaseConfig>(tested: TestService<C>): void {
  const { entities, migrations } = tested.service.database;

  test('are each run once, however many replicas start together', async () => {
    const config = tested.config({ DATABASE_URL: await createEmptyDatabase() });
    await Promise.all([migrate(tested.service, config), migrate(tested.service, config)]);
    const dataSource = await new DataSource(databaseOptions(tested.service, config)).initialize();
    const run = await dataSource.query('SELECT name FROM migrations');
    const missing = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(run).toHaveLength(Object.keys(migrations).length);
    // Where rows are no entities, the tests of each query show that the schema has what the code asks for.
    if (Object.keys(entities).length > 0) expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('run as far as a backup names them, and the rest later; a backup of a later version is refused', async () => {
    const { service } = tested;
    const config = tested.config({ DATABASE_URL: await createEmptyDatabase() });
    const all = service.database.migrations.map((Migration) => new Migration().name ?? Migration.name);
    const haveRun = async () => {
      const database = new Client(config.DATABASE_URL);
      await database.connect();
      const { rows } = await database.query('SELECT name FROM migrations ORDER BY id');
      await database.end();
      return rows.map(({ name }) => name);
    };
    const [first = ''] = all;
    await migrate(withMigrations(service, ['PartOfTheFirst1500000000000', first]), config);
    expect(await haveRun()).toEqual([first]);
    await migrate(withMigrations(service, []), config);
    expect(await haveRun()).toEqual(all);
    expect(() => withMigrations(service, [first, 'FromTheFuture2099000000000'])).toThrow(
      /^The backup was made by a later version .* FromTheFuture2099000000000: update the site/,
    );
  });
}

function describeProcess<C extends BaseConfig>({ tested, write }: Contract<C>): void {
  let built: BuiltService;
  beforeAll(async () => {
    built = await startBuilt({ ...(await tested.processEnvironment()), DATABASE_POOL_SIZE: '2' });
  });

  test('is ready, with the smallest pool of connections, and has its metrics on a port of their own', async () => {
    expect((await fetch(`${built.url}/health/ready`)).status).toBe(200);
    const metrics = await (await fetch(built.metricsUrl)).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}',
    );
    expect(metrics).toMatch(/pg_pool_connections\{state="total"\} \d/);
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`${built.url}/metrics`)).status).toBe(404);
  });

  test('shows its API to developers only', async () => {
    const page = `/${tested.service.docsPath}`;
    expect((await fetch(built.url + page)).status).toBe(404);
    const ports = { PORT: '10802', METRICS_PORT: '10902' };
    const atWork = await startBuilt({ ...built.env, ...ports, NODE_ENV: 'development' });
    expect((await fetch(atWork.url + page)).status).toBe(200);
    await atWork.stop();
  });

  test('does not start twice on one port, and says which', async () => {
    const second = await run('main.js', { ...built.env, METRICS_PORT: '10903', LOG_LEVEL: 'silent' });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^PORT: cannot listen there \(.*EADDRINUSE.*\)\.\n$/);
  });

  test('does not start on a wrong environment: one line for each fault, and exit code 1', async () => {
    const wrong = { DATABASE_URL: 'mysql://db/name', PORT: '99999', DATABASE_POOL_SIZE: '1' };
    const { code, output } = await run('main.js', { ...tested.environment, ...wrong });
    expect(code).toBe(1);
    expect(output.trim().split('\n').sort()).toEqual([
      'DATABASE_POOL_SIZE must be a whole number from 2 to 100.',
      'DATABASE_URL must look like postgres://user@host:5432/name.',
      'PORT must be a port number from 1 to 65535.',
    ]);
  });

  test('stops listening at SIGTERM, and still answers what was begun', async () => {
    const database = new Client({ connectionString: built.env.DATABASE_URL });
    await database.connect();
    await database.query(`BEGIN; LOCK TABLE ${write.table} IN EXCLUSIVE MODE`);
    const answer = write.send(built.url);
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
}
