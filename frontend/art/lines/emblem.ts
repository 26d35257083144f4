import { bezier, bump, type Point, sample } from './curves.ts';
import { Plate, type Tone } from './lines.ts';

/** K: the midrib is the stem, a leaf's veins are the arm, falling hair is the leg. */
function letter(draw: (mark: Mark) => void): Plate {
  const plate = new Plate(128, 128, { scale: 8, tolerance: 0.1 });
  draw((tone, a, b, c, d, thin, fat, middle = 0.4) =>
    plate.stroke(sample(bezier(a, b, c, d), 40), (v) => thin + (fat - thin) * bump(v, middle, 0.34), tone, {
      taper: [0.12, 0.3],
    }),
  );
  return plate;
}
type Mark = (
  tone: Tone,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  thin: number,
  fat: number,
  middle?: number,
) => void;

/** From about 48 pixels. */
export const emblem = () =>
  letter((mark) => {
    mark('light', [23, 5], [27, 46], [27, 84], [21, 124], 4, 11);
    for (const i of [0, 1, 2, 3]) {
      mark(
        'leaf',
        [36, 60 - i * 11],
        [54, 50 - i * 12],
        [74, 36 - i * 12],
        [106 - i * 10, 22 - i * 6.5],
        2.5,
        7.5,
      );
      mark(
        'brass',
        [36, 68 + i * 11],
        [56 - i, 60 + i * 12],
        [86 - i * 8, 76 + i * 9],
        [108 - i * 17, 124],
        2.5,
        8,
      );
    }
  });

/** From 16 pixels: fewer and heavier. */
export const emblemSmall = () =>
  letter((mark) => {
    mark('light', [25, 4], [30, 44], [30, 86], [22, 125], 12, 17);
    mark('leaf', [44, 59], [62, 50], [88, 36], [118, 18], 8, 14, 0.5);
    mark('leaf', [43, 36], [58, 26], [74, 14], [88, 2], 7, 12, 0.5);
    mark('brass', [44, 70], [74, 60], [108, 84], [116, 126], 8, 15);
    mark('brass', [43, 92], [62, 88], [80, 104], [82, 126], 7, 13);
  });
