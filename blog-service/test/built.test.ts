import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { environment, run, type Service, startService } from './process.js';

describe('the built service', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await environment());
  });
  afterAll(() => service.stop());

  test('answers', async () => {
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
  });

  test('has its metrics on a port of their own', async () => {
    await fetch(`${service.url}/api/blogs`);
    const metrics = await (await fetch(service.metricsUrl)).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/blogs",status="200"} 1',
    );
    expect(metrics).toMatch(/pg_pool_connections\{state="total"\} \d/);
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });
});

test('SIGTERM ends it; it has logged each request as JSON with its id, and health checks not at all', async () => {
  const service = await startService(await environment());
  await fetch(`${service.url}/health/ready`);
  await fetch(`${service.url}/nothing`, {
    headers: { 'X-Request-Id': 'seen-in-log', Authorization: 'Bearer abc.def.ghi' },
  });
  await service.untilPrinted('seen-in-log');
  expect(await service.stop()).toEqual({ code: null, signal: 'SIGTERM' });

  const output = service.output();
  const lines = output
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
  expect(output).not.toContain('"url":"/health/ready"');
  expect(output).not.toContain('abc.def.ghi');
});

describe('a wrong configuration', () => {
  test('is one line for each fault, and exit code 1', async () => {
    const result = await run('main.js', { ...(await environment()), PORT: '99999', AUTH_URL: 'nowhere' });
    expect(result).toEqual({
      code: 1,
      output:
        'PORT must be a port number from 1 to 65535.\n' +
        'AUTH_URL must be the http(s) address of auth-service.\n',
    });
  });
});
