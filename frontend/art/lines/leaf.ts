import {
  at,
  bump,
  type Curve,
  clamp,
  heading,
  mix,
  type Point,
  put,
  rad,
  sample,
  smooth,
  spline,
  upTo,
  walk,
} from './curves.ts';
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
  /** A strip that is torn off, and where its points lie. */
  loose?: { strip: number; tone: Tone; move: (point: Point) => Point };
  /** How much of a vein is there, by its place on the midrib. */
  grown?: (s: number) => number;
}

interface Vein {
  /** Its place on the midrib and in its strip, both 0–1. */
  s: number;
  across: number;
  strip: number;
  points: Point[];
}

/** A vein by its number, which need not be whole. */
export function vein(blade: Blade, i: number, n = 40): Vein {
  const { midrib, side, veins, loose } = blade;
  const tears = [-1, ...blade.tears, veins];
  const strip = tears.slice(1).findIndex((end) => i < end + 0.5);
  const [begin, end] = [at(tears, strip), at(tears, strip + 1)];
  const s = (i + 0.5) / veins;
  const across = clamp((i - begin - 1) / (end - begin - 2));
  const ahead = heading(midrib, s);
  const leave = ahead + side * rad(mix(86, 40, s ** 1.4) + (blade.folds[strip] ?? 0));
  // Each strip ends in its own soft curve.
  const length = blade.half(s) * (0.9 + 0.1 * Math.sin(Math.PI * across) ** 0.5);
  const root = put(midrib(s), ahead, 0, side * blade.gap);
  const points = walk(root, length, (v) => leave - side * rad(26 * v * v + 3), n);
  return { s, across, strip, points: loose?.strip === strip ? points.map(loose.move) : points };
}

/** How wide a vein is at 0–1 of its length. */
export const veinWeight = ({ thin, fat }: Blade, { across }: Vein, v: number) => {
  const edge = across === 0 || across === 1 ? 1.2 : 0;
  return (
    thin + edge + fat * bump(v, 0.2 + 0.3 * (1 - across), 0.24) * (0.25 + 0.75 * Math.sin(Math.PI * across))
  );
};

const toneOf = ({ loose, tone }: Blade, strip: number) => (loose?.strip === strip ? loose.tone : tone);
const stripsOf = ({ tears, veins }: Blade) =>
  [...tears, veins].map((end, i) => ({ begin: i ? at(tears, i - 1) + 1 : 0, end }));

/** Half of a banana leaf: straight veins to a margin, torn into strips. */
export function drawBlade(plate: Plate, blade: Blade): void {
  const { grown = () => 1 } = blade;
  for (const { begin, end } of stripsOf(blade))
    for (let i = begin; i < end; i++) {
      const one = vein(blade, i);
      const points = upTo(one.points, grown(one.s));
      plate.stroke(points, (v) => veinWeight(blade, one, v), toneOf(blade, one.strip), {
        taper: [0.04, 0.02],
      });
    }
  drawMargin(plate, blade);
}

/** The margin closes each strip: without it a leaf is a feather. It is there where the veins are fully grown. */
export function drawMargin(plate: Plate, blade: Blade): void {
  const { veins, thin, grown = () => 1 } = blade;
  stripsOf(blade).forEach(({ begin, end }, strip) => {
    const tips = Array.from({ length: end - begin }, (_, j) => at(vein(blade, begin + j).points, 40));
    const there = (v: number) => smooth(0.9, 1, grown(mix(begin, end, v) / veins));
    if (tips.length > 2)
      plate.stroke(sample(spline(tips), 40), (v) => thin * 1.75 * there(v), toneOf(blade, strip), {
        taper: [0.03, 0.03],
      });
  });
}

/** The rib of a leaf, from its stalk to its tip. */
export const drawRib = (plate: Plate, midrib: Curve, from: number, to: number) =>
  plate.stroke(sample(midrib, 60), (v) => mix(from, to, v ** 0.8), 'light', { taper: [0, 0.2] });
