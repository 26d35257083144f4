import { readFile, writeFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BaseConfig } from '../src/config.js';
import { databaseOptions } from '../src/database.js';
import { describeApi } from '../src/openapi.js';
import { CONTRACT_FILE } from './answers.js';
import { type RunningApp, TestService } from './app.js';

/**
 * Tests what each service declares on its own. What it has from the kit is tested once, in test/service.test.ts. A route is named
 * as `GET /path/:parameter`.
 */
export function describeContract<C extends BaseConfig>(
  { service, environment }: TestService<C>,
  publicRoutes: string[],
): void {
  const routes: string[] = [];
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
  let running: RunningApp<C>;
  beforeAll(async () => {
    running = await new TestService(listing, environment).start();
  });
  afterAll(() => running.app.close());

  test('the routes that answer without a token are these and no more', async () => {
    const open: string[] = [];
    for (const route of routes) {
      const [method = '', path = ''] = route.replace(/:\w+/g, '1').split(' ');
      const response = await fetch(running.url + path, { method });
      if (response.status !== 401) open.push(route);
      // Otherwise each request opens a connection.
      await response.arrayBuffer();
    }
    expect(open.sort()).toEqual(['GET /health/live', 'GET /health/ready', ...publicRoutes].sort());
  });

  test('openapi.json describes the routes as the controllers have them', async () => {
    const described = `${JSON.stringify(describeApi(running.app, service), null, 2)}\n`;
    // `npm run openapi` sets the variable, to write the file again.
    if (process.env.WRITE_OPENAPI) await writeFile(CONTRACT_FILE, described);
    expect(described).toBe(await readFile(CONTRACT_FILE, 'utf8'));
  });

  // Where rows are no entities, the tests of each query show that the schema has what the code asks for.
  test.skipIf(Object.keys(service.database.entities).length === 0)(
    'the migrations make the schema of the entities',
    async () => {
      const dataSource = await new DataSource(databaseOptions(service, running.config)).initialize();
      const missing = await dataSource.driver.createSchemaBuilder().log();
      await dataSource.destroy();
      expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
    },
  );
}
