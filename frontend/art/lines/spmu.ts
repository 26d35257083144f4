import {
  angleAt,
  bezier,
  bump,
  chance,
  clamp,
  mix,
  type Point,
  put,
  rad,
  sample,
  smooth,
  walk,
} from './curves.ts';
import { Plate } from './lines.ts';

/** How far along the brow the pen has come. */
const DRAWN = 0.74;

/** A brow drawn hair by hair between the lines that measure it, the pen still at its tail. */
export function spmu(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.7, shortest: 20, simpler: 0.4 });
  const spine = bezier([400, 770], [660, 590], [1060, 400], [1440, 690]);
  const half = (s: number) => 98 * mix(0.6, 1, smooth(0, 0.2, s)) * mix(1, 0.1, smooth(0.35, 1, s));
  // The measure: from the wing of the nose to where the brow begins, peaks and ends.
  const nose: Point = [300, 1380];
  for (const s of [0.02, 0.62, 0.985]) {
    const to = spine(s);
    plate.stroke(
      [
        nose,
        [mix(nose[0], to[0], 0.6), mix(nose[1], to[1], 0.6)],
        to,
        [mix(nose[0], to[0], 1.25), mix(nose[1], to[1], 1.25)],
      ],
      () => 2.6,
      'leaf',
      { taper: [0, 0.1] },
    );
  }
  for (const side of [-1, 1])
    plate.stroke(
      sample((s) => put(spine(s), angleAt(spine, s), 0, side * (half(s) + 26)), 60),
      () => 2.4,
      'leaf',
      { taper: [0.1, 0.1] },
    );
  const hairs = 130;
  for (let i = 0; i < hairs; i++) {
    const s = DRAWN * clamp((i + 0.5 + 0.6 * (chance(i, 1) - 0.5)) / hairs);
    const h = half(s);
    const ahead = angleAt(spine, s);
    // From below they rise, from above they lie down; the two meet along the middle.
    const above = i % 5 > 2 && s > 0.09;
    const deep = ((i * 0.618) % 1) ** 0.8;
    const from = put(spine(s), ahead, 0, above ? -h * (0.35 + 0.65 * deep) : h * (0.05 + 0.95 * deep));
    const lift = above ? mix(-26, 4, smooth(0.1, 0.5, s)) : mix(-86, -36, smooth(0, 0.34, s));
    const length =
      mix(150, 200, smooth(0, 0.3, s)) * mix(1, 0.62, smooth(0.5, 0.8, s)) * (0.85 + 0.3 * chance(i, 6));
    plate.stroke(
      walk(from, length, (v) => ahead + rad(lift * (1 - 0.85 * v) + (above ? 16 * v : 0)), 24),
      (v) => 1.6 + mix(7, 6, s) * bump(v, 0.34, 0.34) * (0.6 + 0.5 * chance(i, 4)),
      chance(i, 9) < 0.16 ? 'light' : 'brass',
      { taper: [0.22, 0.6] },
    );
  }
  plate.stroke(
    sample(bezier([470, 1075], [700, 920], [1080, 880], [1480, 1060]), 40),
    (v) => 3 + 9 * bump(v, 0.5, 0.26),
    'leaf',
    { taper: [0.4, 0.2] },
  );
  // The pen.
  const tip = put(spine(DRAWN + 0.05), angleAt(spine, DRAWN + 0.05), 0, -14);
  const angle = rad(-58);
  const to = (x: number, y: number) => put(tip, angle, x, y);
  const w = (x: number) => mix(3, 44, smooth(20, 260, x)) - 8 * smooth(300, 420, x);
  const outline = (u: number) => Array.from({ length: 31 }, (_, i) => to(i * 28, u * w(i * 28)));
  plate.cover([...outline(-1), ...outline(1).reverse()], 8);
  for (let j = 0; j < 8; j++) {
    const u = (j / 7) * 2 - 1;
    plate.stroke(outline(u), (v) => 1.8 + 7 * bump(u, -0.3, 0.45) * bump(v, 0.5, 0.3) + 2, 'light', {
      taper: [0.1, 0],
    });
  }
  return plate;
}
