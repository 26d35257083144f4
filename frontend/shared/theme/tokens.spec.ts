import { firstPalette } from '@salon/content/colourSets';
import { color } from './tokens';

it('each colour is one that a palette has', () => {
  const roles = Object.keys(firstPalette).map((role) => `var(--${role})`);
  expect(roles).toEqual(expect.arrayContaining(Object.values(color)));
});
