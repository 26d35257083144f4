import { expect, test } from 'vitest';
import { Config } from './config.js';

const GOOD = {
  DATABASE_URL: 'postgres://auth@db:5432/auth',
  ADMIN_PASSWORD: 'eight-ch',
  KEYS_SECRET: 'k'.repeat(32),
};

test('three settings are needed; the rest has defaults', () => {
  expect(new Config(GOOD)).toMatchObject({ ...GOOD, PORT: 3001, METRICS_PORT: 9101 });
});

test.each([
  ['ADMIN_PASSWORD', undefined, '8 to 128'],
  ['ADMIN_PASSWORD', 'seven77', '8 to 128'],
  ['ADMIN_PASSWORD', 'x'.repeat(129), '8 to 128'],
  ['KEYS_SECRET', 'k'.repeat(31), 'at least 32'],
])('%s=%s is refused', (name, value, length) => {
  const line = `${name} (or ${name}_FILE) must have ${length} characters.`;
  expect(() => new Config({ ...GOOD, [name]: value })).toThrow(line);
});
