import { bezier, bump, type Point, sample } from './curves.ts';
import { Plate } from './lines.ts';

const arc = (a: Point, b: Point, c: Point, d: Point) => sample(bezier(a, b, c, d), 40);

/** K: the midrib is the stem, leaf veins the arm, falling hair the leg. */
function letter(n: number, heavy: number): Plate {
  const plate = new Plate(128, 128, { scale: 8, tolerance: 0.1 });
  const [step, far, bend] = n > 3 ? [10.4, 0, 1] : [14, 3, 0.9];
  plate.stroke(
    arc([31, 6], [34.5, 46], [34.5, 84], [29, 123]),
    (v) => (3 + 5 * bump(v, 0.42, 0.34)) * (heavy > 1 ? 1.5 : 1),
    'light',
    { taper: [0.12, 0.3] },
  );
  for (let i = 0; i < n; i++) {
    const y = 60 - i * step;
    const h = 67 + far + i * step * 0.98;
    const k = ((i * 3) / (n - 1)) * bend;
    plate.stroke(
      arc([42 + far, y], [58, y - 11], [78 - k * 3, y - 25], [104 - k * 6.5, y - 41 + k * 3.4]),
      (v) => (2 + 3.6 * bump(v, 0.36, 0.3)) * heavy,
      'leaf',
      { taper: [0.14, 0.32] },
    );
    plate.stroke(
      arc([42 + far, h], [62 - k * 1.5, h - 8], [90 - k * 8, h + 6], [108 - k * 15.5, 123]),
      (v) => (2 + 4.2 * bump(v, 0.4, 0.26)) * heavy,
      'brass',
      { taper: [0.14, 0.36] },
    );
  }
  return plate;
}

export const emblem = () => letter(4, 1);
export const emblemSmall = () => letter(3, 1.75);
