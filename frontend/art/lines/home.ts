import {
  bezier,
  bump,
  chance,
  clamp,
  heading,
  mix,
  noise,
  type Point,
  rad,
  sample,
  smooth,
  walk,
} from './curves.ts';
import { Plate } from './lines.ts';

interface Leaf {
  scale: number;
  mid: [Point, Point, Point, Point];
  /** Strands and veins. */
  n: number;
  veins: number;
  gap: number;
  tears: number[];
  folds: number[];
  half: number;
  ends?: number;
  bend: number;
  wave: number;
  shine: number;
  shine2: number;
  thin: number;
  fat: number;
  rib: number;
}

/** A leaf whose lower veins do not end at a margin but fall as hair. */
function leaf(width: number, height: number, o: Leaf): Plate {
  const plate = new Plate(width, height, { scale: o.scale });
  const mid = bezier(...o.mid);
  const down = rad(90);
  for (let i = 0; i < o.n; i++) {
    const s = clamp((i + 0.5) / o.n) ** 0.94;
    const at = mid(s);
    const ahead = heading(mid, s);
    const leave = ahead - rad(mix(72, 24, s ** 1.3));
    const length = o.ends
      ? (o.ends - at[1]) * 1.06 + 110 * noise(i * 0.37, 31) + 60 * chance(i, 33)
      : (height - at[1]) * 1.2 + 180;
    const lock = noise(s * 9, 11);
    const fall = noise(s * 3.2, 4);
    const turn = (v: number) => {
      const d = v * length;
      const ease = smooth(0, o.bend * mix(1, 0.5, s), d);
      const wave =
        rad(15) * Math.sin(d / o.wave + s * 3.2 + fall * 0.9) * smooth(60, 420, d) +
        rad(5) * lock * smooth(150, 500, d);
      return mix(leave, down, ease) + wave * 0.9;
    };
    const points = walk([at[0] + Math.sin(ahead) * o.gap, at[1] - Math.cos(ahead) * o.gap], length, turn, 90);
    const shine = o.shine + 60 * fall + 40 * Math.sin(s * 7);
    const shine2 = o.shine2 + 100 * noise(s * 4, 21) + 60 * s;
    const base = o.thin * (0.8 + 0.4 * chance(i, 8));
    const swell = o.fat * (0.7 + 0.5 * chance(i, 9)) * mix(1, 0.75, s);
    plate.stroke(
      points,
      (v) => base + swell * (bump(v * length, shine, 110) + 0.72 * bump(v * length, shine2, 160)),
      i % 7 === 3 || chance(i, 2) < 0.07 ? 'light' : 'brass',
      { taper: [0.03, o.ends ? 0.5 : 0.25] },
    );
  }
  // The other half stays a leaf: straight veins to a margin, torn.
  let part = 0;
  for (let i = 0; i < o.veins; i++) {
    const s = (i + 0.5) / o.veins;
    const at = mid(s);
    const ahead = heading(mid, s);
    if (o.tears.includes(i)) {
      part++;
      continue;
    }
    const low = Math.max(-1, ...o.tears.filter((t) => t < i));
    const high = Math.min(o.veins, ...o.tears.filter((t) => t > i));
    const strip = (i - low) / (high - low);
    const leave = ahead + rad(mix(84, 34, s ** 1.4) + (o.folds[part] ?? 0));
    const half = o.half * Math.sin(Math.PI * clamp(0.3 + 0.7 * s)) ** 0.55;
    // Each strip between two tears ends in its own soft curve.
    const length = half * (0.86 + 0.14 * Math.sin(Math.PI * strip) ** 0.6);
    const points = walk(
      [at[0] - Math.sin(ahead) * o.gap, at[1] + Math.cos(ahead) * o.gap],
      length,
      (v) => leave - rad(20) * v * v - rad(4),
      40,
    );
    plate.stroke(
      points,
      (v) =>
        o.thin * 1.25 +
        o.fat * 0.8 * bump(v, 0.26 + 0.25 * (1 - strip), 0.26) * (0.3 + 0.7 * Math.sin(Math.PI * strip) ** 2),
      'leaf',
      { taper: [0.05, 0.1] },
    );
  }
  plate.stroke(sample(mid, 60), (v) => mix(o.rib, o.thin, v ** 0.8), 'light', { taper: [0, 0.25] });
  return plate;
}

export const home = () =>
  leaf(1600, 900, {
    scale: 1.5,
    mid: [
      [1760, 90],
      [1390, 190],
      [1030, 270],
      [650, 690],
    ],
    n: 76,
    gap: 10,
    veins: 78,
    tears: [20, 41, 58],
    folds: [0, -3, -6, -9],
    half: 350,
    bend: 270,
    wave: 140,
    shine: 130,
    shine2: 480,
    thin: 1.5,
    fat: 8,
    rib: 13,
  });
export const homeTall = () =>
  leaf(1200, 1500, {
    scale: 1.25,
    mid: [
      [1330, 190],
      [960, 260],
      [520, 330],
      [150, 900],
    ],
    n: 62,
    gap: 13,
    veins: 58,
    tears: [15, 30, 44],
    folds: [0, -3, -6, -9],
    half: 430,
    ends: 1075,
    bend: 330,
    wave: 190,
    shine: 170,
    shine2: 690,
    thin: 2,
    fat: 10.5,
    rib: 17,
  });
