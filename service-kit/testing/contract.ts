import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BaseConfig } from '../src/config.js';
import { databaseOptions } from '../src/database.js';
import { migrate } from '../src/migrate.js';
import { describeApi } from '../src/openapi.js';
import { CONTRACT_FILE } from './answers.js';
import { type RunningApp, TestService } from './app.js';
import { createEmptyDatabase } from './database.js';
import { startBuilt } from './process.js';
import { expectUnauthorized } from './unauthorized.js';

export interface Contract<C extends BaseConfig> {
  tested: TestService<C>;
  /** Every route that needs no token, as `GET /path/:parameter`. The list makes sure that a route is opened only on purpose. */
  publicRoutes: string[];
  guardedRoutes: string[];
}

const HEALTH_ROUTES = ['GET /health/live', 'GET /health/ready'];

/** The method and a path of a route, with 1 for each parameter. */
function addressOf(route: string): { method: string; path: string } {
  const [method = '', pattern = ''] = route.split(' ');
  return { method, path: pattern.replace(/:\w+/g, '1') };
}

/** Tests that a service is built on the kit. What it has from it is tested once, in test/service.test.ts. */
export function describeContract<C extends BaseConfig>(contract: Contract<C>): void {
  const { tested, publicRoutes, guardedRoutes } = contract;
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

  test('the migrations are each run once, however many replicas start together, and make the schema of the entities', async () => {
    const { service } = tested;
    const config = tested.config({ DATABASE_URL: await createEmptyDatabase() });
    await Promise.all([migrate(service, config), migrate(service, config)]);
    const dataSource = await new DataSource(databaseOptions(service, config)).initialize();
    const run = await dataSource.query('SELECT name FROM migrations');
    const missing = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(run).toHaveLength(service.database.migrations.length);
    // Where rows are no entities, the tests of each query show that the schema has what the code asks for.
    if (Object.keys(service.database.entities).length > 0)
      expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('the built service, in development and with the smallest pool, is ready, shows its API, and stops at SIGTERM', async () => {
    const settings = { DATABASE_POOL_SIZE: '2', NODE_ENV: 'development' };
    const built = await startBuilt({ ...(await tested.processEnvironment()), ...settings });
    for (const path of ['health/ready', tested.service.docsPath])
      expect((await fetch(`${built.url}/${path}`)).status).toBe(200);
    expect((await fetch(built.metricsUrl)).status).toBe(200);
    expect(await built.stop()).toEqual({ code: null, signal: 'SIGTERM' });
  });
}
