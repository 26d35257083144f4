import { angleAt, bezier, bump, chance, mix, put, rad, sample, smooth, walk } from './curves.ts';
import { Plate } from './lines.ts';

/** A closed lid: its roundness in fine lines, and lashes set one by one. */
export function edit(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.7, simpler: 0.3 });
  const lid = bezier([430, 430], [640, 720], [1080, 790], [1500, 520]);
  const folds = 19;
  for (let j = 1; j <= folds; j++) {
    const t = j / folds;
    const line = sample((v) => {
      const q = lid(mix(0.06 + 0.16 * t, 1, v));
      return [q[0] + 20 * t, q[1] - 330 * t * (0.86 + 0.2 * Math.sin(v * 3)) - 10];
    }, 50);
    const crease = j === 12;
    plate.stroke(
      line,
      (v) => 1.6 + (crease ? 9 : 8.5) * bump(v, 0.5 - 0.1 * t, 0.24) * (crease ? 1 : bump(t, 0.3, 0.24)),
      crease ? 'brass' : 'leaf',
      { taper: [0.3, 0.06] },
    );
  }
  plate.stroke(sample(lid, 60), (v) => 6 + 16 * bump(v, 0.6, 0.3), 'light', { taper: [0.4, 0.1] });
  const lashes = 44;
  for (let i = 0; i < lashes; i++) {
    const s = 0.06 + 0.92 * ((i + 0.5 + 0.4 * (chance(i, 21) - 0.5)) / lashes);
    const length =
      (150 + 270 * smooth(0.05, 0.65, s)) * (0.7 + 0.3 * chance(Math.floor(i / 2), 22) + 0.16 * (i % 2));
    const out = mix(118, 40, s) + 8 * (chance(i, 23) - 0.5);
    plate.stroke(
      walk(put(lid(s), angleAt(lid, s), 0, 4), length, (v) => rad(out) - rad(mix(-20, 66, s)) * v, 24),
      () => mix(8, 13, smooth(0, 0.5, s)),
      i % 5 === 2 ? 'brass' : 'light',
      { taper: [0.02, 0.98] },
    );
  }
  return plate;
}
