import { along, at, bezier, bump, chance, mix, type Point, sample, spline, steps } from './curves.ts';
import { Plate } from './lines.ts';

/** Where the bristles end, as a share of their length, at −1…1 across. */
type Tip = (u: number) => number;
const round: Tip = (u) => 0.72 + 0.28 * Math.sqrt(1 - u * u);
const slanted: Tip = (u) => 0.78 - 0.2 * u - 0.1 * u ** 4;
const fanned: Tip = (u) => 0.86 + 0.14 * Math.cos(u * 1.5);
const pointed: Tip = (u) => 1 - 0.34 * Math.abs(u) ** 1.4;

interface Brush {
  x: number;
  /** Where the bristles leave the ferrule; their length; half their width there, and at the fullest. */
  neck: number;
  length: number;
  narrow: number;
  wide: number;
  bristles: number;
  tip: Tip;
  /** How far up they are fullest, and how wide they end, as a share of that. */
  full: number;
  gather: number;
  ferrule: number;
}
// biome-ignore format: a table
const brushes: Brush[] = [
  { x: 664, neck: 592, length: 226, narrow: 42, wide: 106, bristles: 22, tip: round, full: 0.5, gather: 1, ferrule: 118 },
  { x: 806, neck: 532, length: 128, narrow: 12, wide: 13, bristles: 5, tip: pointed, full: 0.35, gather: 0.2, ferrule: 150 },
  { x: 934, neck: 572, length: 172, narrow: 22, wide: 104, bristles: 21, tip: fanned, full: 0.55, gather: 1, ferrule: 125 },
  { x: 1084, neck: 528, length: 158, narrow: 32, wide: 48, bristles: 12, tip: round, full: 0.4, gather: 1, ferrule: 140 },
  { x: 1222, neck: 585, length: 212, narrow: 36, wide: 74, bristles: 17, tip: slanted, full: 0.5, gather: 1, ferrule: 120 },
  { x: 1354, neck: 515, length: 146, narrow: 20, wide: 42, bristles: 10, tip: pointed, full: 0.4, gather: 0.42, ferrule: 150 },
];
/** Where the roll begins, and the seams between its pockets. */
const seams = [575, ...brushes.slice(1).map(({ x }, i) => (x + at(brushes, i).x) / 2 + 0), 1416, 1560];
const HEM = 765;

function brush(
  plate: Plate,
  { x, neck, length, narrow, wide, bristles, tip, full, gather, ferrule }: Brush,
): void {
  const lit = (u: number) => 0.45 + 0.55 * bump(u, -0.3, 0.55);
  for (let i = 0; i < bristles; i++) {
    const u = ((i + 0.5) / bristles) * 2 - 1;
    const end: Point = [x + u * wide * gather, neck - length * tip(u)];
    const from: Point = [x + u * narrow, neck];
    plate.stroke(
      sample(
        bezier(
          from,
          [x + u * mix(narrow, wide, 0.2), neck - length * 0.22],
          [x + u * wide * 1.06, neck - length * full],
          along(from, end, 1 - 0.04 * chance(i, 8)),
        ),
        24,
      ),
      (v) => 1.8 + lit(u) * (5.4 * bump(v, 0.42, 0.2) + 3.6 * bump(v, 0.86, 0.14)),
      i % 5 === 2 ? 'light' : 'brass',
      { taper: [0.02, 0.14] },
    );
  }
  // The ferrule is grooved twice; the handle swells below it.
  const lines = Math.max(3, Math.round(narrow / 6));
  const stalk = Math.max(13, narrow * 0.72);
  for (let j = 0; j < lines; j++) {
    const u = (j / (lines - 1)) * 2 - 1;
    const fat = ((2 * stalk) / lines) * 0.66 * bump(u, -0.4, 0.5);
    for (const [from, to] of [
      [0.03, 0.2],
      [0.27, 0.4],
      [0.47, 1],
    ] as const)
      plate.stroke(
        [from, (from + to) / 2, to].map((v) => [x + u * mix(narrow, stalk, v ** 0.7), neck + v * ferrule]),
        () => 2.6 + fat,
        'light',
        { taper: [0, 0] },
      );
    const top = neck + ferrule + 9;
    plate.stroke(
      sample(
        bezier(
          [x + u * stalk, top],
          [x + u * stalk * 1.4, top + 90],
          [x + u * stalk * 1.2, top + 200],
          [x + u * stalk, 1000],
        ),
        20,
      ),
      (v) => 2.6 + fat * (0.5 + 0.7 * bump(v, 0.3, 0.3)),
      'leaf',
      { taper: [0, 0] },
    );
  }
}

/** The roll's cloth: a hem that gives way to each handle, threads that shine where a pocket bulges, one stripe, stitched seams. */
function roll(plate: Plate): void {
  const pockets = seams.slice(1).map((end, i) => [at(seams, i), end] as const);
  const hem = (y: number) =>
    pockets.flatMap(([a, b], i) =>
      steps(8)
        .slice(i ? 1 : 0)
        .map((v): Point => [mix(a, b, v), y + 16 * Math.sin(Math.PI * v)]),
    );
  plate.cover([...hem(HEM), [1560, 1300], [575, 1300]], 7);
  for (const [y, fat] of [
    [0, 7],
    [17, 3.4],
  ] as const)
    plate.stroke(sample(spline(hem(HEM + y)), 120), () => fat, y ? 'brass' : 'light', { taper: [0, 0] });
  const stripe = 985;
  for (const [a, b] of pockets) {
    const lines = Math.round((b - a) / 16);
    for (let j = 1; j < lines; j++) {
      const v = j / lines;
      const sag = 16 * Math.sin(Math.PI * v);
      for (const [from, to] of [
        [HEM + 30, stripe - 9],
        [stripe + 47, 1197],
      ] as const)
        plate.stroke(
          [from, (from + to) / 2, to].map((y): Point => [mix(a, b, v), y + sag]),
          (w) =>
            (1.8 + 7.5 * bump(v, 0.36, 0.2) + 1.6 * bump(v, 0.8, 0.1)) * (0.4 + 0.6 * Math.sin(Math.PI * w)),
          'brass',
          { taper: [0, 0] },
        );
    }
  }
  for (const y of [2, 19, 36])
    plate.stroke(sample(spline(hem(stripe + y)), 120), () => (y === 19 ? 9 : 3), 'leaf', { taper: [0, 0] });
  for (const x of seams.slice(1, -1))
    for (let y = HEM + 40; y < 1200; y += 34)
      if (y < stripe - 24 || y > stripe + 40)
        plate.stroke(
          [
            [x, y],
            [x, y + 10],
            [x, y + 20],
          ],
          () => 4.6,
          'light',
          { taper: [0.3, 0.3] },
        );
  plate.stroke(
    [
      [575, HEM - 3],
      [573, 980],
      [575, 1213],
    ],
    () => 5,
    'light',
    { taper: [0, 0] },
  );
}

/** Brushes of several sizes side by side in their roll. */
export function academy(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.6, simpler: 0.4 });
  for (const one of brushes) brush(plate, one);
  roll(plate);
  return plate;
}
