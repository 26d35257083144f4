import {
  bezier,
  bump,
  type Curve,
  chance,
  clamp,
  mix,
  type Point,
  rad,
  sample,
  smooth,
  spline,
  walk,
} from './curves.ts';
import { Plate, type Tone } from './lines.ts';

const parting = bezier([470, 560], [720, 475], [1080, 390], [1520, 450]);
/** Where the hair ends: temple, sideburn, round the ear, nape. */
const hairline = spline([
  [470, 590],
  [560, 650],
  [622, 740],
  [650, 860],
  [690, 750],
  [722, 640],
  [790, 580],
  [890, 584],
  [946, 680],
  [1000, 840],
  [1080, 1000],
  [1220, 1120],
  [1520, 1210],
]);
/** How high a curve that runs to the right stands at `x`. */
const heightAt = (curve: Curve) => {
  const points = sample(curve, 300);
  return (x: number) => (points.find((p) => p[0] >= x) ?? curve(1))[1];
};

/** Above the parting, long hair leaves it upward and back. */
function top(plate: Plate): void {
  const strands = 42;
  for (let i = 0; i < strands; i++) {
    const s = ((i + 0.5) / strands) ** 0.92;
    const [x, y] = parting(s);
    const lift = mix(114, 50, smooth(0, 0.75, s));
    const length = mix(430, 560, s);
    const lit = 0.75 + 0.4 * chance(i, 9);
    plate.stroke(
      walk([x, y - 9], length, (v) => rad(-lift + (lift - 16) * smooth(0, 1, v)), 50),
      (v) =>
        2 + 11 * lit * bump(v * length, 150 + 30 * Math.sin(s * 9), 90) + 5 * lit * bump(v * length, 380, 70),
      i % 7 === 3 ? 'light' : 'brass',
      { taper: [0.03, 0.3] },
    );
  }
}

/** Below it, the clippers' fade: ever shorter, finer hair, down to nothing. */
function fade(plate: Plate): void {
  const [rootAt, endAt] = [heightAt(parting), heightAt(hairline)];
  for (let row = 0, down = 0; down < 820; row++, down += mix(50, 34, clamp(down / 600)))
    for (let i = 0; i < 29; i++) {
      const x = 478 + (i + 0.5 * (row % 2)) * 34 + 6 * (chance(i, row) - 0.5);
      const [root, end] = [rootAt(x) + 12, endAt(x)];
      const y = root + down + 9 * (chance(i, row + 50) - 0.5);
      const v = clamp((y - root) / (end - root));
      if (y > end - 6) continue;
      const length = mix(100, 20, v ** 0.7) * Math.min(1, 0.35 + (end - y) / 110);
      const lean = mix(104, 62, smooth(480, 1200, x));
      plate.stroke(
        walk([x, y], length, (w) => rad(lean + 10 * w), 6),
        () => mix(10, 2.6, v ** 0.7),
        'brass',
        { taper: [0.5, 0.8] },
      );
    }
}

/** Rim with lobe, the fold within it that forks upward, the hollow, and the flap before it. */
function ear(plate: Plate): void {
  const line = (
    points: Point[],
    thin: number,
    fat: number,
    middle: number,
    wide: number,
    tone: Tone = 'light',
  ) =>
    plate.stroke(
      sample(spline(points.map(([x, y]): Point => [734 + x * 1.84, 604 + y * 1.66])), 50),
      (v) => thin + fat * bump(v, middle, wide),
      tone,
      { taper: [0.2, 0.2] },
    );
  line(
    [
      [38, 80],
      [25, 76],
      [14, 64],
      [10, 44],
      [19, 18],
      [44, 2],
      [74, 7],
      [92, 28],
      [94, 54],
      [86, 82],
      [74, 104],
      [65, 124],
      [52, 144],
      [36, 152],
      [23, 146],
      [18, 132],
    ],
    4,
    11,
    0.46,
    0.18,
  );
  line(
    [
      [23, 58],
      [23, 38],
      [36, 19],
      [56, 15],
      [74, 27],
      [80, 48],
      [75, 74],
      [66, 94],
    ],
    2.4,
    3,
    0.5,
    0.3,
    'brass',
  );
  line(
    [
      [42, 30],
      [57, 42],
      [66, 60],
      [66, 82],
      [57, 102],
      [44, 115],
      [33, 114],
      [27, 108],
    ],
    3,
    7.5,
    0.48,
    0.22,
  );
  line(
    [
      [36, 48],
      [48, 50],
      [60, 62],
    ],
    2.4,
    4,
    0.6,
    0.3,
  );
  line(
    [
      [19, 82],
      [26, 89],
      [29, 98],
      [25, 107],
    ],
    3,
    7,
    0.5,
    0.28,
  );
  line(
    [
      [40, 88],
      [52, 80],
      [56, 88],
      [48, 101],
      [39, 105],
    ],
    2.2,
    3.4,
    0.5,
    0.3,
    'brass',
  );
  line(
    [
      [40, 138],
      [53, 127],
      [61, 112],
    ],
    2.2,
    3,
    0.5,
    0.3,
    'brass',
  );
}

/** A side parting, seen beside the ear. */
export function menshair(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 1, simpler: 0.8 });
  top(plate);
  fade(plate);
  ear(plate);
  return plate;
}
