/** The drawings for what shows only a whole image: icons and link previews, in the first palette. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { firstPalette } from '../../content/src/colourSets.ts';
import { iconOf, previewOf, SMALL } from '../renderer/drawn.ts';
import { drawings } from './paths.ts';

const read = (name: string) => readFile(join(drawings, `${name}.svg`), 'utf8');

export const smallIcon = async () => iconOf(await read('emblem-small'), firstPalette, SMALL);

export async function iconPng(side: number): Promise<Buffer> {
  const svg = side === SMALL.side ? await smallIcon() : iconOf(await read('emblem'), firstPalette, { side });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export const drawnPreview = async (name: string): Promise<Buffer> =>
  sharp(Buffer.from(previewOf(await read(name), firstPalette)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
