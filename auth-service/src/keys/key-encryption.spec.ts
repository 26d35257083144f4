import { expect, test } from 'vitest';
import { decrypt, encrypt } from './key-encryption.js';

const SECRET = 's'.repeat(32);

test('opens what it sealed', () => {
  expect(decrypt(encrypt('private', SECRET, 'key-1'), SECRET, 'key-1')).toBe('private');
});

test('refuses another secret, another name, and a changed bit', () => {
  const sealed = encrypt('private', SECRET, 'key-1');
  expect(() => decrypt(sealed, 't'.repeat(32), 'key-1')).toThrow();
  expect(() => decrypt(sealed, SECRET, 'key-2')).toThrow();
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect(() => decrypt(changed, SECRET, 'key-1')).toThrow();
});
