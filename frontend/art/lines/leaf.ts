import { at, bump, type Curve, heading, mix, type Point, put, rad, sample, spline, walk } from './curves.ts';
import type { Plate, Tone } from './lines.ts';

export interface Blade {
  midrib: Curve;
  /** The half at the right (1) or left (−1) of somebody who walks from the base to the tip. */
  side: 1 | -1;
  veins: number;
  /** Numbers of the veins where the blade is torn. */
  tears: number[];
  /** By how many degrees each strip hangs towards the tip. */
  folds: number[];
  /** How wide the half is at that place of the midrib. */
  half: (s: number) => number;
  gap: number;
  thin: number;
  fat: number;
  tone: Tone;
  /** Where a strip lies that is torn off. */
  moved?: (point: Point, strip: number) => Point;
  /** Whether a strip hides what was drawn before. */
  covers?: boolean;
}

/** Half of a banana leaf: straight veins to a margin, torn into strips. */
export function drawBlade(plate: Plate, blade: Blade): void {
  const { midrib, side, veins, thin, fat, tone, moved = (point) => point } = blade;
  const tears = [-1, ...blade.tears, veins];
  tears.slice(1).forEach((end, strip) => {
    const begin = at(tears, strip);
    const n = end - begin - 1;
    const lines = Array.from({ length: n }, (_, j) => {
      const s = (begin + 1 + j + 0.5) / veins;
      const across = n > 1 ? j / (n - 1) : 0.5;
      const ahead = heading(midrib, s);
      const leave = ahead + side * rad(mix(86, 40, s ** 1.4) + (blade.folds[strip] ?? 0));
      // Each strip ends in its own soft curve.
      const length = blade.half(s) * (0.9 + 0.1 * Math.sin(Math.PI * across) ** 0.5);
      const root = put(midrib(s), ahead, 0, side * blade.gap);
      const points = walk(root, length, (v) => leave - side * rad(26 * v * v + 3), 40);
      return { across, points: points.map((point) => moved(point, strip)) };
    });
    const tips = lines.map(({ points }) => at(points, 40));
    if (blade.covers && n > 2)
      plate.cover([...at(lines, 0).points, ...tips, ...at(lines, n - 1).points.toReversed()], 5);
    for (const { across, points } of lines) {
      const middle = Math.sin(Math.PI * across);
      const edge = across === 0 || across === 1 ? 1.2 : 0;
      plate.stroke(
        points,
        (v) => thin + edge + fat * bump(v, 0.2 + 0.3 * (1 - across), 0.24) * (0.25 + 0.75 * middle),
        tone,
        { taper: [0.04, 0.02] },
      );
    }
    // The margin closes the strip: without it a leaf is a feather.
    if (n > 2) plate.stroke(sample(spline(tips), 40), () => thin * 1.75, tone, { taper: [0.03, 0.03] });
  });
}

/** The rib of a leaf, from its stalk to its tip. */
export const drawRib = (plate: Plate, midrib: Curve, from: number, to: number) =>
  plate.stroke(sample(midrib, 60), (v) => mix(from, to, v ** 0.8), 'light', { taper: [0, 0.2] });
