import { bezier, bump, type Point, put, rad } from './curves.ts';
import { Plate, type Tone } from './lines.ts';

/** The banana's flower bud; one bract has lifted from a first row of flowers. */
export function empty(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8 });
  plate.ribbon(
    bezier([1520, 420], [1430, 350], [1310, 380], [1222, 560]),
    (v) => 62 - 14 * v,
    7,
    (_, u) => 2 + 4.5 * bump(u, -0.4, 0.5),
    () => 'leaf',
    { taper: [0, 0.02], count: 60 },
  );
  const base: Point = [1215, 560];
  const bract = (
    angle: number,
    length: number,
    wide: number,
    bend: number,
    lines: number,
    tone: Tone,
    lit: number,
  ) => {
    const a = rad(angle);
    const curve = bezier(
      put(base, a, -20, 0),
      put(base, a, length * 0.35, bend * 0.1),
      put(base, a, length * 0.7, bend * 0.4),
      put(base, a, length, bend),
    );
    plate.ribbon(
      curve,
      (v) => wide * Math.sin(Math.PI * (0.1 + 0.9 * v)) ** 0.75,
      lines,
      (v, u) => 2 + (wide / lines) * 0.62 * bump(u, lit, 0.42) * bump(v, 0.42, 0.3),
      (j) => (j % 5 === 3 && tone === 'brass' ? 'light' : tone),
      { taper: [0.04, 0.06], count: 60, halo: 6 },
    );
  };
  bract(164, 630, 330, 0, 13, 'deep', 0.4);
  // The lifted bract, and the flowers it held.
  bract(194, 480, 180, 50, 12, 'brass', 0.3);
  bract(172, 610, 260, -30, 12, 'brass', -0.3);
  bract(155, 660, 290, 24, 14, 'brass', 0.35);
  for (let i = 0; i < 5; i++) {
    const a = rad(203 - i * 10);
    const root = put(base, a, 62, 0);
    const long = 190 - 8 * i;
    plate.ribbon(
      bezier(root, put(root, a, long * 0.4, 4), put(root, a, long * 0.8, 0), put(root, a, long, -22)),
      (v) => 30 * Math.sin(Math.PI * (0.1 + 0.76 * v)) ** 0.7,
      3,
      (v, u) => (u === 0 ? 10 : 7) * (0.5 + 0.5 * bump(v, 0.55, 0.4)),
      () => 'light',
      { taper: [0.1, 0.08], count: 20, halo: 4 },
    );
  }
  return plate;
}
