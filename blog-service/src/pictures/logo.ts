import { LOGO_GROUNDS } from '@salon/content/description/salon';
import sharp from 'sharp';
import { decode, type EncodedPicture, madeOf } from './encode.js';
import { checkPicture, isSvg, MAX_PIXELS, PictureRefused } from './picture-bytes.js';
import { digestOf, LOGO, PREVIEW } from './picture-key.js';

// A logo that is an SVG is never served as it came: it could hold scripts, refer to other sites and change its look later. It is
// drawn once, with what it has inside alone, into PNG files that keep its transparency. Chats and phones take no SVG anyway.

const MAX_SVG_BYTES = 1024 * 1024;
const USE_PNG = 'Please save it as plain shapes, or as a PNG.';
/** What no plain drawing has. Whatever slips through is still only drawn: the library runs nothing and loads nothing. */
const REFUSED = [
  /<!(doctype|entity|\[cdata)|<\?(?!xml\s)/i,
  /<\s*([\w-]+:)?(script|handler|listener)\b|\son[a-z]+\s*=|javascript:/i,
  /<\s*([\w-]+:)?(foreignobject|iframe|object|embed|image|feimage)\b/i,
  /(href|src)\s*=\s*["']?\s*[^"'#\s]|url\(\s*["']?\s*[^"'#\s]|@import|\\/i,
];
/** Three times what the header shows. */
const SHOWN = { width: 528, height: 132 };
const SMALLEST = 64;
/** Longer than this many times its height, or its width, it would be a line in the header. */
const THINNEST = 30;
/** Relative luminances: of the lightest dark band that a palette may have, and of paper. */
const LUMINANCE = { dark: 0.06, card: 0.98 };
/** WCAG's contrast for what is no text. */
const SEEN = 3;
/** Side of each icon, and the part of it that the logo takes: systems cut large ones to a circle. */
const ICONS = [
  [32, 0.9],
  [180, 0.66],
  [192, 0.6],
  [512, 0.6],
] as const;

/** As {@link checkPicture}, but an SVG is accepted that is nothing but a drawing. */
export function checkLogo(bytes: Buffer): void {
  if (!isSvg(bytes)) {
    checkPicture(bytes);
    return;
  }
  if (bytes.length > MAX_SVG_BYTES) throw new PictureRefused(`An SVG must be at most 1 MB. ${USE_PNG}`);
  const text = bytes.toString('utf8');
  // Drawing libraries also read encodings that these patterns don't see through.
  if (!/<svg[\s>]/.test(text) || text.includes('\0') || text.includes('\ufffd'))
    throw new PictureRefused('The file is no SVG drawing. Please use an SVG or PNG file.');
  if (REFUSED.some((pattern) => pattern.test(text)))
    throw new PictureRefused(`The SVG has more than shapes in it. ${USE_PNG}`);
}

/** The digest differs from that of the same file as a photograph, whose files are others. */
export const logoDigest = (sent: Buffer): string => digestOf(Buffer.concat([Buffer.from('logo'), sent]));

/** Makes the logo's files: itself, icons and the preview for chats on its ground. Throws {@link PictureRefused}. */
export const encodeLogo = (sent: Buffer): Promise<EncodedPicture> => madeOf(sent, checkLogo, encode);

async function encode(sent: Buffer): Promise<EncodedPicture> {
  const drawn = isSvg(sent) ? await draw(sent) : await pixelsOf(sent);
  const inside = (width: number, height: number) =>
    sharp(drawn, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: Math.round(width), height: Math.round(height), fit: 'inside' });
  const ground = await groundOf(drawn);
  const onGround = async (width: number, height: number, part: number) => {
    const input = await inside(width * part, height * part)
      .png()
      .toBuffer();
    return sharp({ create: { width, height, channels: 3, background: `#${ground}` } })
      .composite([{ input }])
      .removeAlpha();
  };

  const { data, info } = await inside(SHOWN.width, SHOWN.height)
    .png({ palette: true, quality: 95 })
    .toBuffer({ resolveWithObject: true });
  const files = [
    { name: LOGO, bytes: data },
    { name: PREVIEW, bytes: await (await onGround(1200, 630, 0.55)).jpeg({ quality: 85 }).toBuffer() },
  ];
  for (const [side, part] of ICONS)
    files.push({ name: `${side}.png`, bytes: await (await onGround(side, side, part)).png().toBuffer() });
  const key = `${logoDigest(sent)}-${info.width}x${info.height}-${ground}`;
  return { key, focus: { x: 0.5, y: 0.5 }, files };
}

/** Paper if more of the logo can be seen there than on the dark band. One without transparency brings its own. */
async function groundOf(drawn: Buffer): Promise<string> {
  const small = sharp(drawn).resize({ width: 96, height: 96, fit: 'inside' }).ensureAlpha();
  const pixels = await small.toColourspace('srgb').raw().toBuffer();
  let [onDark, onCard, clear] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 128) {
      clear++;
      continue;
    }
    const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    if (light + 0.05 >= SEEN * (LUMINANCE.dark + 0.05)) onDark++;
    if (LUMINANCE.card + 0.05 >= SEEN * (light + 0.05)) onCard++;
  }
  return LOGO_GROUNDS[clear > 0 && onCard > onDark ? 'card' : 'dark'];
}

/** A part of a colour as light, from 0 to 1. */
function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

async function pixelsOf(sent: Buffer): Promise<Buffer> {
  const { width, height, bytes } = await decode(sent);
  if (Math.max(width, height) < SMALLEST)
    throw new PictureRefused(`The logo is too small: it must be at least ${SMALLEST} pixels wide or high.`);
  checkShape(width, height);
  return bytes;
}

function checkShape(width: number, height: number): void {
  if (Math.max(width, height) > THINNEST * Math.min(width, height))
    throw new PictureRefused('The logo is too thin to be seen. Please choose another shape.');
}

/** An SVG has no pixels of its own: it is drawn as large as its largest file needs. */
async function draw(svg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  checkShape(width, height);
  const density = 72 * Math.min(1200 / width, 1200 / height);
  return sharp(svg, { density: Math.min(Math.max(density, 1), 100_000), limitInputPixels: MAX_PIXELS })
    .png()
    .toBuffer();
}
