/**
 * One system of fine lines. Every mark is a swelling stroke: two edges that meet in points or end blunt. Light is weight: a stroke
 * swells where light falls. What lies in front cuts what lies behind.
 */
import {
  along,
  angleAt,
  at,
  bezier,
  type Curve,
  clamp,
  distance,
  mix,
  type Point,
  smooth,
  spline,
  steps,
} from './curves.ts';

/** Tones by role. A page sets them as custom properties, so one file serves dark and light grounds. */
const TONES = { brass: '#c9a45c', light: '#f9f4ec', deep: '#8a6a34', leaf: '#74a084' };
type Role = keyof typeof TONES;
/** A role, or in a film a colour between two. */
export type Tone = Role | `#${string}`;
const isColour = (tone: Tone): tone is `#${string}` => tone.startsWith('#');

export function blend(from: Role, to: Role, part: number): Tone {
  const [a, b] = [TONES[from], TONES[to]];
  const hex = [1, 3, 5].map((k) => {
    const level = mix(Number.parseInt(a.slice(k, k + 2), 16), Number.parseInt(b.slice(k, k + 2), 16), part);
    return Math.round(level).toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** The full width of a stroke at 0–1 of its length and at a point. */
export type Weight = (v: number, point: Point) => number;
/** Whether a stroke is seen there. */
export type Mask = (point: Point, v: number) => boolean;
type Ends = readonly [start: number, end: number];
type Box = readonly [number, number, number, number];
type Cubic = readonly [Point, Point, Point, Point];

interface Stroke {
  points: readonly Point[];
  weight: Weight;
  tone: Tone;
  taper: Ends;
  mask?: Mask | undefined;
  order: number;
}
interface Cover {
  outline: readonly Point[];
  halo: number;
  order: number;
  box: Box;
}
/** What is seen of a stroke, and whether it was cut at either end. */
interface Run {
  from: number;
  to: number;
  cuts: readonly [boolean, boolean];
}
interface Figure {
  start: Point;
  path: string;
}

export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  let previous = at(outline, outline.length - 1);
  for (const here of outline) {
    const [a, b] = here;
    const [c, d] = previous;
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) odd = !odd;
    previous = here;
  }
  return odd;
}

function near(outline: readonly Point[], [x, y]: Point, reach: number): boolean {
  let previous = at(outline, outline.length - 1);
  for (const here of outline) {
    const [a, b] = previous;
    const dx = here[0] - a;
    const dy = here[1] - b;
    const t = clamp(((x - a) * dx + (y - b) * dy) / (dx * dx + dy * dy || 1));
    if ((x - a - t * dx) ** 2 + (y - b - t * dy) ** 2 < reach * reach) return true;
    previous = here;
  }
  return false;
}

function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
}

const unit = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/** The cubic with the curve's ends and headings whose handles fit best, and how far it misses. */
function fitCubic(f: Curve, a: number, b: number): { cubic: Cubic; miss: number } {
  const p = f(a);
  const q = f(b);
  const e = Math.min(0.004, (b - a) / 8);
  const u = unit(p, f(a + e));
  const w = unit(q, f(b - e));
  const span = distance(p, q);
  const ts = [0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9];
  let [c11, c12, c22, r1, r2] = [0, 0, 0, 0, 0];
  for (const t of ts) {
    const x = f(mix(a, b, t));
    const s = 1 - t;
    const b0 = s * s * (s + 3 * t);
    const b1 = 3 * s * s * t;
    const b2 = 3 * s * t * t;
    const b3 = t * t * (t + 3 * s);
    const d: Point = [x[0] - b0 * p[0] - b3 * q[0], x[1] - b0 * p[1] - b3 * q[1]];
    c11 += b1 * b1;
    c22 += b2 * b2;
    c12 += b1 * b2 * (u[0] * w[0] + u[1] * w[1]);
    r1 += b1 * (d[0] * u[0] + d[1] * u[1]);
    r2 += b2 * (d[0] * w[0] + d[1] * w[1]);
  }
  const det = c11 * c22 - c12 * c12;
  let [g, h] =
    Math.abs(det) > 1e-9 ? [(r1 * c22 - r2 * c12) / det, (r2 * c11 - r1 * c12) / det] : [span / 3, span / 3];
  if (!(g > 0 && h > 0 && g < span * 2 && h < span * 2)) [g, h] = [span / 3, span / 3];
  const cubic: Cubic = [p, [p[0] + u[0] * g, p[1] + u[1] * g], [q[0] + w[0] * h, q[1] + w[1] * h], q];
  const curve = bezier(...cubic);
  // Distance to the curve, not to its parameter: only what lies across the heading counts in full.
  const misses = ts.map((t) => {
    const wanted = f(mix(a, b, t));
    const got = curve(t);
    const m = unit(wanted, f(mix(a, b, t) + 0.002));
    const x = got[0] - wanted[0];
    const y = got[1] - wanted[1];
    return Math.hypot(x * m[1] - y * m[0], 0.12 * (x * m[0] + y * m[1]));
  });
  return { cubic, miss: Math.max(...misses) };
}

const numbers = (list: readonly number[]) => list.map((x, i) => (i && x >= 0 ? ` ${x}` : `${x}`)).join('');
const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

interface PlateOptions {
  /** Steps of the grid per unit: all coordinates of the file are whole numbers. */
  scale?: number;
  /** How far a curve may miss, in units. */
  tolerance?: number;
  /** How far strokes run out of the frame. */
  bleed?: number;
  /** Shorter runs left by a cut are dropped: they look like dirt. */
  shortest?: number;
  /** How far a quadratic curve, a third shorter to write, may differ from the cubic it stands for, in units. */
  simpler?: number;
  /** Within this distance of a cut a stroke grows thin, as if in the shadow of what cuts it. */
  shadow?: number;
}

/** A drawing: strokes by tone, hidden where a later shape covers them, cut at the frame. */
export class Plate {
  readonly width: number;
  readonly height: number;
  readonly options: Required<PlateOptions>;
  #strokes: Stroke[] = [];
  #covers: Cover[] = [];
  #order = 0;

  constructor(width: number, height: number, options: PlateOptions = {}) {
    this.width = width;
    this.height = height;
    this.options = { scale: 1.5, tolerance: 0.6, bleed: 14, shortest: 0, simpler: 0, shadow: 0, ...options };
  }

  /** From now on, what was drawn before is hidden inside this outline and `halo` beyond it. */
  cover(outline: readonly Point[], halo = 5): void {
    this.#covers.push({ outline, halo, order: this.#order++, box: boxOf(outline, halo) });
  }

  /** Ends taper over the given shares of the length (0 = blunt). */
  stroke(
    points: readonly Point[],
    weight: Weight,
    tone: Tone = 'brass',
    { taper = [0.12, 0.2], mask }: { taper?: Ends; mask?: Mask } = {},
  ): void {
    this.#strokes.push({ points, weight, tone, taper, mask, order: this.#order++ });
  }

  /** Parallel lines along a curve. `wide(v)` is the ribbon's width; `weight(v, u, j)` a line's at −1…1 across. */
  ribbon(
    curve: Curve,
    wide: (v: number) => number,
    lines: number,
    weight: (v: number, u: number, line: number) => number,
    tone: (line: number) => Tone,
    { taper = [0.04, 0.2], halo = 5, count = 120, over = 0 }: RibbonOptions = {},
  ): void {
    const line = (u: number) =>
      steps(count).map((v): Point => {
        const [x, y] = curve(v);
        const a = angleAt(curve, v, 4e-3);
        const w = (wide(v) / 2) * u;
        return [x - Math.sin(a) * w, y + Math.cos(a) * w];
      });
    const [left, right] = [line(-1), line(1)];
    // A ribbon that rolls up lies over itself: what comes after `over` covers what came before.
    for (const [from, to] of over ? [[0, over] as const, [over, 1] as const] : [[0, 1] as const]) {
      const first = Math.round(from * count);
      const last = Math.round(to * count);
      // In quads, so that the outline never crosses itself.
      for (let k = from ? first + 8 : 0; halo && k < last; k += 4) {
        const end = Math.min(last, k + 4) + 1;
        this.cover([...left.slice(k, end), ...right.slice(k, end).reverse()], halo);
      }
      for (let j = 0; j < lines; j++) {
        const u = lines > 1 ? (j / (lines - 1)) * 2 - 1 : 0;
        const mask: Mask = (_, v) => v >= from - 0.0045 && v <= to;
        this.stroke(line(u), (v) => weight(v, u, j), tone(j), over ? { taper, mask } : { taper });
      }
    }
  }

  *#visible({ points, mask, order }: Stroke): Generator<Run> {
    const covers = this.#covers.filter((cover) => cover.order > order);
    const { bleed, shortest } = this.options;
    const framed = (p: Point, v: number) =>
      p[0] > -bleed &&
      p[1] > -bleed &&
      p[0] < this.width + bleed &&
      p[1] < this.height + bleed &&
      (!mask || mask(p, v));
    const covered = (p: Point) =>
      covers.some(
        ({ box, outline, halo }) =>
          p[0] > box[0] &&
          p[1] > box[1] &&
          p[0] < box[2] &&
          p[1] < box[3] &&
          (inside(outline, p) || (halo > 0 && near(outline, p, halo))),
      );
    // Four times finer than the points, so that the cuts are crisp.
    const n = (points.length - 1) * 4;
    const place = (k: number) => {
      const i = Math.min(points.length - 2, k >> 2);
      return along(at(points, i), at(points, i + 1), k / 4 - i);
    };
    const worth = (from: number, to: number) => {
      if (to - from === n) return true;
      const middle = place((from + to) >> 1);
      return to - from > 3 && distance(place(from), middle) + distance(middle, place(to)) > shortest;
    };
    const cut = (k: number) => k >= 0 && k <= n && framed(place(k), k / n);
    let from = -1;
    for (let k = 0; k <= n + 1; k++) {
      if (k <= n && framed(place(k), k / n) && !covered(place(k))) {
        if (from < 0) from = k;
      } else if (from >= 0) {
        if (worth(from, k - 1)) yield { from: from / n, to: (k - 1) / n, cuts: [cut(from - 1), cut(k)] };
        from = -1;
      }
    }
  }

  #outline({ points, weight, taper }: Stroke, { from, to, cuts }: Run): Figure {
    const { scale, tolerance, simpler, shadow } = this.options;
    const curve = spline(points);
    const length = points.reduce((sum, p, i) => sum + distance(p, points[i + 1] ?? p), 0);
    const shade = (cut: boolean, v: number) =>
      cut && shadow ? mix(0.2, 1, smooth(0, shadow, v * length)) : 1;
    const width = (v: number) => {
      const a = taper[0] ? Math.min(1, v / taper[0]) : 1;
      const b = taper[1] ? Math.min(1, (1 - v) / taper[1]) : 1;
      const shades = shade(cuts[0], v - from) * shade(cuts[1], to - v);
      return Math.max(0, weight(v, curve(v))) * a * (2 - a) * (1 - (1 - b) ** 1.8) * shades;
    };
    const edge =
      (side: number): Curve =>
      (v) => {
        const [x, y] = curve(v);
        const a = angleAt(curve, v, 4e-3);
        const w = (width(v) / 2) * side;
        return [(x - Math.sin(a) * w) * scale, (y + Math.cos(a) * w) * scale];
      };
    const [right, left] = [edge(1), edge(-1)];
    const fit = (a: number, b: number) => ({ r: fitCubic(right, a, b), l: fitCubic(left, a, b) });
    const bad = ({ r, l }: ReturnType<typeof fit>) => Math.max(r.miss, l.miss) > tolerance * scale;
    // As few curves as the tolerance allows; both edges share their knots, so that weights stay even.
    const forth: Cubic[] = [];
    const back: Cubic[] = [];
    for (let knot = from; knot < to; ) {
      let next = to;
      let best = fit(knot, to);
      if (bad(best)) {
        let [low, high] = [knot, to];
        for (let i = 0; i < 9; i++) {
          const m = (low + high) / 2;
          const trial = fit(knot, m);
          if (bad(trial)) high = m;
          else low = m;
          if (!bad(trial) || (i === 8 && next === to)) {
            best = trial;
            next = m;
          }
        }
      }
      forth.push(best.r.cubic);
      const [a, b, c, d] = best.l.cubic;
      back.unshift([d, c, b, a]);
      knot = next;
    }
    const start = round(at(forth, 0)[0]);
    let here = start;
    let path = '';
    const move = (letter: string, ...list: readonly Point[]) => {
      const places = list.map(round);
      path += letter + numbers(places.flatMap((p) => [p[0] - here[0], p[1] - here[1]]));
      here = at(places, places.length - 1);
    };
    const curveTo = ([a, b, c, d]: Cubic) => {
      const bend: Point = [d[0] - a[0] - 3 * (c[0] - b[0]), d[1] - a[1] - 3 * (c[1] - b[1])];
      if (Math.hypot(...bend) * 0.0481 > simpler * scale) move('c', b, c, d);
      else move('q', [(3 * (b[0] + c[0]) - a[0] - d[0]) / 4, (3 * (b[1] + c[1]) - a[1] - d[1]) / 4], d);
    };
    for (const cubic of forth) curveTo(cubic);
    const turn = round(at(back, 0)[0]);
    if (turn[0] !== here[0] || turn[1] !== here[1]) move('l', turn);
    for (const cubic of back) curveTo(cubic);
    return { start, path: `${path}z` };
  }

  /** The text of the SVG file. */
  svg(): string {
    const figures = new Map<Tone, Figure[]>();
    for (const stroke of this.#strokes)
      for (const run of this.#visible(stroke)) {
        const list = figures.get(stroke.tone) ?? [];
        list.push(this.#outline(stroke, run));
        figures.set(stroke.tone, list);
      }
    const paths = [...figures].map(([tone, list]) => {
      let here: Point = [0, 0];
      // After `z` the pen is back at the start of the figure: moves are relative to that.
      const d = list.map(({ start, path }, i) => {
        const step = numbers([start[0] - here[0], start[1] - here[1]]);
        here = start;
        return (i ? 'm' : 'M') + step + path;
      });
      const fill = isColour(tone) ? tone : `var(--${tone},${TONES[tone]})`;
      return `<path fill="${fill}" d="${d.join('')}"/>`;
    });
    const { scale } = this.options;
    const view = `0 0 ${this.width * scale} ${this.height * scale}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><g id="d">${paths.join('')}</g></svg>\n`;
  }
}

interface RibbonOptions {
  taper?: Ends;
  halo?: number;
  /** Points along the curve. */
  count?: number;
  over?: number;
}
