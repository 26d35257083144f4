import { bump, chance, mix, noise, type Point, put, rad, sample, smooth, spline, steps } from './curves.ts';
import { Plate } from './lines.ts';

const TEETH = 25;
const PITCH = 42;
/** A place on the comb, from the left end of its back. */
const comb = (x: number, y: number) => put([440, 610], rad(-5), x, y);

/** Curls above a comb, and the same hair straight below it, with one band of light and a clean cut. */
export function texture(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 1, shortest: 40, simpler: 0.6, shadow: 50 });
  const strands = (TEETH - 1) * 2;
  for (let i = 0; i < strands; i++) {
    const u = i / (strands - 1);
    const gap = 24 + PITCH * (Math.floor(i / 2) + 0.5);
    const [top, free] = [comb(gap + (i % 2 ? 6 : -6), 30), comb(gap + (i % 2 ? 10.5 : -10.5), 190)];
    const end = 1120 - 60 * u - 26 * (1 - u) ** 5;
    const points = steps(40).map((v): Point => {
      const y = mix(top[1], end, v);
      return [
        mix(top[0], free[0] - 13, smooth(top[1], top[1] + 200, y)) + 14 * Math.sin(v * 2.4) * (1 - u),
        y,
      ];
    });
    const band = top[1] + 290 + 24 * noise(u * 6, 3);
    plate.stroke(
      points,
      (_, [, y]) =>
        2.4 +
        (3 + 2 * chance(i, 1)) * smooth(top[1] + 70, top[1] + 230, y) +
        11.5 * bump(y, band, 110) * (0.8 + 0.3 * chance(i, 7)),
      chance(i, 11) < 0.16 ? 'light' : 'brass',
      { taper: [0, 0] },
    );
  }
  const curls = 7;
  for (const k of [6, 1, 4, 2, 0, 5, 3]) {
    const to = comb(mix(60, 1060, k / (curls - 1)), 6);
    const long = 44 + 7 * chance(k, 3);
    const turn = (v: number) => (mix(-60, to[1], v) - to[1]) / long + k * 1.9;
    // A ringlet: wide where it crosses to the front, narrow where it turns.
    const curve = (v: number): Point => {
      const loose = 1 - 0.7 * smooth(0.8, 1, v);
      return [to[0] + 60 * noise(k * 1.3, 2) * (1 - v) + loose * 60 * Math.sin(turn(v)), mix(-60, to[1], v)];
    };
    plate.ribbon(
      curve,
      (v) => 52 + 62 * Math.cos(turn(v)) ** 2,
      7,
      (v, u) => 1.9 + 13 * Math.max(0, Math.cos(turn(v) + 0.3)) ** 3 * (0.5 + 0.5 * bump(u, 0.1, 0.8)),
      (j) => (j === 2 ? 'light' : 'brass'),
      { taper: [0, 0], halo: 6, count: 90 },
    );
  }
  // The back lies over the curls.
  const round = (v: number) => 26 - 26 * Math.sin(v * Math.PI) ** 0.6;
  plate.cover([...steps(12).map((v) => comb(round(v), mix(34, -34, v))), comb(1200, -50), comb(1200, 34)], 7);
  plate.cover([comb(-160, -60), comb(0, -60), comb(0, 60), comb(-160, 60)], 0);
  const lines = 6;
  for (let i = 0; i < lines; i++) {
    const v = i / (lines - 1);
    const y = mix(30, -30, v);
    plate.stroke(
      sample(
        spline([comb(round(v), y), comb(360, y - 8 * v), comb(760, y - 14 * v), comb(1180, y - 20 * v)]),
        40,
      ),
      (t) => 4 + 8.5 * bump(t, 0.3 + 0.1 * v, 0.22) + 4 * bump(t, 0.8, 0.12),
      'light',
      { taper: [0.04, 0] },
    );
  }
  for (let i = 0; i < TEETH; i++) {
    const x = 24 + i * PITCH;
    plate.stroke(sample(spline([comb(x, 42), comb(x, 90), comb(x, 150)]), 12), (v) => 17 - 7 * v, 'light', {
      taper: [0, 0.14],
    });
  }
  return plate;
}
