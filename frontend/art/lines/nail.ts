import { along, bezier, bump, distance, mix, type Point, put, rad, sample, steps } from './curves.ts';
import { Plate } from './lines.ts';

/** The nail's cuticle is half an ellipse of this depth; its length; half its width; and half the finger's. */
const [DEPTH, LENGTH, NAIL, FINGER] = [96, 286, 64, 112];
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
    ((stream(x, y) * FINGER) / stream(x, FINGER)) * tip(x) * (1 + 0.03 * bump(x, -300, 130));
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
    [-262, 34],
    [-298, 60],
    [-338, 44],
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
  const across =
    (x: (u: number) => number) =>
    (u: number): Point => [x(u), u * halfNail(x(u))];
  const moon = across((u) => 52 - 26 * u * u);
  const smile = across((u) => 206 - 26 * u * u);
  const end = (u: number): Point => {
    const x = mix(180, LENGTH, Math.cos((u * Math.PI) / 2) ** 0.8);
    return [x, Math.sign(u) * halfNail(x)];
  };
  const us = steps(40).map((v) => v * 2 - 1);
  // The plate: one band of light along it.
  const count = 11;
  for (let j = 0; j < count; j++) {
    const u = (j / (count - 1)) * 2 - 1;
    const from = Math.abs(u) === 1 ? 36 : moon(u)[0];
    plate.stroke(
      steps(30).map((v) => {
        const x = mix(from, smile(u)[0] - 7, v);
        return to(x, u * halfNail(x));
      }),
      () => 2 + ((2 * NAIL * size) / count) * (0.16 + 0.72 * bump(u, 0.42, 0.3) + 0.2 * bump(u, -0.6, 0.16)),
      'light',
      { taper: [0.3, 0.16] },
    );
  }
  // The free edge: crescents closed to a hairline. The moon is what the lines leave out above the cuticle's arc.
  for (const k of [0, 1, 2])
    plate.stroke(
      us.map((u) => to(...along(smile(u), end(u), (k + 0.5) / 3))),
      (v) =>
        (distance(smile(v * 2 - 1), end(v * 2 - 1)) * size) / 3 -
        (k < 2 ? 3.4 : 2) * Math.sin(v * Math.PI) ** 0.6,
      'light',
      { taper: [0, 0] },
    );
  plate.stroke(
    us.map((u) => to(DEPTH * (1 - Math.cos(u * 1.2)), NAIL * Math.sin(u * 1.2))),
    (v) => 2 + 5 * size * bump(v, 0.6, 0.26),
    'light',
    { taper: [0.4, 0.4] },
  );
}

/** The fingers of one hand in a row. */
export function nail(): Plate {
  const plate = new Plate(1440, 1200, {
    scale: 1.25,
    tolerance: 0.45,
    shortest: 20,
    simpler: 0.4,
    shadow: 260,
  });
  finger(plate, [1060, 982], 178, 1.02);
  finger(plate, [870, 734], 179.5, 1.1);
  finger(plate, [800, 470], 181.5, 1.14);
  finger(plate, [885, 206], 184, 1.08);
  return plate;
}
