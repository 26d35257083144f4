import { beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from '../src/posts/read/list-query.js';
import { useApp } from './app.js';

const blog = useApp();
let id: string;
beforeAll(async () => {
  ({ _id: id } = await blog.create());
});

/** Mulberry32: the same numbers in each run, so that a fault that is found once is found again. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KEY = '00000000000000000000-20x10-aabbcc';
const random = numbersFrom(15);
const below = (most: number) => Math.floor(random() * most);
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
const some = (most: number, make: () => string) => Array.from({ length: below(most) }, make).join('');

const byte = () => `%${below(256).toString(16).padStart(2, '0')}`;
const control = () => encodeURIComponent(String.fromCharCode(below(32)));
const character = () => {
  const code = below(0x110000);
  return encodeURIComponent(String.fromCodePoint(code >= 0xd800 && code < 0xe000 ? 0xfffd : code));
};
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const cursor = () =>
  one([
    () => writeCursor({ date: new Date(below(2 ** 31) * 1000), id, inTitle: random() < 0.5 }),
    () =>
      encoded(`${one(['t', 'c', 'x', ''])}.${some(20, () => `${below(10)}`)}.${one([id, '', '\0', '%'])}`),
    () => encoded(`c.${one(['9999999999999', '-1', '0', '1e9', 'NaN', '99999999999999999999'])}.${id}`),
    () =>
      Buffer.from(
        some(60, () => String.fromCharCode(below(256))),
        'latin1',
      ).toString('base64'),
  ])();
const value = () =>
  one([
    () => '',
    () => some(8, byte),
    () => some(8, control),
    () => some(8, character),
    () => 'x'.repeat(below(6_000)),
    () =>
      encodeURIComponent(
        one(['Hair Care', 'nope', "a' OR '1'='1", '<script>', '../../etc', ':*', '\\', '& | !']),
      ),
    () => one(['0', '-1', '1', '100', '101', '1e2', '٣', '1.5', '0x10', '9'.repeat(400), 'NaN', 'null']),
    () => one(['%', '%zz', '%E0%A4%A', '%ED%A0%80', '%00', '%c0%80', '+', '[]', '{}', 'draft', 'all']),
    cursor,
  ])();
const NAMES = ['category', 'q', 'cursor', 'limit', 'state', '__proto__', 'constructor', 'x'];
const parameter = () => `${one(NAMES)}${one(['', '', '', '[]', '[a]', '[0]', '.b', '%00'])}=${value()}`;
const query = () => Array.from({ length: 1 + below(4) }, parameter).join('&');

const ADDRESSES: (() => string)[] = [
  () => `/api/blogs?${query()}`,
  () => `/api/blogs?category=${value()}`,
  () => `/api/blogs?q=${value()}`,
  () => `/api/blogs?cursor=${cursor()}&q=${one(['', 'frizz', value()])}`,
  () => `/api/blogs/${value()}`,
  () => `/api/blogs/${value()}/related?${query()}`,
  () => `/api/${one(['categories', 'site'])}?${query()}`,
  () => `/media/${one([KEY, value()])}/${one([value(), 'preview-0-0.jpg', '960.jpg'])}`,
  () => `/sitemap-posts-${value()}.xml`,
  () => `/${one(['rss.xml', 'sitemap.xml', value()])}?${query()}`,
];

describe('whatever a stranger asks', () => {
  test('is answered or refused, and never an error of ours', async () => {
    const addresses = Array.from(
      { length: 1_500 },
      (_, index) => ADDRESSES[index % ADDRESSES.length]?.() ?? '/',
    );
    const failed: string[] = [];
    for (const address of addresses) {
      const { status } = await blog.get(address);
      if (status >= 500) failed.push(`${status} ${address.slice(0, 300)}`);
    }
    expect(failed).toEqual([]);
  });

  test('a cursor has one spelling', async () => {
    const written = writeCursor({ date: new Date(0), id: 'a' });
    expect(await blog.status(`/api/blogs?cursor=${written}`)).toBe(200);
    for (const other of [`${written}==`, `${written}!`, `*${written}`, encoded('c.00.a')]) {
      expect(await blog.status(`/api/blogs?cursor=${encodeURIComponent(other)}`)).toBe(400);
    }
  });
});
