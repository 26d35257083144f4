import {
  along,
  at,
  bezier,
  bump,
  type Curve,
  chance,
  clamp,
  heading,
  mix,
  noise,
  put,
  rad,
  smooth,
  upTo,
  walk,
} from './curves.ts';
import { type Blade, drawBlade, drawMargin, drawRib, vein, veinWeight } from './leaf.ts';
import { blend, Plate } from './lines.ts';

interface Look {
  midrib: Curve;
  /** Strands in each lock, from the leaf's base to its tip. */
  locks: number[];
  /** How far down the strands reach. */
  reach: number;
  /** Length within which a strand bends from the parting to the vertical. */
  bend: number;
  /** A turn of the wave is 2π of these long. */
  wave: number;
  /** Where in its wave the hair leaves the parting. */
  shift: number;
  veins: number;
  /** Numbers of the veins where the blade is torn. */
  tears: number[];
  /** By how many degrees each strip hangs. */
  folds: number[];
  half: number;
  thin: number;
  fat: number;
  rib: number;
}
/** A moment of the film. Veins and strands are named by their place on the midrib, 0–1 from the base. */
export interface Moment {
  /** How much of a vein is there. */
  grown: (s: number) => number;
  /** Whether it is a vein of the leaf (0) or has become hair (1). */
  hair: (s: number) => number;
  /** How far the wave has moved at that distance from the parting. */
  wind: (distance: number) => number;
  /** By how many degrees the leaf's strips are lifted. */
  lift: number;
}
const STILL: Moment = { grown: () => 1, hair: () => 1, wind: () => 0, lift: 0 };

/** A leaf whose lower veins do not end at a margin but fall as hair. */
function leafAndHair(plate: Plate, look: Look, moment = STILL): Plate {
  const blade = {
    ...look,
    half: (s: number) => look.half * Math.sin(Math.PI * clamp(0.3 + 0.7 * s)) ** 0.4,
    gap: look.rib,
    thin: look.thin * 1.2,
    fat: look.fat * 0.62,
    tone: 'leaf' as const,
    grown: moment.grown,
  };
  // Each strip leans more towards the tip than the one before: no two cross.
  const below = { ...blade, side: -1 as const, folds: [3, 0, -3, -6, -9] };
  drawHair(plate, look, below, moment);
  if (moment !== STILL) drawMargin(plate, { ...below, grown: (s) => moment.grown(s) - 0.6 * moment.hair(s) });
  drawBlade(plate, { ...blade, side: 1, folds: look.folds.map((fold) => fold + moment.lift) });
  drawRib(plate, look.midrib, look.rib, look.thin);
  return plate;
}

function drawHair(plate: Plate, look: Look, blade: Blade, moment: Moment): void {
  const { midrib, thin, fat } = look;
  const all = look.locks.reduce((sum, n) => sum + n, 0);
  const strand = (s: number, lock: number) => {
    const root = midrib(s);
    const ahead = heading(midrib, s);
    const leave = ahead - rad(mix(76, 26, s ** 1.3));
    const length = (look.reach - root[1]) * 1.12;
    const shift = look.shift + s * 2.2 + 0.5 * noise(s * 2.3, 4) + 0.7 * (chance(lock, 11) - 0.5);
    const size = rad(30) * (0.85 + 0.3 * chance(lock, 12));
    const phase = (d: number) => d / look.wave + shift + moment.wind(d);
    const turn = (v: number) => {
      const d = v * length;
      const ease = smooth(0, look.bend * mix(1, 0.55, s), d);
      return mix(leave, rad(90), ease) + size * Math.sin(phase(d)) * smooth(40, look.bend * 1.3, d);
    };
    return { s, points: walk(put(root, ahead, 0, -look.rib), length, turn, 90), length, phase };
  };
  let first = 0;
  const drawn = look.locks.map((n, lock) => {
    const from = first;
    first += n;
    const place = (j: number) => clamp((from + j + 0.5) / all) ** 0.94;
    const middle = strand(place((n - 1) / 2), lock);
    const strands = Array.from({ length: n }, (_, j) => {
      const own = strand(place(j), lock);
      // A lock's strands draw together on their way down.
      const points = own.points.map((p, k) => {
        const v = k / 90;
        const d = v * own.length;
        const spread = lock % 2 ? 0.36 + 0.42 * Math.sin(own.phase(d) + 0.6) : 0.15;
        return along(p, at(middle.points, k), -spread * smooth(160, 420, d));
      });
      const hair = moment.hair(own.s);
      const still = hair < 1 ? vein(blade, own.s * look.veins - 0.5, 90) : undefined;
      const shape = still ? still.points.map((p, k) => along(p, at(points, k), hair)) : points;
      return { ...own, points: upTo(shape, moment.grown(own.s)), hair, still };
    });
    return { strands, from, front: lock % 2, order: (lock % 2) + chance(lock, 21) / 2 };
  });
  for (const { strands, from, front } of drawn.sort((a, b) => a.order - b.order)) {
    const [left, right] = [at(strands, 0).points, at(strands, strands.length - 1).points];
    plate.cover([...left.slice(20), ...right.slice(20).reverse()], 5);
    strands.forEach(({ points, length, phase, hair, still }, j) => {
      const i = from + j;
      const s = (i + 0.5) / all;
      const u = (j / (strands.length - 1)) * 2 - 1;
      const halo = 135 + 34 * noise(s * 4, 8) + 26 * Math.sin(s * 7);
      const round = 0.42 + 0.58 * (1 - u * u);
      const light = (d: number) =>
        bump(d, halo, 88) * (0.7 + 0.3 * round) +
        (front ? 1.25 : 0.35) * round * (0.5 + 0.5 * Math.sin(phase(d) + 2.2)) ** 3 * smooth(230, 380, d);
      const base = thin * (0.8 + 0.4 * chance(i, 8));
      const swell = fat * (0.75 + 0.35 * chance(i, 9)) * mix(1, 0.8, s);
      const weight = (v: number) => base + swell * light(v * length);
      const tone = front || i % 2 ? 'brass' : 'deep';
      plate.stroke(
        points,
        (v) => (still ? mix(veinWeight(blade, still, v), weight(v), hair) : weight(v)),
        still ? blend('leaf', tone, hair) : tone,
        { taper: [0.02, 0.06] },
      );
      if (i % 4 === 1)
        plate.stroke(
          points.slice(0, 46),
          (v) => (0.62 * swell * bump((v * length * 45) / 90, halo, 80) - 0.5) * hair,
          'light',
          { taper: [0.05, 0.05] },
        );
    });
  }
}

/** At a moment of the film, whose first picture is the drawing. */
export const home = (moment?: Moment) =>
  leafAndHair(
    new Plate(1600, 900, { tolerance: 0.9, shadow: 90, shortest: 60 }),
    {
      midrib: bezier([1760, 70], [1390, 190], [1000, 290], [620, 680]),
      locks: [5, 11, 5, 12, 4, 13, 5, 11, 4, 12, 5, 10],
      reach: 1010,
      bend: 240,
      wave: 86,
      shift: -0.6,
      veins: 68,
      tears: [13, 30, 41, 56],
      folds: [0, 4, -3, 2, -6],
      half: 430,
      thin: 1.5,
      fat: 8,
      rib: 10,
    },
    moment,
  );
