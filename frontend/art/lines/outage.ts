import { angleAt, bezier, bump, clamp, type Point, smooth, steps } from './curves.ts';
import { Plate } from './lines.ts';

/** A leaf at rest: rolled, as a young one before it opens. */
export function outage(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8 });
  const axis = bezier([1600, 300], [1260, 470], [880, 640], [400, 800]);
  const wide = (t: number) =>
    205 * smooth(-0.5, 0.35, t) * Math.sqrt(clamp(1 - t) * (1.25 - 0.25 * t)) ** 1.1;
  const round = (t: number, u: number): Point => {
    const [x, y] = axis(t);
    const a = angleAt(axis, t);
    return [x - Math.sin(a) * wide(t) * u, y + Math.cos(a) * wide(t) * u];
  };
  // The free edge winds once around; beyond it lies the turn below.
  const edge = (t: number) => -0.98 + 1.9 * smooth(0.02, 0.93, t);
  const n = 84;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    for (const [from, to, lean, tone] of [
      [-1, edge(t), 0.05, 'leaf'],
      [edge(t), 1, -0.012, 'brass'],
    ] as const) {
      const a = from + (from === -1 ? 0 : 0.07);
      const b = to - (to === 1 ? 0 : 0.015);
      if (b - a < 0.12) continue;
      const points = steps(24).map((v) => {
        const u = Math.sin(Math.asin(clamp(a, -1, 1)) * (1 - v) + Math.asin(clamp(b, -1, 1)) * v);
        return round(clamp(t + lean * (u - to) * (1 - 0.6 * t), 0, 0.999), u);
      });
      plate.stroke(
        points,
        (v) => {
          const u = a + (b - a) * v;
          return (
            (1.8 + (tone === 'leaf' ? 8 * bump(u, -0.35, 0.34) : 8.5 * bump(u, 0.62, 0.3))) *
            (0.35 + 0.65 * (1 - t))
          );
        },
        tone,
        { taper: [0.04, 0.04] },
      );
    }
  }
  plate.stroke(
    steps(80).map((v) => round(v * 0.995, edge(v))),
    (v) => 2.5 + 7 * bump(v, 0.5, 0.3),
    'light',
    { taper: [0.1, 0.15] },
  );
  for (const u of [-1, 1])
    plate.stroke(
      steps(60).map((v) => round(v * 0.998, u)),
      () => 2.6,
      u < 0 ? 'leaf' : 'brass',
      { taper: [0, 0.05] },
    );
  return plate;
}
