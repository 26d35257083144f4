import { expect, test } from 'vitest';
import { newPostId, readPostId } from './post-id.js';

test.each([
  ['Monsoon frizz care', /^monsoon-frizz-care-[a-z0-9]{6}$/],
  ['Crème & Café: 5 tips!', /^creme-and-cafe-5-tips-[a-z0-9]{6}$/],
  ['முடி பராமரிப்பு', /^muti-paramarippu-[a-z0-9]{6}$/],
  ['മുടി സംരക്ഷണം', /^muti-samrakshanam-[a-z0-9]{6}$/],
  ['வணக்கம்', /^vanakkam-[a-z0-9]{6}$/],
  ['Hair care, கூந்தல்', /^hair-care-kuntal-[a-z0-9]{6}$/],
  ['😀😀😀😀😀', /^post-[a-z0-9]{6}$/],
  [`${'word '.repeat(12)}verylongword`, /^(word-){12}[a-z0-9]{6}$/],
  ['x'.repeat(200), /^x{60}-[a-z0-9]{6}$/],
])('%s', (title, id) => {
  expect(newPostId(title)).toMatch(id);
  expect(readPostId(newPostId(title).toUpperCase())).toMatch(id);
});

test('two posts of one title have two ids', () => {
  expect(newPostId('Hair oil')).not.toBe(newPostId('Hair oil'));
});

test.each(['', 'a b', 'a\0', '../a', 'é', 'x'.repeat(81)])('%j is not a valid id', (id) => {
  expect(readPostId(id)).toBe('');
});
