import { bezier, bump, chance, heading, mix, noise, put, rad, sample, walk } from './curves.ts';
import { Plate } from './lines.ts';

/** Quiet veins from edge to edge, for any place without a picture. */
export function slot(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.9 });
  const midrib = bezier([1560, -60], [1180, 330], [560, 700], [-120, 1180]);
  const n = 62;
  for (const side of [1, -1])
    for (let i = 0; i < n; i++) {
      const s = (i + 0.5) / n;
      const ahead = heading(midrib, s);
      const leave = ahead + side * rad(78);
      const points = walk(put(midrib(s), ahead, 0, side * 11), 1150, (v) => leave - side * rad(24) * v, 40);
      const light = side > 0 ? 0.16 + 0.05 * noise(s * 4, 3) : 0.24 + 0.06 * noise(s * 3, 5);
      plate.stroke(
        points,
        (v) => 1.8 + 0.6 * chance(i, 4) + 5.5 * bump(v, light, 0.12) + 3 * bump(v, light + 0.42, 0.1),
        side > 0 ? 'leaf' : 'deep',
        { taper: [0.02, 0] },
      );
    }
  plate.stroke(sample(midrib, 60), (v) => mix(10, 6, v), 'brass', { taper: [0, 0] });
  return plate;
}
