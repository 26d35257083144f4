import { angleAt, bezier, bump, clamp, mix, type Point, put, rad, sample, steps, TAU } from './curves.ts';
import { Plate } from './lines.ts';

/** A leaf rolled up and tied, until it is opened again. */
export function outage(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.7 });
  const axis = bezier([1640, 330], [1300, 430], [960, 540], [640, 690]);
  const radius = 178;
  const flat = 0.36;
  /** On the roll: `turn` is 0 where it faces its open end, ±90° at its edges. */
  const on = (t: number, turn: number, r = radius): Point =>
    put(axis(t), angleAt(axis, t), Math.cos(turn) * r * flat, Math.sin(turn) * r);
  const flank = rad(90);
  const edge = (t: number) => rad(mix(-64, -40, t));
  const n = 66;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6) / n;
    // The veins of the outer turn end at its free edge; above it lies the turn beneath.
    for (const [from, to, tone] of [
      [-flank, edge(t), 'brass'],
      [edge(t), flank, 'leaf'],
    ] as const) {
      const gap = rad(3);
      plate.stroke(
        sample(
          (v) => on(t, mix(from + (tone === 'leaf' ? gap : 0), to - (tone === 'brass' ? gap : 0), v)),
          20,
        ),
        (v) => {
          const turn = mix(from, to, v);
          return (
            2 +
            (tone === 'leaf'
              ? 6.4 * bump(turn, rad(2), rad(26)) + 2.6 * bump(turn, rad(62), rad(12))
              : 5 * bump(turn, rad(-62), rad(12)))
          );
        },
        tone,
        { taper: [0.05, 0.05] },
      );
    }
  }
  plate.stroke(
    sample((t) => on(t, edge(t)), 40),
    (v) => 3 + 3 * v,
    'light',
    { taper: [0, 0.02] },
  );
  for (const side of [-flank, flank])
    plate.stroke(
      sample((t) => on(t, side), 40),
      () => 3,
      side < 0 ? 'brass' : 'leaf',
      { taper: [0, 0] },
    );
  // The open end.
  const mouth = steps(60).map((v) => on(1, v * TAU));
  plate.cover(mouth, 3);
  const turns = 4.2;
  plate.stroke(
    steps(150).map((v) => on(1, edge(1) + v * turns * TAU, radius * (1 - 0.93 * clamp((v - 0.2) / 0.8)))),
    (v) => 5 + 6 * bump((v * turns + 0.62) % 1, 0.5, 0.22) * (1 - 0.4 * v),
    'brass',
    { taper: [0.01, 0.06] },
  );
  // The thread, twice around, and its bow.
  for (const t of [0.5, 0.53]) {
    plate.cover(
      [
        ...sample((v) => on(t - 0.011, mix(-flank, flank, v), radius + 4), 20),
        ...sample((v) => on(t + 0.011, mix(flank, -flank, v), radius + 4), 20),
      ],
      3,
    );
    plate.stroke(
      sample((v) => on(t, mix(-flank, flank, v), radius + 5), 24),
      (v) => 6 + 4 * bump(v, 0.45, 0.2),
      'light',
      { taper: [0.03, 0.03] },
    );
  }
  const knot = on(0.515, rad(14), radius + 6);
  const loop = (angle: number, long: number, wide: number) => {
    const a = rad(angle);
    const curve = bezier(knot, put(knot, a, long * 1.3, -wide), put(knot, a, long * 1.3, wide), knot);
    plate.stroke(sample(curve, 40), (v) => 5 + 4 * bump(v, 0.7, 0.2), 'light', { taper: [0.08, 0.08] });
  };
  loop(150, 150, 90);
  loop(20, 150, 90);
  for (const [angle, long] of [
    [138, 190],
    [104, 230],
  ] as const)
    plate.stroke(
      sample((v) => put(knot, rad(angle), long * v, 26 * Math.sin(v * 4)), 24),
      (v) => 7 - 3 * v,
      'light',
      { taper: [0.05, 0.2] },
    );
  return plate;
}
