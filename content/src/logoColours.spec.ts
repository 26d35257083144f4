import { coloursInPixels } from './logoColours.ts';

/** Pixels of these colours, each so many times: `6a1b9a 60`; the last two of eight digits are its opacity. */
const pixels = (...parts: string[]) =>
  new Uint8ClampedArray(
    parts.flatMap((part) => {
      const [colour = '', count] = part.split(' ');
      return Array.from({ length: Number(count) }, () => [
        ...Buffer.from(colour.padEnd(8, 'f'), 'hex'),
      ]).flat();
    }),
  );

test.each([
  ['a purple and yellow one', ['6a1b9a 60', 'fdd835 30', 'ffffff 400'], ['#6a1b9a', '#fdd835']],
  ['one of a single colour, on black', ['00796b 40', '000000 200'], ['#00796b']],
  ['one of grey, white and black', ['808080 50', 'fdfdfd 300', '020202 20'], []],
  ['an empty one', ['ff000000 500'], []],
  ['one with a hidden red below its transparency', ['1e4fa3 50', 'ff000000 500'], ['#1e4fa3']],
])('of a logo, %s, the dominant colours are proposed', (_, parts, proposed) => {
  expect(coloursInPixels(pixels(...parts))).toEqual(proposed);
});

test('of fifteen colours in a logo the two that it shows most are proposed', () => {
  const rainbow = Array.from({ length: 13 }, (_, index) => {
    const [red, green] = [index * 19, (index * 83) % 255].map((part) => part.toString(16).padStart(2, '0'));
    return `${red}${green}40 4`;
  });
  expect(coloursInPixels(pixels(...rainbow, 'c2185b 90', '0277bd 70'))).toEqual(['#c2185b', '#0277bd']);
});
