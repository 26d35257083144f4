/**
 * The film: hair sways, lies down as a leaf, draws back into the midrib, grows again vein by vein and becomes hair. `node film.ts`
 * writes its frames as raw RGB to the standard output; `node film.ts SECONDS` writes one as PNG.
 */
import { once } from 'node:events';
import sharp from 'sharp';
import { mix, noise, smooth, TAU } from './curves.ts';
import { home, type Moment } from './home.ts';

const SECONDS = 12;
const RATE = 24;
const GROUND = '#12372a';

/** From the tip to the base: what is nearer to the tip comes first. */
const fromTip = (s: number, seconds: number) => (1 - s) * seconds;
const fromBase = (s: number, seconds: number) => s * seconds;

function momentAt(t: number): Moment {
  const turn = (t / SECONDS) * TAU;
  const breath = (now: number, lag: number) =>
    0.5 * Math.sin(2 * now - lag) + 0.3 * Math.sin(now - 0.6 * lag);
  return {
    // At the first frame, which is the drawing as it is, nothing has moved.
    wind: (d) => breath(turn, d / 330) - breath(0, d / 330),
    lift: 1.8 * Math.sin(2 * turn),
    hair: (s) => {
      const away = smooth(2.8, 4.1, t - fromTip(s, 0.9));
      const back = smooth(8, 9.7, t - fromBase(s, 1));
      return 1 - away + back;
    },
    grown: (s) => {
      const gone = smooth(5.5, 6.2, t - fromTip(s, 0.6));
      const grows = smooth(6.5, 7.4, t - fromBase(s, 1.2) - 0.06 * noise(s * 60, 3));
      return mix(0.015, 1, 1 - gone + grows);
    },
  };
}

const picture = (t: number) => {
  // The renderer of the frames knows no custom properties.
  const svg = home(momentAt(t))
    .svg()
    .replace(/var\(--\w+,(#\w+)\)/g, '$1');
  return sharp(Buffer.from(svg), { density: 72 }).resize(1280, 720).flatten({ background: GROUND });
};

const [one] = process.argv.slice(2);
if (one) process.stdout.write(await picture(Number(one)).png().toBuffer());
else
  for (let frame = 0; frame < SECONDS * RATE; frame++) {
    const pixels = await picture(frame / RATE)
      .raw()
      .toBuffer();
    if (!process.stdout.write(pixels)) await once(process.stdout, 'drain');
  }
