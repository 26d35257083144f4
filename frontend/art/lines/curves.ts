/** The geometry of the drawings: curves, chance that repeats, and ease. Angles are radians, clockwise from the right. */
export type Point = readonly [number, number];
/** A point for 0–1. */
export type Curve = (t: number) => Point;

export const TAU = Math.PI * 2;
export const clamp = (x: number, a = 0, b = 1) => Math.min(b, Math.max(a, x));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** A soft bump of height 1 at `m` and half-width about `s`. */
export const bump = (x: number, m: number, s: number) => Math.exp(-(((x - m) / s) ** 2));
export const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const steps = (n: number) => Array.from({ length: n + 1 }, (_, i) => i / n);

/** Repeatable chance: a number in 0–1 for an integer and a seed. */
export function chance(i: number, seed = 0): number {
  let h = Math.imul(i + 1, 374761393) ^ Math.imul(seed + 7, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in −1…1. */
export function noise(x: number, seed = 0): number {
  const i = Math.floor(x);
  const f = x - i;
  const t = f * f * f * (f * (f * 6 - 15) + 10);
  return mix(chance(i, seed), chance(i + 1, seed), t) * 2 - 1;
}

export const along = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
/** The point `x` ahead and `y` to the right of `at`, seen in direction `angle`. */
export const put = (at: Point, angle: number, x: number, y: number): Point => [
  at[0] + Math.cos(angle) * x - Math.sin(angle) * y,
  at[1] + Math.sin(angle) * x + Math.cos(angle) * y,
];

/** The element that must exist: an index outside the list is a mistake of the program. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No element ${index} of ${list.length}`);
  return found;
}

export function bezier(a: Point, b: Point, c: Point, d: Point): Curve {
  return (t) => {
    const s = 1 - t;
    const [i, j, k, l] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [i * a[0] + j * b[0] + k * c[0] + l * d[0], i * a[1] + j * b[1] + k * c[1] + l * d[1]];
  };
}

/** A smooth curve through the points. */
export function spline(points: readonly Point[]): Curve {
  const n = points.length - 1;
  const place = (i: number) => at(points, clamp(i, 0, n));
  return (t) => {
    const x = clamp(t) * n;
    const i = Math.min(n - 1, Math.floor(x));
    const f = x - i;
    const [p, q, r, s] = [place(i - 1), place(i), place(i + 1), place(i + 2)];
    const axis = (j: 0 | 1) =>
      0.5 *
      (2 * q[j] +
        (r[j] - p[j]) * f +
        (2 * p[j] - 5 * q[j] + 4 * r[j] - s[j]) * f * f +
        (3 * q[j] - p[j] - 3 * r[j] + s[j]) * f * f * f);
    return [axis(0), axis(1)];
  };
}

export function angleAt(curve: Curve, t: number, e = 1e-3): number {
  const a = curve(Math.max(0, t - e));
  const b = curve(Math.min(1, t + e));
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}
/** A heading in 0…2π, so that a curve running left does not jump. */
export const heading = (curve: Curve, t: number) => (angleAt(curve, t) + TAU) % TAU;

export const sample = (curve: Curve, n = 96): Point[] => steps(n).map(curve);

/** Walks a direction field: `turn(v)` is the heading at 0–1 of the length. */
export function walk(from: Point, length: number, turn: (v: number) => number, n = 96): Point[] {
  const points = [from];
  let [x, y] = from;
  for (let i = 0; i < n; i++) {
    const a = turn((i + 0.5) / n);
    x += (Math.cos(a) * length) / n;
    y += (Math.sin(a) * length) / n;
    points.push([x, y]);
  }
  return points;
}

/** The first part of a line, evenly divided. */
export function upTo(points: readonly Point[], part: number): Point[] {
  if (part >= 1) return [...points];
  const n = points.length - 1;
  return steps(n).map((v) => {
    const x = v * part * n;
    const i = Math.min(n - 1, Math.floor(x));
    return along(at(points, i), at(points, i + 1), x - i);
  });
}
