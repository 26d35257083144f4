import { loadConfig } from '@salon/service-kit/config';
import { expect, test } from 'vitest';
import { Config } from './config.js';

const GOOD = {
  DATABASE_URL: 'postgres://auth@db:5432/auth',
  ADMIN_PASSWORD: 'eight-ch',
  KEYS_SECRET: 'k'.repeat(32),
};

test('three settings are needed; the rest has defaults', () => {
  expect(loadConfig(Config, GOOD)).toEqual({
    ...GOOD,
    PORT: 3001,
    METRICS_PORT: 9101,
    HOST: '0.0.0.0',
    LOG_LEVEL: 'info',
    DATABASE_POOL_SIZE: 10,
  });
});

test.each([
  ['ADMIN_PASSWORD', undefined, 'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) must have 8 to 128 characters.'],
  ['ADMIN_PASSWORD', 'seven77', 'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) must have 8 to 128 characters.'],
  [
    'ADMIN_PASSWORD',
    'x'.repeat(129),
    'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) must have 8 to 128 characters.',
  ],
  ['KEYS_SECRET', 'k'.repeat(31), 'KEYS_SECRET (or KEYS_SECRET_FILE) must have at least 32 characters.'],
])('%s=%s is refused', (name, value, line) => {
  expect(() => loadConfig(Config, { ...GOOD, [name]: value })).toThrow(line);
});
