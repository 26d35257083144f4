import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { drawnPreview } from './drawn.ts';
import { drawings } from './paths.ts';

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

/**
 * Copies the drawings to where the site serves them, each with its link preview, and to the renderer, which writes them in other
 * colours.
 */
export async function copyDrawings(target: string, renderers: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await mkdir(renderers, { recursive: true });
  for (const [name, key] of Object.entries(await drawingKeys())) {
    const drawn = join(drawings, `${name}.svg`);
    await copyFile(drawn, join(target, `${key}.svg`));
    await writeFile(join(target, `${key}.jpg`), await drawnPreview(name));
    await copyFile(drawn, join(renderers, `${key}.svg`));
  }
  for (const name of ['emblem', 'emblem-small'])
    await copyFile(join(drawings, `${name}.svg`), join(renderers, `${name}.svg`));
}
