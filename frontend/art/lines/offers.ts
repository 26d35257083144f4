import { bezier, bump, type Curve, mix, type Point, rad, sample, TAU } from './curves.ts';
import { jasmine } from './jasmine.ts';
import { Plate } from './lines.ts';

/** A ring of jasmine, tied with a bow. */
export function offers(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8, shortest: 34, simpler: 0.5 });
  const [middle, wide, high]: [Point, number, number] = [[968, 560], 330, 235];
  /** An ellipse walked at an even pace, from the knot round to it again. */
  const turn = (a: number): Point => {
    const [x, y] = [Math.cos(a) * wide, Math.sin(a) * high];
    const tilt = rad(-10);
    return [
      middle[0] + x * Math.cos(tilt) - y * Math.sin(tilt),
      middle[1] + x * Math.sin(tilt) + y * Math.cos(tilt),
    ];
  };
  const knotAt = rad(122);
  const fine = sample((t) => turn(knotAt + t * TAU), 720);
  const lengths = [0];
  for (let i = 1; i < fine.length; i++) {
    const [p, q] = [fine[i - 1] ?? middle, fine[i] ?? middle];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  const whole = lengths[720] ?? 1;
  const ring: Curve = (t) => {
    const k = lengths.findIndex((length) => length >= t * whole);
    return turn(knotAt + (Math.max(0, k) / 720) * TAU);
  };
  jasmine(plate, (t) => ring(mix(0.085, 0.93, t)), [20, 12], 0.86);
  // The bare ends of the string, tied in a bow: two loops, two tails, and the knot over them.
  for (const [from, to] of [
    [0, 0.085],
    [0.93, 1],
  ] as const)
    plate.stroke(
      sample((t) => ring(mix(from, to, t)), 12),
      () => 4,
      'brass',
      { taper: [0, 0] },
    );
  const [x, y] = turn(knotAt);
  const by = ([dx, dy]: Point, k = 1): Point => [x + dx * k, y + dy * k];
  const threads = [0.62, 0.75, 0.88, 1];
  for (const [out, back] of [
    [
      [-190, -190],
      [-390, -10],
    ],
    [
      [230, -130],
      [350, 110],
    ],
  ] as const) {
    const loop = (k: number) => sample(bezier(by([0, 0]), by(out, k), by(back, k), by([0, 0])), 40);
    plate.cover(loop(1), 6);
    for (const k of threads)
      plate.stroke(loop(k), (v) => 2.4 + 4.6 * bump(v, 0.56, 0.2), 'brass', { taper: [0.02, 0.02] });
  }
  for (const [bend, end] of [
    [
      [-110, 150],
      [-150, 330],
    ],
    [
      [110, 130],
      [86, 300],
    ],
  ] as const)
    plate.ribbon(
      bezier(by([0, 0]), by(bend, 0.4), by(bend, 1.2), by(end)),
      (v) => 10 + 26 * v,
      4,
      (v, u) => 2.6 + 3 * bump(u, -0.4, 0.6) * bump(v, 0.5, 0.3),
      () => 'brass',
      { taper: [0.02, 0.04], count: 60, halo: 5 },
    );
  const knot = (dx: number, dy: number): Point => by([dx, dy]);
  plate.cover([knot(-17, -20), knot(12, -26), knot(20, 16), knot(-10, 26)], 5);
  for (const k of [-1, 0, 1])
    plate.stroke(
      sample(
        bezier(knot(-4 + k * 11, -24), knot(4 + k * 13, -8), knot(6 + k * 12, 8), knot(3 + k * 10, 24)),
        12,
      ),
      () => 6.5,
      'brass',
      { taper: [0.3, 0.3] },
    );
  return plate;
}
