import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.js';

test('a cursor comes back as it was written', () => {
  const cursor = { inTitle: true, date: new Date('2026-11-20T10:00:00.123Z'), id: 'hair-oil-abc123' };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  expect(writeCursor(cursor)).toMatch(/^[\w-]+$/);
});

test.each([
  '',
  'x',
  '%',
  Buffer.from('t.1').toString('base64url'),
  Buffer.from("t.1.a'b").toString('base64url'),
])('%j is none of ours', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
