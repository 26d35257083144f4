import { bezier, bump, type Curve, chance, mix, sample } from './curves.ts';
import { Plate, type Tone } from './lines.ts';

/** Nine locks hang side by side, one of each kind. */
export function services(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9 });
  const place = (k: number) => 500 + k * 112;
  const top = (k: number) => 150 + 6 * k;
  /** A lock that sways by `sway` each 2π × `turn`. */
  const lock = (
    k: number,
    sway: number,
    turn: number,
    end: number,
    point: number,
    tone: Tone = 'brass',
    lines = 7,
  ) => {
    const y0 = top(k);
    const curve: Curve = (v) => {
      const y = mix(y0, end, v);
      return [place(k) + sway * Math.sin((y - y0) / turn) * Math.min(1, v * 4), y];
    };
    const wide = (v: number) =>
      88 *
      mix(1, 1 - point, Math.max(0, v - 0.6) / 0.4) *
      (sway ? 0.86 + 0.14 * Math.cos((v * (end - y0)) / turn) : 1);
    plate.ribbon(
      curve,
      wide,
      lines,
      (v, u) => {
        const wave = sway
          ? (0.5 + 0.5 * Math.sin((v * (end - y0)) / turn + 2.2)) ** 2
          : bump(v, 0.34, 0.13) + 0.6 * bump(v, 0.78, 0.12);
        return 1.7 + (wide(v) / lines) * 0.72 * wave * (0.55 + 0.45 * bump(u, -0.2, 0.7));
      },
      (j) => (j === 2 && tone === 'brass' ? 'light' : tone),
      { taper: [0.02, point ? 0.12 : 0.004], count: 90 },
    );
  };
  /** A lock of lobes that lie over each other: all from one side, or from both in turn. */
  const lobes = (k: number, step: number, length: number, sides: readonly (1 | -1)[], end: number) => {
    for (let i = 0, y = top(k) - 20; y + length < end; i++, y += step) {
      const side = sides[i % sides.length] ?? 1;
      const x = place(k);
      plate.ribbon(
        bezier(
          [x - side * 40, y],
          [x - side * 46, y + length * 0.5],
          [x + side * 20, y + length * 0.5],
          [x + side * (sides.length > 1 ? 6 : 40), y + length],
        ),
        (v) => 62 * Math.sin(Math.PI * (0.08 + 0.86 * v)) ** 0.8,
        5,
        (v, u) => 1.7 + 8.5 * bump(v, 0.42, 0.22) * (0.5 + 0.5 * bump(u, -0.2 * side, 0.7)),
        (j) => (j === 2 && chance(i + k, 3) < 0.5 ? 'light' : 'brass'),
        { taper: [0.06, 0.12], count: 28, halo: 4 },
      );
    }
  };
  lock(0, 0, 1, 1010, 0, 'brass', 9);
  lock(1, 20, 92, 1060, 0.9);
  lobes(2, 62, 120, [1], 990);
  lock(3, 27, 58, 1040, 0.85, 'deep');
  lobes(4, 58, 132, [1, -1], 1080);
  lock(5, 14, 140, 1000, 0.9);
  lock(6, 20, 30, 960, 0.5, 'deep');
  lock(7, 0, 1, 1070, 0.95);
  lock(8, 30, 84, 1040, 0.9);
  plate.stroke(
    sample(bezier([400, 134], [760, 160], [1140, 170], [1480, 206]), 40),
    (v) => mix(4, 13, v),
    'light',
    { taper: [0.2, 0] },
  );
  return plate;
}
