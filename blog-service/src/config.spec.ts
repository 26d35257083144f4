import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadConfig } from './config.js';

const GOOD = {
  DATABASE_URL: 'postgres://blog@db:5432/blog',
  AUTH_URL: 'http://auth:3001',
};

function faults(env: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
}

describe('a good environment', () => {
  test('needs two settings; the rest has defaults', () => {
    expect(loadConfig(GOOD)).toMatchObject({
      PORT: 3002,
      METRICS_PORT: 9102,
      HOST: '0.0.0.0',
      LOG_LEVEL: 'info',
      DATABASE_POOL_SIZE: 10,
      PUBLIC_URL: 'http://localhost:8080',
      SALON_NAME: 'Kadali — Salon & Academy',
    });
  });

  test('may be empty where there is a default, as compose passes unset variables', () => {
    expect(loadConfig({ ...GOOD, PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3002, LOG_LEVEL: 'info' });
  });

  test('may name files instead of secrets; a trailing line end is not part of the secret', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'blog-config-')), 'secret');
    writeFileSync(file, ' spaces stay \n');
    const config = loadConfig({ ...GOOD, DATABASE_PASSWORD_FILE: file });
    expect(new URL(config.DATABASE_URL).password).toBe('%20spaces%20stay%20');
  });

  test('a password in DATABASE_URL goes before the one of DATABASE_PASSWORD', () => {
    const DATABASE_URL = 'postgres://owner:inside@db.example:5432/own';
    expect(loadConfig({ ...GOOD, DATABASE_URL, DATABASE_PASSWORD: 'beside' })).toMatchObject({
      DATABASE_URL,
    });
  });
});

describe('a fault is one line that names the variable', () => {
  test.each([
    ['PORT', '70000', 'PORT must be a port number from 1 to 65535.'],
    ['PORT', 'web', 'PORT must be a port number from 1 to 65535.'],
    ['METRICS_PORT', '-1', 'METRICS_PORT must be a port number from 1 to 65535.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    ['DATABASE_URL', 'mysql://db/blog', 'DATABASE_URL must look like postgres://user@host:5432/name.'],
    ['DATABASE_URL', undefined, 'DATABASE_URL must look like postgres://user@host:5432/name.'],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE must be a whole number from 1 to 100.'],
    ['AUTH_URL', undefined, 'AUTH_URL must be the http(s) address of auth-service.'],
    ['AUTH_URL', 'auth:3001', 'AUTH_URL must be the http(s) address of auth-service.'],
    ['PUBLIC_URL', 'ftp://salon.example', 'PUBLIC_URL must be the http(s) address of the site.'],
    ['SALON_NAME', 'x'.repeat(101), 'SALON_NAME must have 1 to 100 characters.'],
  ])('%s=%s', (name, value, line) => {
    expect(faults({ ...GOOD, [name]: value })).toEqual([line]);
  });

  test('all of them at once', () => {
    expect(faults({ PORT: 'x', DATABASE_PASSWORD_FILE: '/nowhere' })).toEqual([
      'DATABASE_PASSWORD_FILE: the file /nowhere cannot be read.',
      'PORT must be a port number from 1 to 65535.',
      'DATABASE_URL must look like postgres://user@host:5432/name.',
      'AUTH_URL must be the http(s) address of auth-service.',
    ]);
  });
});
