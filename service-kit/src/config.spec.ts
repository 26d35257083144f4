import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { COMMON, environment } from './config.js';
import { StartupError } from './startup-error.js';

const SECRET = 'must have at least 8 characters.';
const Config = environment({ ...COMMON, SECRET: z.string(SECRET).min(8, SECRET) });

const DATABASE_URL = 'postgres://user@db:5432/name';
const GOOD = { DATABASE_URL, SECRET: 'long enough' };

const load = (env: NodeJS.ProcessEnv) => new Config({ ...GOOD, ...env });

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
}

describe('a good environment', () => {
  test('needs little; the rest has defaults', () => {
    const ports = { PORT: 3000, METRICS_PORT: 9100 };
    const defaults = { HOST: '0.0.0.0', LOG_LEVEL: 'info', DATABASE_POOL_SIZE: 10 };
    const PUBLIC_URL = 'http://localhost:8080';
    expect(load({})).toEqual({ ...GOOD, ...ports, ...defaults, PUBLIC_URL });
  });

  test('may name files instead of secrets; a trailing line end is not part of the secret', () => {
    const file = fileWith(' spaces stay \n');
    const config = load({ SECRET: '', SECRET_FILE: file, DATABASE_PASSWORD_FILE: file });
    expect(config.SECRET).toBe(' spaces stay ');
    expect(new URL(config.DATABASE_URL).password).toBe('%20spaces%20stay%20');
  });
});

describe('a fault is one line that names the variable', () => {
  test.each([
    ['PORT', '70000', 'PORT must be a port number from 1 to 65535.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    ['DATABASE_URL', '', 'DATABASE_URL must look like postgres://user@host:5432/name.'],
    ['DATABASE_POOL_SIZE', '1', 'DATABASE_POOL_SIZE must be a whole number from 2 to 100.'],
    ['SECRET', 'short', 'SECRET must have at least 8 characters.'],
  ])('%s=%s', (name, value, line) => {
    expect(() => load({ [name]: value })).toThrow(new StartupError(line));
  });

  test('all of them at once', () => {
    const lines = [
      'SECRET_FILE: the file /nowhere cannot be read.',
      'PORT must be a port number from 1 to 65535.',
      'SECRET must have at least 8 characters.',
    ];
    const env = { PORT: 'x', SECRET: '', SECRET_FILE: '/nowhere' };
    expect(() => load(env)).toThrow(new StartupError(lines.join('\n')));
  });
});
