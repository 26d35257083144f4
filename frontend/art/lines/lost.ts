import { bezier, clamp, type Point, rad } from './curves.ts';
import { drawBlade, drawRib } from './leaf.ts';
import { Plate } from './lines.ts';

/** A torn leaf; one strip lies apart. */
export function lost(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9 });
  const midrib = bezier([1560, 470], [1300, 520], [1050, 590], [800, 830]);
  const half = (wide: number) => (s: number) => wide * Math.sin(Math.PI * clamp(0.3 + 0.7 * s)) ** 0.42;
  const leaf = { midrib, gap: 13, thin: 2.2, fat: 6.5 };
  const turn = rad(-96);
  const fallen = ([x, y]: Point): Point => {
    const [dx, dy] = [x - 1010, y - 440];
    return [500 + Math.cos(turn) * dx - Math.sin(turn) * dy, 690 + Math.sin(turn) * dx + Math.cos(turn) * dy];
  };
  drawBlade(plate, {
    ...leaf,
    side: 1,
    veins: 40,
    tears: [11, 23, 32],
    folds: [0, 2, 0, -4],
    half: half(330),
    tone: 'leaf',
    loose: { strip: 1, tone: 'brass', move: fallen },
  });
  drawBlade(plate, {
    ...leaf,
    side: -1,
    veins: 40,
    tears: [12, 22, 33],
    folds: [2, -1, -4, -8],
    half: half(360),
    tone: 'leaf',
  });
  drawRib(plate, midrib, 15, 2);
  return plate;
}
