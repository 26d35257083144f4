import { formatHex, type Rgb } from 'culori/fn';
import { read } from './palette.ts';

/** Of so many tones around the wheel; neighbours count as one colour. */
const TONES = 16;
/** A pixel with less colour is grey, almost white or almost black. */
const LEAST_CHROMA = 0.045;
/** The least part of a logo that has any colour, and that a second colour has of the first: an edge between two is none. */
const LEAST_PARTS = { coloured: 0.02, second: 0.06 };

/** The one or two colours that a picture shows most, from its pixels (red, green, blue and opacity of each); none in a grey one. */
export function coloursInPixels(pixels: Uint8ClampedArray): string[] {
  const tones = Array.from({ length: TONES }, (_, place) => ({
    place,
    weight: 0,
    red: 0,
    green: 0,
    blue: 0,
  }));
  let [opaque, coloured] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 128) continue;
    opaque++;
    const { l, c, h } = read({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
    const tone = tones[Math.floor((h / 360) * TONES) % TONES];
    if (!tone || c < LEAST_CHROMA || l < 0.12 || l > 0.97) continue;
    coloured++;
    // A strong colour says more than a pale one, such as the edge of a letter.
    tone.weight += c;
    tone.red += red * c;
    tone.green += green * c;
    tone.blue += blue * c;
  }
  if (coloured <= opaque * LEAST_PARTS.coloured) return [];
  const [first, ...others] = tones.sort((one, other) => other.weight - one.weight);
  const second = others.find(
    ({ place, weight }) =>
      first && stepsBetween(place, first.place) > 1 && weight > first.weight * LEAST_PARTS.second,
  );
  return [first, second].flatMap((tone) => {
    if (!tone) return [];
    const [r, g, b] = [tone.red, tone.green, tone.blue].map((sum) => sum / tone.weight / 255);
    return formatHex({ mode: 'rgb', r, g, b } as Rgb);
  });
}

function stepsBetween(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, TONES - apart);
}
