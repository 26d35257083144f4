import { expect, test } from 'vitest';
import { Config } from './config.js';

const GOOD = { DATABASE_URL: 'postgres://blog@db:5432/blog', AUTH_URL: 'http://auth:3001/' };

test('two settings are needed; the rest has defaults; addresses lose the slash at their end', () => {
  expect(new Config(GOOD)).toMatchObject({
    AUTH_URL: 'http://auth:3001',
    PORT: 3002,
    METRICS_PORT: 9102,
    PUBLIC_URL: 'http://localhost:8080',
    SALON_NAME: 'Kadali — Salon & Academy',
    SALON_TIME_ZONE: 'Asia/Kolkata',
  });
  const PUBLIC_URL = 'https://salon.example';
  expect(new Config({ ...GOOD, PUBLIC_URL: `${PUBLIC_URL}//` })).toMatchObject({ PUBLIC_URL });
});

test.each([
  ['AUTH_URL', undefined, 'AUTH_URL must be the http(s) address of auth-service.'],
  ['AUTH_URL', 'auth:3001', 'AUTH_URL must be the http(s) address of auth-service.'],
  ['PUBLIC_URL', 'ftp://salon.example', 'PUBLIC_URL must be the http(s) address of the site.'],
  ['SALON_NAME', 'x'.repeat(101), 'SALON_NAME must have 1 to 100 characters.'],
  ['SALON_PHONE', 'none', 'SALON_PHONE: '],
  ['ALERT_URL', 'https://me:secret@chat.example', 'ALERT_URL must be an http(s) address without a password.'],
  ['SALON_TIME_ZONE', 'Asia', 'SALON_TIME_ZONE must be a time zone such as Asia/Kolkata.'],
])('%s=%s is refused', (name, value, line) => {
  expect(() => new Config({ ...GOOD, [name]: value })).toThrow(line);
});
