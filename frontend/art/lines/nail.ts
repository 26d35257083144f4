import { along, bezier, bump, distance, mix, type Point, put, rad, sample, steps } from './curves.ts';
import { Plate } from './lines.ts';

/** The nail's cuticle is half an ellipse of this depth; its length; half its width; and half the finger's. */
const [DEPTH, LENGTH, NAIL, FINGER] = [96, 268, 64, 112];
const FLESH = 212;

/** The lines of a finger part at the cuticle as a stream parts at a stone. */
function stream(x: number, y: number): number {
  const r = 110;
  const from = x - DEPTH;
  if (from >= 0) return (y + Math.sqrt(y * y + 4 * r * r)) / 2;
  let [low, high] = [y, y + r * 2];
  for (let i = 0; i < 24; i++) {
    const m = (low + high) / 2;
    if (m * (1 - (r * r) / (from * from + m * m)) < y) low = m;
    else high = m;
  }
  return (low + high) / 2;
}
const halfNail = (x: number) =>
  NAIL *
  (x < DEPTH
    ? Math.sqrt(1 - ((DEPTH - x) / DEPTH) ** 2)
    : (1 - (Math.max(0, x - 130) / (LENGTH - 130)) ** 2.6) ** 0.55);

/** One finger that comes from the right; `at` is the middle of the cuticle. */
function finger(plate: Plate, at: Point, degrees: number, size: number): void {
  const to = (x: number, y: number) => put(at, rad(degrees), x * size, y * size);
  const tip = (x: number) => (1 - (Math.max(0, x - 90) / (FLESH - 90)) ** 2.6) ** 0.5;
  const side = (x: number, y: number) =>
    ((stream(x, y) * FINGER) / stream(x, FINGER)) * tip(x) * (1 + 0.06 * bump(x, -430, 170));
  const xs = steps(80).map((v) => mix(-1000, FLESH, v ** 0.6));
  plate.cover(
    [...xs.map((x) => to(x, side(x, FINGER))), ...xs.map((x) => to(x, -side(x, FINGER))).reverse()],
    7,
  );
  const lines = 6;
  for (let i = 0; i < lines; i++)
    for (const s of [-1, 1]) {
      const y = 6 + ((FINGER - 6) * i) / (lines - 1);
      const outer = i === lines - 1;
      // Only the two edges run on to the hand; the others lie round the nail.
      const from = outer ? -1000 : -130 - 34 * i - (s > 0 ? 46 * i : 0);
      const part = steps(70).map((v) => mix(from, FLESH, v ** 0.6));
      plate.stroke(
        part.map((x) => to(x, s * side(x, y))),
        (v) => {
          const x = mix(from, FLESH, v ** 0.6);
          return outer
            ? 4.5 + (s > 0 ? 6 : 1) * bump(x, -60, 170) + (s > 0 ? 4 : 0) * bump(x, -520, 150)
            : 1.8 + size * (s > 0 ? 8 : 4) * bump(x, 0, 120) * bump(y, 60, 50);
        },
        'brass',
        { taper: outer ? [0, 0.02] : [0.55, 0.14] },
      );
    }
  // The joint.
  for (const [x, wide] of [
    [-320, 34],
    [-356, 62],
    [-394, 44],
  ] as const)
    plate.stroke(
      sample(bezier([x, -wide], [x - 16, -wide * 0.4], [x - 16, wide * 0.4], [x, wide]), 16).map((p) =>
        to(...p),
      ),
      () => 5,
      'brass',
      { taper: [0.5, 0.5] },
    );
  const nx = steps(60).map((v) => mix(0, LENGTH, v));
  plate.cover([...nx.map((x) => to(x, halfNail(x))), ...nx.map((x) => to(x, -halfNail(x))).reverse()], 8);
  // The moon and the free edge are crescents; between them the plate, with one band of light along it.
  const moon = (u: number) => 44 - 22 * u * u;
  const smile = (u: number) => 204 - 26 * u * u;
  const plates = 11;
  for (let j = 0; j < plates; j++) {
    const u = (j / (plates - 1)) * 2 - 1;
    const [from, end] = [Math.abs(u) === 1 ? 40 : moon(u) + 8, smile(u) - 7];
    plate.stroke(
      steps(30).map((v) => {
        const x = mix(from, end, v);
        return to(x, u * halfNail(x));
      }),
      () => 2 + ((2 * NAIL * size) / plates) * (0.16 + 0.72 * bump(u, 0.42, 0.3) + 0.2 * bump(u, -0.6, 0.16)),
      'light',
      { taper: [0.3, 0.16] },
    );
  }
  /** Crescents from one edge to another, closed to a hairline. */
  const crescents = (inner: (u: number) => Point, outer: (u: number) => Point, count: number) => {
    for (let k = 0; k < count; k++) {
      const us = steps(32).map((v) => v * 2 - 1);
      plate.stroke(
        us.map((u) => to(...along(inner(u), outer(u), (k + 0.5) / count))),
        (v) => Math.max(0, (distance(inner(v * 2 - 1), outer(v * 2 - 1)) / count) * size - 2.4),
        'light',
        { taper: [0, 0] },
      );
    }
  };
  const onSmile = (u: number): Point => [smile(u), u * halfNail(smile(u))];
  const onMoon = (u: number): Point => [moon(u), u * halfNail(moon(u))];
  // Round the end, and round the cuticle.
  const end = (u: number): Point => {
    const x = mix(smile(1), LENGTH, Math.cos((u * Math.PI) / 2) ** 0.8);
    return [x, Math.sign(u) * halfNail(x)];
  };
  const start = (u: number): Point => {
    const x = mix(moon(1), 0, Math.cos((u * Math.PI) / 2));
    return [x + 4, Math.sign(u) * halfNail(x)];
  };
  crescents(onSmile, end, 3);
  crescents(
    (u) => onMoon(u * 0.9),
    (u) => start(u * 0.9),
    2,
  );
}

/** The fingers of one hand in a row. */
export function nail(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9, shortest: 20, simpler: 0.5 });
  finger(plate, [1110, 1235], 173, 1.28);
  finger(plate, [890, 955], 178, 1.38);
  finger(plate, [800, 620], 183, 1.44);
  finger(plate, [900, 280], 189, 1.38);
  return plate;
}
