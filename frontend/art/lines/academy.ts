import { bump, chance, clamp, mix, noise, type Point, smooth, spline, steps } from './curves.ts';
import { Plate } from './lines.ts';

/** A comb: above it the strands lie in order, below it not yet. */
export function academy(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9, shadow: 40 });
  const spine = (x: number) => 690 - 0.075 * (x - 700);
  const n = 58;
  const pitch = (1500 - 640) / n;
  for (let i = 0; i < n; i++) {
    const x = 640 + (i + 0.5) * pitch;
    const y0 = spine(x) - 60;
    const end = 1210 + 40 * chance(i, 2);
    const points = steps(90).map((v): Point => {
      const y = mix(-20, end, v);
      const loose = smooth(y0, y0 + 330, y);
      const wild =
        34 * noise(i * 0.35, 6) * Math.sin((y - y0) / 74 + 3 * noise(i * 0.21, 9)) +
        16 * Math.sin((y - y0) / 98 + i * 0.11);
      return [x + 46 * ((y - y0) / 700) * smooth(y0, -20, y) * -0.6 + loose * wild, y];
    });
    plate.stroke(
      points,
      (_, [, y]) =>
        1.6 +
        8.6 * bump(y, 300 + 40 * Math.sin(i / 9), 110) * (0.8 + 0.3 * chance(i, 7)) +
        2.4 * smooth(y0 + 200, y0 + 320, y) * Math.max(0, Math.sin(y / 60 + i * 0.13)),
      chance(i, 13) < 0.15 ? 'light' : 'brass',
      { taper: [0, 0.02] },
    );
  }
  // Teeth stand in every second gap.
  for (let i = 0; i < n; i += 2) {
    const x = 640 + i * pitch;
    const y = spine(x);
    const tooth = (w: number): Point[] => [
      [x - w, y],
      [x - w * 0.6, y - 190],
      [x, y - 215],
      [x + w * 0.6, y - 190],
      [x + w, y],
    ];
    plate.cover(tooth(6), 2);
    plate.stroke(
      [
        [x, y + 2],
        [x, y - 70],
        [x, y - 140],
        [x, y - 215],
      ],
      (v) => mix(8.5, 5, v),
      'leaf',
      { taper: [0, 0.12] },
    );
  }
  const back = spline([
    [1500, 640],
    [1000, 678],
    [660, 702],
    [560, 716],
    [400, 742],
  ]);
  const wide = (v: number) => clamp(mix(64, 64, v) * smooth(1, 0.62, v) + 9, 9, 64);
  plate.ribbon(
    back,
    wide,
    4,
    (v, u) => 3 + (wide(v) / 4) * 0.72 * bump(u, -0.33, 0.9),
    (j) => (j === 1 ? 'light' : 'leaf'),
    { taper: [0, 0.05], halo: 7, count: 80 },
  );
  return plate;
}
