import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { RouteOptions } from 'fastify';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BaseConfig } from '../src/config.js';
import { databaseOptions } from '../src/database.js';
import { migrate } from '../src/migrate.js';
import { describeApi } from '../src/openapi.js';
import { CONTRACT_FILE } from './answers.js';
import { type RunningApp, TestService } from './app.js';
import { createEmptyDatabase } from './database.js';
import { startDatabaseProxy } from './database-proxy.js';
import { freePort } from './free-port.js';
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

const UNAVAILABLE = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The service is not available right now. Please try again in a moment.',
};

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toEqual(UNAVAILABLE);
}

/** Tests what every service must do, on this one. */
export function describeContract<C extends BaseConfig>(contract: Contract<C>): void {
  const { tested } = contract;

  describe('while all is well', () => {
    const routes: string[] = [];
    let running: RunningApp<C>;
    beforeAll(async () => {
      running = await withRouteList(tested, routes).start();
    });
    afterAll(() => running.app.close());

    describeErrors(() => running.url);
    describeRequestId(() => running.url);
    describeRoutes(contract, () => running.url, routes);

    test('openapi.json describes the routes as the controllers have them', async () => {
      const described = `${JSON.stringify(describeApi(running.app, tested.service), null, 2)}\n`;
      // `npm run openapi` sets the variable, to write the file again.
      if (process.env.WRITE_OPENAPI) await writeFile(CONTRACT_FILE, described);
      expect(described).toBe(await readFile(CONTRACT_FILE, 'utf8'));
    });

    test.each(['/health/live', '/health/ready'])('%s is 200', async (path) => {
      const response = await fetch(running.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: 'ok' });
    });
  });

  describeFaultsOfTheDatabase(contract);
  describeMigrations(tested);
  describeProcess(contract);
  describeShutdown(contract);
}

function describeErrors(url: () => string): void {
  describe('what no route answers', () => {
    test.each([
      ['an unknown path', 'GET', '/nothing'],
      ['a wrong method', 'DELETE', '/health/live'],
    ])('%s gets a JSON 404', async (_, method, path) => {
      const response = await fetch(url() + path, { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        statusCode: 404,
        error: 'Not Found',
        message: 'There is nothing at this address.',
      });
    });

    test('headers that are longer than the description says get a 431', async () => {
      const response = await fetch(`${url()}/health/live`, {
        headers: { 'If-Match': 'x'.repeat(16 * 1024) },
      });
      expect(response.status).toBe(431);
    });

    test('a broken percent code gets a JSON 400', async () => {
      const response = await fetch(`${url()}/%zz`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
    });
  });
}

function describeRequestId(url: () => string): void {
  const idFor = async (sent?: string) => {
    const headers = sent === undefined ? undefined : { 'X-Request-Id': sent };
    return (await fetch(`${url()}/health/live`, { headers })).headers.get('X-Request-Id');
  };

  describe('the request id', () => {
    test('is taken from X-Request-Id and returned', async () => {
      expect(await idFor('abc-123')).toBe('abc-123');
    });

    test('is made when there is none, or an odd one', async () => {
      for (const sent of [undefined, 'a b"c']) expect(await idFor(sent)).toMatch(/^[\w-]{36}$/);
    });
  });
}

function describeRoutes<C extends BaseConfig>(
  { publicRoutes, guardedRoutes }: Contract<C>,
  url: () => string,
  routes: string[],
): void {
  const withBody = guardedRoutes.filter((route) => /^(POST|PUT|PATCH) /.test(route));

  describe('the routes', () => {
    test('are these and no more', () => {
      expect(routes.sort()).toEqual([...HEALTH_ROUTES, ...publicRoutes, ...guardedRoutes].sort());
    });

    test.each(guardedRoutes)('%s refuses a stranger', async (route) => {
      const { method, path } = addressOf(route);
      await expectUnauthorized(await fetch(url() + path, { method }));
    });

    test.each(withBody)('%s refuses a stranger before the body is read', async (route) => {
      const { method, path } = addressOf(route);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 10_000 };
      const request = http.request(url() + path, { method, headers });
      request.write('{');
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      expect(answer.statusCode).toBe(401);
      request.once('error', () => {}).destroy();
    });

    test.each(publicRoutes)('%s does not ask for a token', async (route) => {
      const { method, path } = addressOf(route);
      expect((await fetch(url() + path, { method })).status).not.toBe(401);
    });
  });
}

const HEALTH_ROUTES = ['GET /health/live', 'GET /health/ready'];

/** The same service, but its routes are added to the list while it starts. */
function withRouteList<C extends BaseConfig>(
  { service, environment }: TestService<C>,
  routes: string[],
): TestService<C> {
  const add = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  };
  return new TestService(
    {
      ...service,
      configure(fastify) {
        service.configure?.(fastify);
        fastify.addHook('onRoute', add);
      },
    },
    environment,
  );
}

/** The method and a path of a route, with 1 for each parameter. */
function addressOf(route: string): { method: string; path: string } {
  const [method = '', pattern = ''] = route.split(' ');
  return { method, path: pattern.replace(/:\w+/g, '1') };
}

function describeFaultsOfTheDatabase<C extends BaseConfig>({ tested, write }: Contract<C>): void {
  describe('a database that', () => {
    test('is away makes calls 503; when it is back, all works', async () => {
      const database = await startDatabaseProxy(await tested.createDatabase());
      const { app, url } = await tested.start({ DATABASE_URL: database.url });
      await database.disconnect();
      await expectUnavailable(await write.send(url));
      await expectUnavailable(await fetch(`${url}/health/ready`));
      expect((await fetch(`${url}/health/live`)).status).toBe(200);

      await database.reconnect();
      expect((await write.send(url)).ok).toBe(true);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
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
  });
}

function describeMigrations<C extends BaseConfig>(tested: TestService<C>): void {
  describe('the migrations', () => {
    let dataSource: DataSource;
    beforeAll(async () => {
      const config = tested.config({ DATABASE_URL: await createEmptyDatabase() });
      await Promise.all([migrate(tested.service, config), migrate(tested.service, config)]);
      dataSource = await new DataSource(databaseOptions(tested.service, config)).initialize();
    });
    afterAll(() => dataSource.destroy());

    test('make the schema that the entities describe, however many replicas start together', async () => {
      const missing = await dataSource.driver.createSchemaBuilder().log();
      expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
    });

    test('can be taken back, which leaves nothing, and made again', async () => {
      for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
      const left: unknown[] = await dataSource.query(
        `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migrations', 'typeorm_metadata')
         UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
           AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
      );
      expect(left).toEqual([]);
      await dataSource.runMigrations();
    });
  });
}

function describeProcess<C extends BaseConfig>({ tested, publicRoutes, guardedRoutes }: Contract<C>): void {
  describe('the built service', () => {
    let env: NodeJS.ProcessEnv;
    let built: BuiltService;
    beforeAll(async () => {
      env = { ...(await tested.processEnvironment()), PORT: `${await freePort()}`, DATABASE_POOL_SIZE: '2' };
      built = await startBuilt(env);
    });
    afterAll(() => built.stop());

    test('is ready, with the smallest pool of connections', async () => {
      expect((await fetch(`${built.url}/health/ready`)).status).toBe(200);
    });

    test('has its metrics on a port of their own', async () => {
      await fetch(`${built.url}/health/ready`);
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
      const atWork = await startBuilt({ ...env, PORT: `${await freePort()}`, NODE_ENV: 'development' });
      expect((await fetch(atWork.url + page)).status).toBe(200);
      await atWork.stop();
    });

    test('does not start twice on one port, and says which', async () => {
      const second = await run('main.js', {
        ...env,
        METRICS_PORT: `${await freePort()}`,
        LOG_LEVEL: 'silent',
      });
      expect(second.code).toBe(1);
      expect(second.output).toMatch(/^PORT: cannot listen there \(.*EADDRINUSE.*\)\.\n$/);
    });

    test('logs each request as a line of JSON with its id, but no secret and no health check, until SIGTERM ends it', async () => {
      const ending = await startBuilt({ ...env, PORT: `${await freePort()}` });
      await fetch(`${ending.url}/health/ready`);
      const secret = 'hunter2-secret';
      const headers = {
        Authorization: `Bearer ${secret}`,
        Cookie: `token=${secret}`,
        Referer: `http://localhost/?token=${secret}`,
        'Content-Type': 'application/json',
      };
      const body = JSON.stringify({ password: secret, [secret]: secret });
      const withBody = [...publicRoutes, ...guardedRoutes].find((route) => route.startsWith('POST'));
      const { method, path } = addressOf(withBody ?? '');
      for (const spelling of [
        `?token=${secret}`,
        `?%70assword=${secret}`,
        `?a;pwd=${secret}`,
        `?${secret}`,
        `;pass=${secret}`,
        `/token%3D${secret}`,
      ]) {
        await fetch(`${ending.url}/nothing${spelling}`, { headers });
        await fetch(`${ending.url}${path}${spelling}`, { method, headers, body });
        await fetch(`${ending.url}/%zz${spelling}`, { headers });
      }
      await fetch(`${ending.url}/nothing`, { headers: { ...headers, 'X-Request-Id': 'seen-in-log' } });
      await ending.untilPrinted('seen-in-log');
      expect(await ending.stop()).toEqual({ code: null, signal: 'SIGTERM' });

      const output = ending.output();
      const lines: unknown[] = output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(lines).toContainEqual(
        expect.objectContaining({
          requestId: 'seen-in-log',
          address: '127.0.0.1',
          method: 'GET',
          url: '/nothing',
          status: 404,
        }),
      );
      expect(output).not.toContain('"url":"/health/');
      expect(output).not.toContain('hunter2');
    });

    test('does not start on a wrong environment: one line for each fault, and exit code 1', async () => {
      const wrong = {
        ...tested.environment,
        DATABASE_URL: 'mysql://db/name',
        PORT: '99999',
        DATABASE_POOL_SIZE: '1',
      };
      const { code, output } = await run('main.js', wrong);
      expect(code).toBe(1);
      expect(output.trim().split('\n').sort()).toEqual([
        'DATABASE_POOL_SIZE must be a whole number from 2 to 100.',
        'DATABASE_URL must look like postgres://user@host:5432/name.',
        'PORT must be a port number from 1 to 65535.',
      ]);
    });
  });
}

function describeShutdown<C extends BaseConfig>({ tested, write }: Contract<C>): void {
  test('SIGTERM closes the door, and what was begun is still answered', async () => {
    const env = await tested.processEnvironment();
    const built = await startBuilt(env);
    const database = new Client({ connectionString: env.DATABASE_URL });
    await database.connect();
    await database.query(`BEGIN; LOCK TABLE ${write.table} IN EXCLUSIVE MODE`);
    const answer = write.send(built.url);
    await until(async () => {
      const { rowCount } = await database.query('SELECT FROM pg_locks WHERE NOT granted');
      return rowCount !== 0;
    });

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
