import {
  at,
  bezier,
  bump,
  chance,
  clamp,
  mix,
  type Point,
  rad,
  sample,
  smooth,
  spline,
  walk,
} from './curves.ts';
import { Plate } from './lines.ts';

/** Where the hair ends: temple, sideburn, round the ear, nape. */
const hairline: Point[] = [
  [470, 545],
  [560, 640],
  [625, 760],
  [655, 900],
  [690, 780],
  [720, 690],
  [800, 630],
  [900, 650],
  [960, 740],
  [1000, 880],
  [1060, 1040],
  [1200, 1150],
  [1520, 1230],
];

/** A side parting: long hair leaves it upward and back; below it the clippers' fade ends above the ear. */
export function menshair(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 1, simpler: 1 });
  const parting = bezier([470, 520], [720, 440], [1080, 360], [1520, 420]);
  const strands = 42;
  for (let i = 0; i < strands; i++) {
    const s = ((i + 0.5) / strands) ** 0.92;
    const from = parting(s);
    const lift = mix(114, 50, smooth(0, 0.75, s));
    const length = mix(500, 620, s);
    const points = walk(
      [from[0], from[1] - 9],
      length,
      (v) => rad(-lift + (lift - 16) * smooth(0, 1, v)),
      50,
    );
    const lit = 0.75 + 0.4 * chance(i, 9);
    plate.stroke(
      points,
      (v) =>
        2 + 11 * lit * bump(v * length, 165 + 30 * Math.sin(s * 9), 90) + 5 * lit * bump(v * length, 400, 70),
      i % 7 === 3 ? 'light' : 'brass',
      { taper: [0.03, 0.3] },
    );
  }
  // The fade: ever shorter, finer hair, down to nothing at the hairline, round the ear and at the nape.
  const edge = spline(hairline);
  const ends = sample(edge, 200);
  const endAt = (x: number) =>
    at(
      ends,
      ends.reduce((best, p, i) => (Math.abs(p[0] - x) < Math.abs(at(ends, best)[0] - x) ? i : best), 0),
    )[1];
  const rootAt = (x: number) => {
    const p = sample(parting, 200);
    return at(
      p,
      p.reduce((best, q, i) => (Math.abs(q[0] - x) < Math.abs(at(p, best)[0] - x) ? i : best), 0),
    )[1];
  };
  let [row, down] = [0, 0];
  while (down < 860) {
    for (let i = 0; i < 28; i++) {
      const x = 478 + (i + 0.5 * (row % 2)) * 35 + 6 * (chance(i, row) - 0.5);
      const [root, end] = [rootAt(x) + 12, endAt(x)];
      const y = root + down + 9 * (chance(i, row + 50) - 0.5);
      const v = clamp((y - root) / (end - root), 0);
      if (v >= 1) continue;
      const length = mix(104, 20, v ** 0.7) * Math.min(1, 0.35 + (end - y) / 110);
      const lean = mix(104, 62, smooth(480, 1200, x));
      plate.stroke(
        walk([x, y], length, (w) => rad(lean + 10 * w), 6),
        () => mix(10, 2.6, v ** 0.7),
        'brass',
        { taper: [0.5, 0.8] },
      );
    }
    down += mix(54, 34, clamp(down / 600));
    row++;
  }
  const ear = (points: Point[], weight: (v: number) => number) =>
    plate.stroke(sample(spline(points), 50), weight, 'light', { taper: [0.15, 0.2] });
  ear(
    [
      [742, 830],
      [735, 740],
      [800, 690],
      [890, 700],
      [925, 790],
      [900, 900],
      [850, 980],
      [815, 1050],
      [770, 1050],
      [752, 990],
    ],
    (v) => 5 + 12 * bump(v, 0.35, 0.2) + 5 * bump(v, 0.85, 0.1),
  );
  ear(
    [
      [775, 800],
      [800, 742],
      [860, 745],
      [880, 810],
      [862, 890],
      [820, 950],
    ],
    (v) => 3 + 7 * bump(v, 0.5, 0.2),
  );
  ear(
    [
      [800, 830],
      [835, 800],
      [845, 850],
      [820, 900],
      [785, 920],
    ],
    (v) => 3 + 5 * bump(v, 0.5, 0.25),
  );
  ear(
    [
      [748, 850],
      [770, 880],
      [765, 920],
      [750, 940],
    ],
    (v) => 3 + 6 * bump(v, 0.5, 0.25),
  );
  return plate;
}
