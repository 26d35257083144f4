import { wcagContrast } from 'culori/fn';
import { colourSets, type Palette } from './colourSets.ts';
import { paletteOf } from './palette.ts';
import { randomFrom } from './testing/random.ts';

const papers = ['paper', 'paper-shade', 'card', 'error-soft'] as const;
const darks = ['dark', 'darker'] as const;

/** Each text and the grounds that it is set on. */
const textPairs: [text: keyof Palette, ground: keyof Palette][] = [
  ...(['ink', 'ink-soft', 'accent-ink', 'dark', 'error'] as const).flatMap((text) =>
    papers.map((ground) => [text, ground] as [typeof text, typeof ground]),
  ),
  ...(['on-dark', 'on-dark-soft', 'accent'] as const).flatMap((text) =>
    darks.map((ground) => [text, ground] as [typeof text, typeof ground]),
  ),
  ['darker', 'accent'],
];

/** The pairs that cannot be read, each with its contrast. */
const unreadable = (palette: Palette) =>
  textPairs.flatMap(([text, ground]) => {
    const found = wcagContrast(palette[text], palette[ground]);
    return found >= 4.5 ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`];
  });

const random = randomFrom(7);
const anyColour = () => `#${random(0x1000000).toString(16).padStart(6, '0')}`;

const HARD = '#39ff14 #ff00ff #ffff00 #00ffff #808080 #fefefe #ffffff #010101 #000000'.split(' ');

test.each(Object.keys(colourSets))('every text of the set “%s” has the contrast of WCAG AA', (set) => {
  expect(unreadable(paletteOf(set))).toEqual([]);
});

describe('colours of the owner’s', () => {
  test('neon, grey, nearly white and nearly black ones give readable texts, alone and in pairs', () => {
    const pairs = HARD.flatMap((one) => [one, ...HARD.map((other) => `${one} ${other}`)]);
    expect(pairs.filter((colours) => unreadable(paletteOf(colours)).length > 0)).toEqual([]);
  });

  test('so does any other', () => {
    const pairs = Array.from({ length: 1_500 }, (_, index) =>
      [anyColour(), anyColour()].slice(index % 2).join(' '),
    );
    expect(pairs.filter((colours) => unreadable(paletteOf(colours)).length > 0)).toEqual([]);
  });

  test('the darker is the dark band and the lighter the accent, in whatever order she gives them', () => {
    const { dark, accent } = paletteOf('#fdd835 #3b1a4f');
    expect([dark, accent]).toEqual(['#3b1a4f', '#fdd835']);
    expect(paletteOf('#3b1a4f #fdd835')).toEqual(paletteOf('#fdd835 #3b1a4f'));
  });
});
