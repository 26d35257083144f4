import { bump, chance, mix, type Point, smooth, steps } from './curves.ts';
import { Plate, type Tone } from './lines.ts';

const HEIGHT = 1200;
interface Lock {
  x: number;
  wide: number;
  phase: number;
  lines: number;
  end: number;
  seed: number;
}
/** From the back to the front. */
const locks: Lock[] = [
  { x: 1460, wide: 300, phase: 0.5, lines: 9, end: 1320, seed: 5 },
  { x: 620, wide: 210, phase: 2, lines: 6, end: 1130, seed: 4 },
  { x: 980, wide: 280, phase: 1.3, lines: 8, end: 1240, seed: 9 },
  { x: 1280, wide: 280, phase: 0.9, lines: 9, end: 1280, seed: 3 },
  { x: 800, wide: 280, phase: 1.7, lines: 9, end: 1170, seed: 2 },
  { x: 1110, wide: 300, phase: 1.05, lines: 10, end: 1330, seed: 1 },
];
const wave = (lock: Lock, y: number) => y / 150 + lock.phase;
const width = (lock: Lock, y: number) =>
  lock.wide *
  (0.74 + 0.26 * Math.sin(wave(lock, y) + 1.1)) *
  (1 - 0.94 * smooth(lock.end - 420, lock.end, y) ** 1.3);
const across = (lock: Lock, y: number, u: number) =>
  lock.x +
  92 * Math.sin(wave(lock, y)) -
  120 * (y / HEIGHT - 0.5) +
  18 * Math.sin(y / 330 + lock.seed) +
  (width(lock, y) / 2) * u;

/** Waves whose colour changes as they fall: deep at the root, brass, and light where they end. */
export function haircolor(): Plate {
  const plate = new Plate(1440, HEIGHT, {
    scale: 1.25,
    tolerance: 1,
    shortest: 80,
    simpler: 0.7,
    shadow: 90,
  });
  for (const [k, lock] of locks.entries()) {
    const ys = (from: number, to: number) => steps(Math.ceil((to - from) / 16)).map((t) => mix(from, to, t));
    const side = (u: number) => ys(-30, lock.end).map((y): Point => [across(lock, y, u), y]);
    plate.cover([...side(-1), ...side(1).reverse()], 6);
    const front = locks.slice(k + 1);
    const _open = ([x, y]: Point) =>
      front.reduce(
        (light, f) => Math.min(light, smooth(0, 70, Math.max(across(f, y, -1) - x, x - across(f, y, 1)))),
        1,
      );
    for (let j = 0; j < lock.lines; j++) {
      const u = (j / (lock.lines - 1)) * 2 - 1;
      const weight = (p: Point) => {
        const y = p[1];
        const lit =
          0.9 * (0.5 + 0.5 * Math.sin(wave(lock, y) + 0.5 * u + 2.5)) ** 3 +
          0.55 * bump(y, lock.end - 330 - 40 * u, 100);
        return (
          1.8 +
          (width(lock, y) / lock.lines) * lit * (0.5 + 0.5 * bump(u, 0.1, 0.75)) +
          (Math.abs(u) === 1 ? 0.8 : 0)
        );
      };
      const change = (y: number, seed: number) => y + 120 * (chance(j * 3 + seed, lock.seed) - 0.5);
      const [first, second] = [change(450, 0), change(730, 1)];
      const run = (tone: Tone, from: number, to: number, start: number, stop: number) =>
        plate.stroke(
          ys(from, to).map((y): Point => [across(lock, y, u), y]),
          (_, p) => weight(p),
          tone,
          { taper: [start / (to - from), stop / (to - from)] },
        );
      run('deep', -30, first + 90, 0, 150);
      run('brass', first - 60, second + 90, 150, 150);
      run('light', second - 60, lock.end - 60 * u * u, 150, 220);
    }
  }
  return plate;
}
