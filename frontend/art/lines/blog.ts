import { bezier, bump, chance, type Point, sample, spline } from './curves.ts';
import { type Blade, drawMargin, drawRib, vein, veinWeight } from './leaf.ts';
import { Plate } from './lines.ts';

/** A leaf as a written page: its strips are paragraphs, and the words stand on its veins. */
export function blog(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8 });
  const blade: Blade = {
    // Only its lower part is in the frame, where veins are almost level.
    midrib: bezier([1230, 1500], [1420, 700], [1380, -800], [1300, -2200]),
    side: -1,
    veins: 96,
    tears: [7, 21, 35, 50],
    folds: [7, 3, 1, 5, 2],
    half: () => 880,
    gap: 14,
    thin: 2.6,
    fat: 5,
    tone: 'leaf',
  };
  for (let i = 0; i < blade.veins; i++) {
    const line = vein(blade, i);
    if (blade.tears.includes(i)) continue;
    if (line.across === 0 || line.across === 1) {
      plate.stroke(line.points, (v) => veinWeight(blade, line, v), 'leaf', { taper: [0.04, 0.02] });
      continue;
    }
    // Words run from the margin to the rib; the last line of a paragraph, which is nearest to the base, is short.
    const curve = spline(line.points.toReversed());
    const first = blade.tears.includes(i + 2);
    const last = blade.tears.includes(i - 2);
    const long = first ? 0.5 : last ? 0.42 : 0.9 + 0.05 * chance(i, 3);
    for (let x = 0.055, word = 0; x < long; word++) {
      const end = x + 0.036 + 0.115 * chance(i * 13 + word, 5);
      const points: Point[] = sample((v) => curve(x + (Math.min(end, 0.97) - x) * v), 4);
      const fat = first ? 12 : 6 + 4 * chance(word, i);
      plate.stroke(points, (v) => 2.4 + fat * bump(v, 0.4, 0.32), first ? 'light' : 'brass', {
        taper: [0.2, 0.25],
      });
      x = end + 0.016;
    }
  }
  drawMargin(plate, blade);
  drawRib(plate, blade.midrib, 16, 8);
  return plate;
}
