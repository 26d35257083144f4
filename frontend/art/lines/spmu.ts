import {
  along,
  angleAt,
  bezier,
  bump,
  chance,
  mix,
  type Point,
  put,
  rad,
  sample,
  smooth,
  steps,
  TAU,
  walk,
} from './curves.ts';
import { inside, Plate } from './lines.ts';

/** How far along the brow the pen has come. */
const DRAWN = 0.78;
const spine = bezier([400, 700], [690, 520], [1070, 340], [1450, 630]);
const half = (s: number) => 100 * mix(0.62, 1, smooth(0, 0.22, s)) * mix(1, 0.06, smooth(0.4, 1, s));
/** A place on the brow: 0–1 along it, −1 its upper edge, 1 its lower. */
const place = (s: number, n: number) => put(spine(s), angleAt(spine, s), 0, n * half(s));

function pen(plate: Plate, tip: Point): void {
  const to = (x: number, y: number) => put(tip, rad(-57), x, y);
  const wide = (x: number) =>
    mix(2, 40, smooth(50, 190, x)) - 7 * smooth(230, 300, x) + 12 * smooth(330, 520, x);
  const side = (u: number, from: number, end: number) =>
    steps(24)
      .map((v) => mix(from, end, v))
      .map((x) => to(x, u * wide(x)));
  plate.cover([...side(-1, 30, 800), ...side(1, 30, 800).reverse()], 8);
  const lines = 8;
  // Needle, cone, grip and shaft, parted by grooves.
  for (const [from, end] of [
    [0, 186],
    [196, 214],
    [224, 242],
    [252, 800],
  ] as const)
    for (let j = 0; j < lines; j++) {
      const u = (j / (lines - 1)) * 2 - 1;
      plate.stroke(
        side(u, from || 40 * Math.abs(u), end),
        () => 2 + 8 * bump(u, -0.35, 0.34) + 3 * bump(u, 0.75, 0.2),
        'light',
        { taper: [from ? 0.01 : 0.6, 0.01] },
      );
    }
}

/** The eye below it, in the colour of the measure. */
function eye(plate: Plate): void {
  const upper = bezier([530, 1000], [760, 810], [1130, 750], [1430, 960]);
  const lower = bezier([530, 1000], [740, 1080], [1190, 1100], [1430, 960]);
  const [middle, radius] = [[985, 908] as Point, 136];
  const ball = [...sample(upper, 30), ...sample(lower, 30).reverse()];
  const rays = 34;
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * TAU;
    const ray = (r: number) => put(middle, a, r * radius, 0);
    plate.stroke(
      steps(12).map((v) => ray(mix(0.42 + 0.06 * (i % 2), 1, v))),
      (v) => 2.4 + 5 * bump(v, 0.72, 0.3),
      'leaf',
      { taper: [0.4, 0], mask: (p) => inside(ball, p) },
    );
  }
  plate.stroke(sample(upper, 50), (v) => 4 + 9 * bump(v, 0.6, 0.34), 'leaf', { taper: [0.2, 0.1] });
  plate.stroke(sample(lower, 50), (v) => 2 + 2.5 * bump(v, 0.7, 0.3), 'leaf', { taper: [0.3, 0.2] });
  plate.stroke(
    sample(bezier([560, 905], [790, 730], [1130, 675], [1450, 855]), 50),
    (v) => 2.4 + 4 * bump(v, 0.55, 0.3),
    'leaf',
    { taper: [0.5, 0.2] },
  );
  const lashes = 26;
  for (let i = 0; i < lashes; i++) {
    const s = 0.16 + (0.84 * i) / (lashes - 1);
    const out = mix(-112, -34, s);
    plate.stroke(
      walk(upper(s), 44 + 40 * s * (0.8 + 0.4 * chance(i, 3)), (v) => rad(out + mix(16, -34, s) * v), 12),
      () => 5.5,
      'leaf',
      { taper: [0.02, 0.98] },
    );
  }
}

/** A brow drawn hair by hair between the lines that measure it, the pen still on its way to the end. */
export function spmu(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.7, shortest: 20, simpler: 0.6 });
  // The measure: from the wing of the nose to where the brow begins, peaks and ends.
  const nose: Point = [360, 1500];
  for (const s of [0.01, 0.64, 0.975]) {
    const middle = spine(s);
    const beyond = (d: number): Point =>
      along(nose, middle, 1 + d / Math.hypot(middle[0] - nose[0], middle[1] - nose[1]));
    const wide = half(s) + 46;
    plate.stroke([nose, along(nose, beyond(-wide), 0.5), beyond(-wide)], () => 3, 'leaf', {
      taper: [0, 0.06],
    });
    plate.stroke([beyond(wide), beyond(wide + 60), beyond(wide + 120)], () => 3, 'leaf', {
      taper: [0.1, 0.4],
    });
  }
  for (const n of [-1, 1])
    plate.stroke(
      steps(60).map((v) => {
        const s = mix(0.03, 1, v);
        return put(spine(s), angleAt(spine, s), 0, n * (half(s) + 20));
      }),
      (v) => 2 + 2.5 * smooth(DRAWN - 0.2, 1, v),
      'leaf',
      { taper: [0.2, 0.1] },
    );
  // Hairs in rows: from below they rise, from above they lie down, and the two meet along the middle.
  const hair = (s: number, length: number, from: number, to: number, fat: number, seed: number) =>
    plate.stroke(
      steps(20).map((v) => place(Math.min(0.99, s + length * v ** 1.25), mix(from, to, 1 - (1 - v) ** 1.7))),
      (v) => 1.6 + fat * bump(v, 0.3, 0.34),
      seed % 11 === 5 ? 'light' : 'brass',
      { taper: [0.16, 0.62] },
    );
  const columns = 36;
  for (let i = 0; i < columns; i++)
    for (const [row, root] of [1, 0.52, 0.05].entries()) {
      const k = i * 3 + row;
      const s = DRAWN * ((i + row / 3 + 0.24 * chance(k, 1)) / columns);
      if (row === 2 && s < 0.06) continue;
      const length = mix(0.026, 0.125, smooth(0, 0.32, s)) * (0.85 + 0.3 * chance(k, 6));
      const from = root * (0.94 + 0.12 * chance(k, 2));
      hair(
        s,
        length,
        from,
        mix(from - 1.5, mix(-0.1, -0.92, row / 2), smooth(0.03, 0.4, s)),
        mix(6, 5, s),
        k,
      );
      if (row === 1 && s > 0.22 && i % 2) hair(s, length * 1.7, -0.98, -0.76, 4.5, 0);
    }
  eye(plate);
  pen(plate, place(DRAWN + 0.055, -0.3));
  return plate;
}
