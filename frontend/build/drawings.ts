import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { color } from '../shared/theme/tokens.ts';
import { drawings } from './paths.ts';
import { previewJpeg } from './pictures.ts';

/** Name → `NAME-HASH-WIDTHxHEIGHT` of every drawing. */
export async function drawingKeys(): Promise<Record<string, string>> {
  const files = (await readdir(drawings)).filter((file) => file.endsWith('.svg')).sort();
  const keyed = files.map(async (file) => {
    const svg = await readFile(join(drawings, file), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const name = basename(file, '.svg');
    return [name, `${name}-${hash}-${width}x${height}`] as const;
  });
  return Object.fromEntries(await Promise.all(keyed));
}

/** Copies the drawings to where the site serves them, each with the JPEG that chats show of it. */
export async function copyDrawings(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, key] of Object.entries(await drawingKeys())) {
    const file = join(drawings, `${name}.svg`);
    await copyFile(file, join(target, `${key}.svg`));
    const picture = sharp(await drawn(file)).flatten({ background: color.leaf });
    await writeFile(join(target, `${key}.jpg`), await previewJpeg(picture));
  }
}

/** A drawing in the colours that it has on dark green. The library that rasterises it knows no custom properties. */
export async function drawn(file: string): Promise<Buffer> {
  const svg = await readFile(file, 'utf8');
  return Buffer.from(svg.replace(/var\(--\w+,(#\w+)\)/g, '$1'));
}
