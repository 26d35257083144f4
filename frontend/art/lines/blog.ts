import { bump, chance, mix, type Point, put, rad, sample, steps } from './curves.ts';
import { Plate, type Tone } from './lines.ts';

/** Strips of leaf on a thread, with writing along their veins. */
export function blog(): Plate {
  const plate = new Plate(1440, 1200, { scale: 1.25, tolerance: 0.8 });
  const pin: Point = [1200, 600];
  const strip = (angle: number, length: number, tone: Tone, seed: number) => {
    const a = rad(angle);
    const wide = 92;
    const side = (sign: number) =>
      steps(96).map((v) => {
        const x = mix(-330, length, v);
        const end = Math.min(1, (1 - v) * 26, v * 26);
        return put(
          pin,
          a,
          x,
          sign * wide * Math.sqrt(end * (2 - end)) * (1 + 0.03 * Math.sin(v * 9 + seed + sign)),
        );
      });
    const rim = [...side(-1), ...side(1).reverse()];
    plate.cover(rim, 8);
    plate.stroke([...rim, ...rim.slice(0, 2)], (v) => 3 + 4 * bump(v, 0.72, 0.12), tone, {
      taper: [0.01, 0.01],
    });
    for (let line = 0; line < 5; line++) {
      const y = (line - 2) * 30;
      let x = length - 46 - 14 * chance(line, seed);
      for (let word = 0; x > -290; word++) {
        const long = 30 + 110 * chance(word * 7 + line, seed + 3);
        const gap = x - long < 34 && x > -34 && Math.abs(y) < 40;
        if (!gap) {
          const at = (v: number) => put(pin, a, x - long * v, y + 2.5 * Math.sin(x / 60));
          plate.stroke(
            sample(at, 4),
            (v) => 3 + (6 + 4 * chance(word, seed + line)) * bump(v, 0.4, 0.3),
            tone === 'leaf' ? 'leaf' : line === 1 ? 'light' : 'brass',
            { taper: [0.25, 0.3] },
          );
        }
        x -= long + 14;
      }
    }
    const hole = steps(20).map(
      (v): Point => [pin[0] + 17 * Math.cos(v * 6.284), pin[1] + 17 * Math.sin(v * 6.284)],
    );
    plate.stroke(hole, () => 3, tone, { taper: [0, 0] });
  };
  strip(209, 690, 'leaf', 1);
  strip(194, 760, 'leaf', 2);
  strip(179, 790, 'leaf', 3);
  strip(162, 770, 'brass', 4);
  const thread = [pin, [1262, 690], [1200, 820], [1290, 960], [1250, 1220]] as const;
  plate.stroke(
    sample((v) => thread[0] && put(pin, rad(90), v * 680, 46 * Math.sin(v * 7) * v), 60),
    () => 4.5,
    'light',
    { taper: [0.02, 0] },
  );
  return plate;
}
