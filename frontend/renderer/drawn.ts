import type { Palette } from '@salon/content/colourSets';

/** What a drawing's file says of its colours, such as `var(--brass,#c9a45c)`. */
const ROLE = /var\(--([a-z-]+),(#[0-9a-f]{6})\)/g;

const colourOf = (palette: Palette, role: string, otherwise: string): string =>
  Reflect.get(palette, role) ?? otherwise;

/** The drawing as pages show it: where a page says nothing else, it has these colours. */
export const inColours = (svg: string, palette: Palette) =>
  svg.replace(ROLE, (_, role, first) => `var(--${role},${colourOf(palette, role, first)})`);

/** For programs that know no custom properties. */
function partsOf(svg: string, palette: Palette) {
  const [, width, height, body = ''] =
    /^<svg [^>]*viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (!width || !height) throw new Error('The file does not begin at 0 0, or is no drawing.');
  const drawn = body.replace(ROLE, (_, role, first) => colourOf(palette, role, first));
  return { width: Number(width), height: Number(height), body: drawn };
}

/** An emblem with a margin that remains outside a round mask. */
export function iconOf(emblem: string, palette: Palette, { margin = 0.22, side = 512 } = {}): string {
  const { width, body } = partsOf(emblem, palette);
  const edge = Math.round(width * margin);
  const all = width + 2 * edge;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-edge} ${-edge} ${all} ${all}"><path fill="${palette.dark}" d="M${-edge}${-edge}h${all}v${all}h${-all}z"/>${body}</svg>`;
}

/** For tabs: little margin. */
export const SMALL = { margin: 0.06, side: 32 };

export const PREVIEW = { width: 1200, height: 630 };

const onGround = (ground: string, { width, height }: typeof PREVIEW, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>`;

/** What chat programs show of a page without another picture: its drawing. */
export function previewOf(svg: string, palette: Palette): string {
  const { width, height, body } = partsOf(svg, palette);
  const isWide = width / height > PREVIEW.width / PREVIEW.height - 0.2;
  const scale = isWide ? PREVIEW.width / width : (PREVIEW.height / height) * 1.15;
  const [x, y] = [(PREVIEW.width - width * scale) / 2, (PREVIEW.height - height * scale) / 2];
  return onGround(palette.dark, PREVIEW, `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`);
}

/** A logo in the middle of a ground; it takes a part of it. */
export function logoOn(png: Uint8Array, ground: string, size: typeof PREVIEW, part: number): string {
  const [width, height] = [size.width * part, size.height * part];
  const image = `<image x="${(size.width - width) / 2}" y="${(size.height - height) / 2}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  return onGround(ground, size, image);
}
