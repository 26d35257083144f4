import { readFile, writeFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOptions } from '../src/database.js';
import { describeApi } from '../src/openapi.js';
import { may, type Right, ROLES, type Role } from '../src/roles.js';
import { CONTRACT_FILE } from './answers.js';
import { type RunningApp, TestService } from './app.js';

/** What a route needs, by its name, `GET /path/:parameter`. */
export type Lines = Record<string, Right | 'nothing'>;

/**
 * Tests what each service declares on its own. What it has from the kit is tested once, in test/service.test.ts. `tokenOf` answers
 * a token of a person with this role, in a session of its own.
 */
export function describeContract(
  { service, environment }: TestService,
  lines: Lines,
  tokenOf: (running: RunningApp, role: Role) => Promise<string>,
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
  let running: RunningApp;
  beforeAll(async () => {
    running = await new TestService(listing, environment).start();
  });
  afterAll(() => running.app.close());

  /** The status of an answer to a request that has nothing but a token. */
  async function ask(route: string, token?: string): Promise<number> {
    const [method = '', path = ''] = route.replace(/:\w+/g, '1').split(' ');
    const response = await fetch(running.url + path, {
      method,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    });
    // Otherwise each request opens a connection.
    await response.arrayBuffer();
    return response.status;
  }

  test('each route has a line, and only those that need nothing answer without a token', async () => {
    const open: Lines = { 'GET /health/live': 'nothing', 'GET /health/ready': 'nothing' };
    const all = { ...lines, ...open };
    expect(routes.toSorted()).toEqual(Object.keys(all).toSorted());
    for (const [route, need] of Object.entries(all))
      expect.soft((await ask(route)) !== 401, route).toBe(need === 'nothing');
  });

  test.each(ROLES)('a token of the %s opens what the table of roles says, nothing else', async (role) => {
    for (const [route, need] of Object.entries(lines)) {
      if (need === 'nothing') continue;
      const status = await ask(route, await tokenOf(running, role));
      expect.soft(status, route).not.toBe(401);
      expect.soft(status !== 403, route).toBe(may(role, need));
    }
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
