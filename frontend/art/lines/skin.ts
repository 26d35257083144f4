import { at, bump, clamp, distance, mix, type Point, rad, steps } from './curves.ts';
import { Plate } from './lines.ts';

interface Drop {
  x: number;
  y: number;
  r: number;
}
const drops: Drop[] = [
  { x: 1020, y: 630, r: 262 },
  { x: 590, y: 868, r: 104 },
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

const turn = (d: Drop, degrees: number, inset: number): Point => {
  const a = rad(degrees);
  const r = edge(d, [d.x + Math.cos(a), d.y + Math.sin(a)]) - inset;
  return [d.x + Math.cos(a) * r, d.y + Math.sin(a) * r];
};

/** Where light has gathered on the far side, and where it enters. */
function rim(plate: Plate, d: Drop): void {
  const arc = (from: number, end: number, weight: number, middle: number) =>
    plate.stroke(
      steps(40).map((v) => turn(d, mix(from, end, v), weight / 2)),
      (v) => weight * bump(v, middle, 0.34),
      'light',
      { taper: [0.5, 0.5] },
    );
  const size = clamp(d.r / 22, 3.4, 9);
  arc(-30, 150, size, 0.5);
  arc(165, 300, size * 0.6, 0.5);
}

const margin = (y: number) => 390 + 0.0006 * (y - 660) ** 2;

/** Drops on a leaf: lenses over its veins. */
export function skin(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.7, shortest: 30, simpler: 0.5 });
  const lines = 60;
  for (let i = 0; i < lines; i++) {
    const c = mix(-900, 820, (i + 0.5) / lines);
    const raw = steps(260)
      .map((v): Point => {
        const t = mix(-1150, 1150, v);
        const y = c + 46 * Math.sin(t / 520 + 0.6);
        return [720 + Math.cos(TILT) * t - Math.sin(TILT) * y, 600 + Math.sin(TILT) * t + Math.cos(TILT) * y];
      })
      .filter(([x, y]) => x > margin(y) + 16 * Math.sin(c / 40) && x < 1460);
    const hit = (q: Point) => drops.find((d) => off(d, q) < edge(d, q) + 4);
    for (let k = 0; k < raw.length; ) {
      const drop = hit(at(raw, k));
      let end = k;
      while (end < raw.length && hit(at(raw, end)) === drop) end++;
      const part = raw.slice(k, end);
      const first = k === 0;
      k = end;
      if (part.length < 4) continue;
      if (!drop) {
        // The light that a drop gathers falls beside it.
        const gathered = (q: Point) =>
          drops.reduce(
            (sum, d) =>
              sum + 7 * bump(Math.hypot((q[0] - d.x) / d.r - 0.8, (q[1] - d.y) / d.r - 0.92), 0, 0.42),
            0,
          );
        const blunt = Math.min(0.4, 34 / distance(at(part, 0), at(part, part.length - 1)));
        const sheen = (x: number) => 2.4 * (0.5 + 0.5 * Math.sin(c / 70 + x / 600));
        plate.stroke(part, (_, q) => 1.8 + sheen(q[0]) + gathered(q), 'leaf', {
          taper: [first ? 0.3 : blunt, blunt],
        });
        continue;
      }
      const lens = part
        .map((q): Point => {
          const r = off(drop, q) || 1;
          const f = bulge(r, edge(drop, q)) / r;
          return [drop.x + (q[0] - drop.x) * f, drop.y + (q[1] - drop.y) * f];
        })
        .filter((q) => off(drop, q) < edge(drop, q) - 9);
      if (lens.length < 4) continue;
      const bright = (q: Point) => {
        const [x, y] = [(q[0] - drop.x) / drop.r, (q[1] - drop.y) / drop.r];
        const r = Math.hypot(x, y);
        const gathered = 15.5 * bump(r, 0.76, 0.22) * Math.max(0, (x * 0.62 + y * 0.78) / (r + 0.01)) ** 2;
        return (gathered + 26 * bump(x, -0.5, 0.17) * bump(y, -0.3, 0.2)) * clamp(drop.r / 260, 0.5, 1);
      };
      plate.stroke(lens, () => 2.4, 'leaf', { taper: [0.06, 0.06], mask: (q) => bright(q) < 1.8 });
      plate.stroke(lens, (_, q) => bright(q), 'light', { taper: [0.06, 0.06], mask: (q) => bright(q) > 1.2 });
    }
  }
  for (const drop of drops) rim(plate, drop);
  return plate;
}
