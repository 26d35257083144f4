import { shortName } from './slots';

it.each([
  ['Kadali — Salon & Academy', 'Kadali'],
  ['Mullai - Hair & Skin', 'Mullai - Hair & Skin'],
  ['Mullai | Chennai', 'Mullai | Chennai'],
])('%s is %s for short: only a long dash begins an addition', (name, short) => {
  expect(shortName(name)).toBe(short);
});
