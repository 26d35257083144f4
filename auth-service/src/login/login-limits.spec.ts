import { expect, test } from 'vitest';
import { addressKey } from './login-limits.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['not an address', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
