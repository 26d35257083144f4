import { angleAt, bezier, bump, chance, mix, type Point, put, rad, sample, spline, steps, TAU } from './curves.ts';
import { Plate } from './lines.ts';

/** A string of jasmine: buds and open flowers in two rows, tied with fibre. */
export function offers(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8, shortest: 12 });
  const string = spline([[1530, 250], [1330, 330], [1130, 520], [900, 660], [690, 640], [560, 760], [620, 960], [760, 1040]]);
  plate.stroke(sample(string, 120), () => 3.4, 'leaf', { taper: [0, 0.02] });
  const n = 27;
  const bud = (root: Point, a: number, size: number, seed: number) => {
    const tube = size * 0.62;
    const from = put(root, a, tube * 0.86, 0);
    const body = bezier(from, put(from, a, size * 0.3, 0), put(from, a, size * 0.7, 0), put(from, a, size, 3 * (chance(seed, 5) - 0.5)));
    plate.stroke([root, put(root, a, tube / 2, 2), put(root, a, tube, 0)], () => size * 0.13, 'leaf', { taper: [0.1, 0] });
    const wide = (v: number) => size * 0.5 * Math.sin(Math.PI * (0.1 + 0.88 * v ** 0.85)) ** 0.8;
    plate.ribbon(body, wide, 3, (v, u) => (u === 0 ? 0.2 : 0.15) * size * (0.35 + 0.65 * bump(v, 0.42, 0.34)), () => 'light', { taper: [0.15, 0.15], count: 16, halo: 4 });
  };
  const flower = (root: Point, a: number, size: number, seed: number) => {
    plate.stroke([root, put(root, a, size * 0.3, 2), put(root, a, size * 0.6, 0)], () => size * 0.12, 'leaf', { taper: [0.1, 0] });
    const heart = put(root, a, size * 0.78, 0);
    const petals = 6 + (seed % 2);
    for (let k = 0; k < petals; k++) {
      const b = a + ((k + 0.5 * chance(seed, 2)) / petals) * TAU;
      const long = size * (0.62 + 0.1 * chance(k, seed));
      const rim = steps(20).map((v) => {
        const c = v * TAU;
        return put(heart, b, long * (0.56 - 0.44 * Math.cos(c)), long * 0.36 * Math.sin(c) * (1 - 0.25 * Math.cos(c)));
      });
      plate.cover(rim, 2.5);
      // The body of a petal, and its tip that curls back.
      plate.stroke(sample(bezier(put(heart, b, 3, 0), put(heart, b, long * 0.3, 0), put(heart, b, long * 0.5, 0), put(heart, b, long * 0.78, 0)), 8), (v) => long * 0.48 * bump(v, 0.85, 0.5), 'light', { taper: [0.4, 0.3] });
      plate.stroke(sample(bezier(put(heart, b, long * 0.72, -long * 0.36), put(heart, b, long * 1.08, -long * 0.26), put(heart, b, long * 1.08, long * 0.26), put(heart, b, long * 0.72, long * 0.36)), 10), (v) => long * 0.17 * bump(v, 0.5, 0.5), 'light', { taper: [0.3, 0.3] });
    }
  };
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6) / (n + 0.4);
    const at = string(t);
    const along = angleAt(string, t);
    for (const side of [1, -1]) {
      const seed = i * 2 + (side > 0 ? 1 : 0);
      const a = along + side * rad(mix(48, 66, chance(seed, 1)));
      const size = mix(66, 82, chance(seed, 6));
      if (chance(seed, 9) < 0.24) flower(at, a, size, seed);
      else bud(at, a, size, seed);
    }
  }
  return plate;
}
