import { bezier, clamp } from './curves.ts';
import { drawBlade, drawRib } from './leaf.ts';
import { Plate } from './lines.ts';

/** The whole leaf: one half in green, one in the colour of hair. */
export function about(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9 });
  const midrib = bezier([1500, 360], [1180, 450], [780, 540], [390, 850]);
  const half = (wide: number) => (s: number) => wide * Math.sin(Math.PI * clamp(0.14 + 0.86 * s)) ** 0.42;
  const leaf = { midrib, gap: 12, thin: 2, fat: 6 };
  drawBlade(plate, {
    ...leaf,
    side: 1,
    veins: 62,
    tears: [9, 25, 36, 51],
    folds: [-2, 4, -3, 3, -6],
    half: half(310),
    tone: 'leaf',
  });
  drawBlade(plate, {
    ...leaf,
    side: -1,
    veins: 62,
    tears: [15, 29, 44, 54],
    folds: [4, 1, -2, -5, -9],
    half: half(340),
    tone: 'brass',
  });
  drawRib(plate, midrib, 15, 2);
  return plate;
}
