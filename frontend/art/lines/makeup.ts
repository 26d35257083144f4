import {
  along,
  bezier,
  bump,
  chance,
  mix,
  noise,
  type Point,
  put,
  rad,
  sample,
  smooth,
  spline,
  steps,
} from './curves.ts';
import { Plate } from './lines.ts';

/** A brush whose bristles are strands, and the powder that it leaves in fine lines. */
export function makeup(): Plate {
  const plate = new Plate(1440, 1200, {
    scale: 1.25,
    tolerance: 0.8,
    shortest: 40,
    simpler: 0.4,
    shadow: 110,
  });
  const neck: Point = [950, 505];
  const angle = rad(164);
  const place = (x: number, y: number) => put(neck, angle, x, y);
  // The powder, swept to the right.
  const sweep = spline([
    [580, 570],
    [570, 690],
    [690, 790],
    [890, 840],
    [1160, 830],
    [1520, 740],
  ]);
  plate.ribbon(
    sweep,
    (v) => mix(80, 200, smooth(0, 0.4, v)),
    18,
    (v, u, j) =>
      Math.max(0, 1.4 + 9 * (1 - v) ** 1.6 * (0.5 + 0.5 * chance(j, 5)) * (1 - 0.4 * u * u) - 1.2 * v),
    (j) => (j % 4 === 1 ? 'light' : 'brass'),
    { taper: [0.1, 0.5], halo: 0 },
  );
  const bristles = 42;
  const [length, wide] = [440, 172];
  const end = (u: number) => place(length * (0.7 + 0.3 * Math.sqrt(1 - u * u)), u * wide);
  const bristle = (u: number, l = 1) =>
    bezier(
      place(0, u * 74),
      place(length * 0.3, u * 100),
      place(length * 0.5, u * wide),
      along(place(0, u * 74), end(u), l),
    );
  plate.cover(
    [
      ...sample(bristle(-1), 20),
      ...Array.from({ length: 21 }, (_, i) => end(-1 + i / 10)),
      ...sample(bristle(1), 20).reverse(),
    ],
    8,
  );
  for (let i = 0; i < bristles; i++) {
    const u = ((i + 0.5) / bristles) * 2 - 1;
    const lit = (0.6 + 0.5 * chance(i, 4)) * (0.45 + 0.55 * bump(u, 0.3, 0.6));
    plate.stroke(
      sample(bristle(u, 1 - 0.05 * chance(i, 8)), 30),
      (v) =>
        1.8 +
        6.5 * bump(v, 0.45 + 0.04 * noise(u * 5, 2), 0.16) * lit +
        4.5 * bump(v, 0.88, 0.12) * (0.5 + 0.6 * chance(i, 6)),
      i % 5 === 2 ? 'light' : 'brass',
      { taper: [0.02, 0.12] },
    );
  }
  // The ferrule: metal with two grooves.
  const ferrule = 230;
  const body = (x: number) => 74 - 18 * (x / ferrule) ** 0.8;
  const lines = 9;
  for (let j = 0; j < lines; j++) {
    const u = (j / (lines - 1)) * 2 - 1;
    for (const [from, to] of [
      [4, 34],
      [44, 66],
      [76, ferrule],
    ] as const)
      plate.stroke(
        steps(16).map((v) => {
          const x = mix(from, to, v);
          return place(-x, u * body(x));
        }),
        () => 3 + 10 * bump(u, -0.4, 0.34) + 4 * bump(u, 0.72, 0.2),
        'light',
        { taper: [0, 0] },
      );
  }
  const handle = (u: number) =>
    bezier(place(-ferrule - 10, u * 54), place(-360, u * 74), place(-500, u * 66), place(-760, u * 34));
  for (let j = 0; j < lines; j++) {
    const u = (j / (lines - 1)) * 2 - 1;
    plate.stroke(
      sample(handle(u), 40),
      (v) =>
        3 + 11 * bump(u, -0.4, 0.4) * (bump(v, 0.2, 0.16) + 0.7 * bump(v, 0.7, 0.2)) + 3 * bump(u, 0.8, 0.2),
      'leaf',
      { taper: [0, 0] },
    );
  }
  return plate;
}
