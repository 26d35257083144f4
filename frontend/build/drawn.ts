/** The drawings for what shows only a whole image: icons and link previews, on the dark ground. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './paths.ts';

const GROUND = '#12372a';

interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** The drawing in its own tones: what reads it here knows no custom properties. */
async function read(name: string): Promise<Drawing> {
  const text = await readFile(join(drawings, `${name}.svg`), 'utf8');
  const parts = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>\s*$/s.exec(text);
  if (!parts) throw new Error(`drawings/${name}.svg does not begin at 0 0, or is no drawing.`);
  const body = String(parts[3]).replace(/var\(--\w+,(#\w+)\)/g, '$1');
  return { width: Number(parts[1]), height: Number(parts[2]), body };
}

/** An emblem with a margin that remains outside a round mask. */
export async function iconSvg(name: string): Promise<string> {
  const { width, body } = await read(name);
  const margin = Math.round(width * (name === 'emblem-small' ? 0.06 : 0.22));
  const side = width + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><path fill="${GROUND}" d="M${-margin}${-margin}h${side}v${side}h${-side}z"/>${body}</svg>`;
}

export async function iconPng(name: string, size: number): Promise<Buffer> {
  const svg = Buffer.from(await iconSvg(name));
  return sharp(svg, { density: 300 }).resize(size, size).png().toBuffer();
}

const PREVIEW = { width: 1200, height: 630 };

/** The 1200×630 JPEG that chat programs show of a page without another picture: its drawing. */
export async function drawnPreview(name: string): Promise<Buffer> {
  const { width, height, body } = await read(name);
  const box = `width="${PREVIEW.width}" height="${PREVIEW.height}"`;
  const wide = width / height > PREVIEW.width / PREVIEW.height - 0.2;
  const scale = wide ? PREVIEW.width / width : (PREVIEW.height / height) * 1.15;
  const [x, y] = [(PREVIEW.width - width * scale) / 2, (PREVIEW.height - height * scale) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect ${box} fill="${GROUND}"/><g transform="translate(${x} ${y}) scale(${scale})">${body}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
