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
import { Plate } from './lines.ts';

const parting = bezier([470, 560], [720, 475], [1080, 390], [1520, 450]);
/** Where the hair ends: temple, sideburn, round the ear, nape. */
const hairline = spline([
  [470, 590],
  [560, 650],
  [622, 740],
  [650, 860],
  [690, 750],
  [724, 660],
  [800, 606],
  [890, 616],
  [950, 700],
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

function ear(plate: Plate): void {
  const line = (
    points: Point[],
    thin: number,
    fat: number,
    middle: number,
    wide: number,
    tone: 'light' | 'brass' = 'light',
  ) =>
    plate.stroke(
      sample(spline(points.map(([x, y]): Point => [820 + (x - 820) * 0.9, 664 + (y - 690) * 0.9])), 50),
      (v) => thin + fat * bump(v, middle, wide),
      tone,
      { taper: [0.15, 0.2] },
    );
  line(
    [
      [742, 830],
      [735, 740],
      [800, 690],
      [890, 700],
      [925, 790],
      [900, 900],
      [850, 980],
      [815, 1050],
      [770, 1050],
      [752, 990],
    ],
    5,
    13,
    0.36,
    0.2,
  );
  line(
    [
      [757, 800],
      [762, 744],
      [806, 712],
      [874, 720],
      [900, 786],
      [882, 880],
      [846, 944],
    ],
    2.5,
    4,
    0.4,
    0.3,
    'brass',
  );
  line(
    [
      [775, 810],
      [800, 752],
      [856, 752],
      [876, 810],
      [860, 885],
      [820, 945],
    ],
    3,
    8,
    0.5,
    0.2,
  );
  line(
    [
      [800, 835],
      [832, 802],
      [843, 850],
      [820, 900],
      [785, 920],
    ],
    3,
    6,
    0.5,
    0.25,
  );
  line(
    [
      [748, 850],
      [770, 880],
      [765, 920],
      [750, 940],
    ],
    3,
    7,
    0.5,
    0.25,
  );
  line(
    [
      [800, 1016],
      [826, 978],
      [842, 950],
    ],
    2.5,
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
