import { angleAt, chance, mix, type Point, put, rad, sample, spline, TAU } from './curves.ts';
import { Plate } from './lines.ts';

/** A string of jasmine: buds and open flowers in two rows, tied with fibre. */
export function offers(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8, shortest: 14 });
  const string = spline([
    [1550, 250],
    [1370, 450],
    [1130, 610],
    [880, 650],
    [690, 690],
    [560, 830],
    [540, 1020],
  ]);
  plate.stroke(sample(string, 120), () => 3.4, 'leaf', { taper: [0, 0.02] });
  const n = 26;
  /** Two halves with the line of a fold between them. */
  const halves = (from: Point, a: number, size: number, fat: number, fullest: number, bend: number) => {
    const wide = (v: number) => size * fat * Math.sin(Math.PI * (0.06 + 0.9 * v ** fullest)) ** 0.8;
    const place = (v: number, u: number) => put(from, a, size * v, bend * v * v + (u * wide(v)) / 2);
    const rim = (u: number) => sample((v) => place(v, u), 12);
    plate.cover([...rim(1), ...rim(-1).reverse()], 4);
    for (const [u, share] of [
      [-0.56, 0.33],
      [0.5, 0.43],
    ] as const)
      plate.stroke(
        sample((v) => place(v, u), 12),
        (v) => wide(v) * share,
        'light',
        { taper: [0.1, 0.06] },
      );
  };
  const tube = (root: Point, a: number, long: number) =>
    plate.stroke(
      sample((v) => put(root, a, long * v, 0), 2),
      (v) => mix(7, 11, v),
      'leaf',
      { taper: [0, 0] },
    );
  const bud = (root: Point, a: number, size: number, seed: number) => {
    tube(root, a, size * 0.26);
    halves(put(root, a, size * 0.25, 0), a, size, 0.5, 0.85, 8 * (chance(seed, 5) - 0.5));
  };
  const flower = (root: Point, a: number, size: number, seed: number) => {
    tube(root, a, size * 0.3);
    const heart = put(root, a, size * 0.6, 0);
    for (let k = 0; k < 6; k++)
      halves(
        heart,
        a + ((k + 0.5 * chance(seed, 2)) / 6) * TAU,
        size * mix(0.62, 0.72, chance(k, seed)),
        0.62,
        1.7,
        6,
      );
  };
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6) / (n + 0.4);
    const at = string(t);
    const along = angleAt(string, t);
    for (const side of [1, -1]) {
      const seed = i * 2 + (side > 0 ? 1 : 0);
      const a = along + side * rad(mix(30, 84, chance(seed, 1)));
      const size = mix(100, 128, chance(seed, 6));
      if (chance(seed, 9) < 0.26) flower(at, a, size, seed);
      else bud(at, a, size, seed);
    }
  }
  return plate;
}
