import { bezier, bump, type Curve, type Point, rad, sample, TAU } from './curves.ts';
import { jasmine } from './jasmine.ts';
import { Plate } from './lines.ts';

/** A ring of jasmine, tied with a bow. */
export function offers(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8, shortest: 50, simpler: 0.5 });
  const [middle, wide, high]: [Point, number, number] = [[985, 560], 330, 235];
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
    const k = lengths.findIndex((length) => length >= (0.04 + 0.92 * t) * whole);
    return turn(knotAt + (Math.max(0, k) / 720) * TAU);
  };
  jasmine(plate, ring, [23, 13], 0.86);
  // The bow: two loops and two ends, each a ribbon of threads, and the knot over them.
  const [x, y] = turn(knotAt);
  const thread = (a: Point, b: Point, c: Point, d: Point, broad: number) =>
    plate.ribbon(
      bezier([x + a[0], y + a[1]], [x + b[0], y + b[1]], [x + c[0], y + c[1]], [x + d[0], y + d[1]]),
      (v) => broad * (0.3 + 0.7 * bump(v, 0.55, 0.35)),
      4,
      (v, u) => 2.4 + 4 * bump(u, -0.4, 0.6) * bump(v, 0.5, 0.3),
      () => 'brass',
      { taper: [0.02, 0.04], count: 60, halo: 5 },
    );
  thread([0, 0], [-60, 90], [-130, 190], [-150, 330], 34);
  thread([0, 0], [30, 100], [100, 170], [90, 300], 34);
  thread([0, 0], [-150, -160], [-360, -50], [0, 0], 44);
  thread([0, 0], [210, -90], [310, 140], [0, 0], 44);
  return plate;
}
