import { angleAt, bezier, type Curve, chance, type Point, put, rad, sample, steps, TAU } from './curves.ts';
import type { Plate } from './lines.ts';

/** Where a flower is tied, where it points, how large it is. */
interface Bloom {
  from: Point;
  angle: number;
  size: number;
}
function tube(plate: Plate, { from, angle, size }: Bloom, end: number): void {
  plate.stroke(
    [from, put(from, angle, size * end * 0.5, 0), put(from, angle, size * end, 0)],
    () => size * 0.12,
    'leaf',
    {
      taper: [0.2, 0],
    },
  );
}

/** A bud: petals folded over each other to a round point. */
function bud(plate: Plate, bloom: Bloom): void {
  const to = (x: number, y: number) => put(bloom.from, bloom.angle, x * bloom.size, y * bloom.size);
  const rim = (side: number) =>
    sample(bezier(to(0.4, 0), to(0.5, side * 0.42), to(1, side * 0.4), to(1.34, 0)), 8);
  plate.cover([...rim(-1), ...rim(1).reverse()], 5);
  tube(plate, bloom, 0.5);
  const petal = (y: number, end: number, fat: number) =>
    plate.stroke(
      sample(bezier(to(0.5, y * 0.4), to(0.62, y * 1.5), to(1, y * 1.4), to(end, y * 0.25)), 12),
      () => bloom.size * fat,
      'light',
      { taper: [0.6, 0.5] },
    );
  petal(-0.12, 1.32, 0.25);
  petal(0.15, 1.2, 0.16);
}

/** An open flower seen aslant: soft petals round the mouth of the tube, bent all one way. */
function flower(plate: Plate, bloom: Bloom, turn: number): void {
  const mouth = put(bloom.from, bloom.angle, bloom.size * 0.84, 0);
  const place = (a: number, r: number, y = 0) =>
    put(
      mouth,
      bloom.angle,
      (Math.cos(a) * r - Math.sin(a) * y) * 0.82 * bloom.size,
      (Math.sin(a) * r + Math.cos(a) * y) * bloom.size,
    );
  plate.cover(
    steps(24).map((v) => place(v * TAU, 0.94)),
    5,
  );
  const petals = 6;
  for (let k = 0; k < petals; k++) {
    const a = turn + ((k + 0.24 * chance(k, 6)) / petals) * TAU;
    const long = 0.92 + 0.16 * chance(k, Math.round(bloom.from[0]));
    plate.stroke(
      sample(bezier(place(a, 0.13), place(a, 0.4, -0.04), place(a, 0.75, -0.06), place(a, long, 0.1)), 12),
      () => bloom.size * 0.48,
      'light',
      { taper: [0.9, 0.3] },
    );
  }
}

/** Jasmine strung in two rows, buds and open flowers by turns: so many at the left and at the right of the string. */
export function jasmine(plate: Plate, string: Curve, rows: readonly [number, number], size = 1): void {
  const band = (w: number) => steps(60).map((v) => put(string(v), angleAt(string, v), 0, w * size));
  plate.cover([...band(-56), ...band(56).reverse()], 0);
  plate.stroke(sample(string, 90), () => 4, 'brass', { taper: [0, 0.02] });
  const blooms = rows.flatMap((each, row) =>
    Array.from({ length: each }, (_, i) => {
      const side = row ? 1 : -1;
      const s = (i + (row ? 0.25 : 0.75)) / each;
      const open = i % 2 === row;
      const angle = angleAt(string, s) + side * rad(76 + 10 * chance(i, side + 5));
      return {
        from: string(s),
        angle,
        size: size * (open ? 74 : 100 + 12 * chance(i, 4)),
        open,
        turn: chance(i, 3) * 2,
      };
    }),
  );
  // The open ones lie on top, whole.
  for (const bloom of blooms) if (!bloom.open) bud(plate, bloom);
  for (const bloom of blooms) if (bloom.open) flower(plate, bloom, bloom.turn);
}
