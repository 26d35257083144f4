import { along, angleAt, bezier, bump, type Curve, chance, mix, put, spline, steps } from './curves.ts';
import { jasmine } from './jasmine.ts';
import { Plate } from './lines.ts';

/** Lobes that lie over each other by turns, each a fan of strands between two curves. */
function braid(plate: Plate, axis: Curve): void {
  const [count, lines, step, half] = [10, 8, 196, 300];
  for (let k = 0; k < count; k++) {
    const side = k % 2 ? 1 : -1;
    const s = (k + 0.95) / count;
    const w = side * half * mix(1.04, 0.86, s);
    const here = axis(s);
    const down = angleAt(axis, s);
    const inner = bezier(
      [w * 0.5, -step * 1.35],
      [w * 0.5, -step * 0.5],
      [w * 0.1, step * 0.25],
      [-w * 0.26, step * 0.98],
    );
    const outer = bezier(
      [w * 0.62, -step * 1.35],
      [w * 1.32, -step * 0.55],
      [w * 0.9, step * 0.75],
      [-w * 0.22, step * 1.5],
    );
    const strand = (u: number) =>
      steps(36).map((v) => {
        const [x, y] = along(inner(v), outer(v), u);
        return put(here, down, y, -x);
      });
    plate.cover([...strand(0), ...strand(1).reverse()], 5);
    for (let j = 0; j < lines; j++) {
      const u = j / (lines - 1);
      const lit = 15 * bump(u, side < 0 ? 0.62 : 0.5, 0.5) * (0.8 + 0.35 * chance(j + k * 20, 2));
      plate.stroke(
        strand(u),
        (v) => 2 + lit * bump(v, 0.47, 0.17) + 1.8 * bump(v, 0.8, 0.1),
        j % 5 === 2 ? 'light' : 'brass',
        { taper: [0.1, 0.12] },
      );
    }
  }
}

/** A braid with jasmine, strung in two rows. */
export function hair(): Plate {
  const plate = new Plate(1440, 1200, {
    scale: 1.25,
    tolerance: 0.9,
    shortest: 60,
    simpler: 0.9,
    shadow: 70,
  });
  braid(
    plate,
    spline([
      [1200, -330],
      [1120, 20],
      [1010, 360],
      [970, 700],
      [1040, 1040],
      [1190, 1500],
    ]),
  );
  const string = spline([
    [1560, -60],
    [1270, 170],
    [980, 332],
    [705, 515],
    [528, 790],
    [490, 1105],
  ]);
  jasmine(plate, string, [15, 15]);
  return plate;
}
