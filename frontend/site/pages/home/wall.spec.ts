import { wallOf } from './wall';

const rows = (count: number) =>
  wallOf(Array.from({ length: count }, () => ({ folder: '/media/key-900x1200-aabbcc', alt: '' })));

it.each([
  [1, '1', '1'],
  [3, '122', '333'],
  [4, '2222', '4444'],
  [7, '1222222', '3334444'],
  [12, '3'.repeat(12), '4'.repeat(12)],
  [21, '3'.repeat(21), `${'4'.repeat(16)}55555`],
])('%i pictures stand in rows whose lengths differ by one at most', (count, phone, desk) => {
  expect(
    rows(count)
      .map((picture) => picture.phone)
      .join(''),
  ).toBe(phone);
  expect(
    rows(count)
      .map((picture) => picture.desk)
      .join(''),
  ).toBe(desk);
});
