import { bump, clamp, mix, type Point, rad, smooth, steps } from './curves.ts';
import { Plate } from './lines.ts';

interface Drop {
  x: number;
  y: number;
  r: number;
}
const drops: Drop[] = [
  { x: 1020, y: 630, r: 262 },
  { x: 620, y: 840, r: 108 },
  { x: 640, y: 420, r: 66 },
  { x: 470, y: 650, r: 40 },
  { x: 1330, y: 300, r: 88 },
  { x: 1130, y: 210, r: 36 },
  { x: 1290, y: 1000, r: 58 },
  { x: 840, y: 1060, r: 34 },
  { x: 800, y: 260, r: 26 },
];
const TILT = rad(-24);

/** What lies at `r` seems to lie farther out: a lens. */
function bulge(r: number, radius: number): number {
  let [a, b] = [0, 1];
  for (let i = 0; i < 22; i++) {
    const m = (a + b) / 2;
    if (m * (0.42 + 0.58 * m ** 3) < r / radius) a = m;
    else b = m;
  }
  return ((a + b) / 2) * radius;
}
/** From the middle to the edge: a drop lies flat, longer along the veins that hold it. */
const edge = ({ x, y, r }: Drop, [px, py]: Point) => {
  const a = Math.atan2(py - y, px - x) - TILT;
  return (r / Math.hypot(Math.cos(a) / 1.2, Math.sin(a) / 0.94)) * (1 + 0.03 * Math.sin(3 * a + r));
};
const off = ({ x, y }: Drop, [px, py]: Point) => Math.hypot(px - x, py - y);

/** Drops on a leaf: lenses over its veins. */
export function skin(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9, simpler: 0.5 });
  const lines = 52;
  for (let i = 0; i < lines; i++) {
    const c = mix(-760, 760, (i + 0.5) / lines);
    const raw = steps(240).map((v): Point => {
      const t = mix(-1150, 1150, v);
      const y = c + 46 * Math.sin(t / 520 + 0.6);
      return [720 + Math.cos(TILT) * t - Math.sin(TILT) * y, 600 + Math.sin(TILT) * t + Math.cos(TILT) * y];
    });
    const hit = (q: Point) => drops.find((d) => off(d, q) < edge(d, q));
    for (let k = 0; k < raw.length; ) {
      const first = raw[k] as Point;
      const drop = hit(first);
      let end = k;
      while (end < raw.length && hit(raw[end] as Point) === drop) end++;
      const part = raw.slice(k, end);
      k = end;
      if (!drop) {
        if (part.length < 4) continue;
        plate.stroke(
          part,
          (_, q) => {
            let light = 0;
            for (const d of drops) {
              const [dx, dy] = [(q[0] - d.x) / d.r, (q[1] - d.y) / d.r];
              // The light that the drop gathers falls beside it.
              light += 7 * bump(Math.hypot(dx - 0.8, dy - 0.92), 0, 0.42);
            }
            return Math.max(
              1.3,
              1.8 +
                2 * (0.5 + 0.5 * Math.sin(c / 70 + q[0] / 700)) * smooth(1500, 300, q[0] * 0.5 + q[1] * 0.6) +
                light,
            );
          },
          'leaf',
          { taper: [0.01, 0.01] },
        );
        continue;
      }
      const lens = part
        .map((q): Point => {
          const r = off(drop, q) || 1;
          const f = bulge(r, edge(drop, q)) / r;
          return [drop.x + (q[0] - drop.x) * f, drop.y + (q[1] - drop.y) * f];
        })
        .filter((q) => off(drop, q) < edge(drop, q) - 3);
      if (lens.length < 4) continue;
      plate.stroke(
        lens,
        (_, q) => {
          const [x, y] = [(q[0] - drop.x) / drop.r, (q[1] - drop.y) / drop.r];
          const r = Math.hypot(x, y);
          const gathered = 17 * bump(r, 0.74, 0.2) * Math.max(0, (x * 0.62 + y * 0.78) / (r + 0.01)) ** 2;
          const window = 16 * bump(x, -0.46, 0.15) * bump(y, -0.3, 0.17);
          return (2.2 + gathered + window) * clamp(drop.r / 260, 0.6, 1);
        },
        'light',
        { taper: [0.06, 0.06] },
      );
    }
  }
  return plate;
}
