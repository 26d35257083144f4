/** Writes the drawings as SVG and prints their sizes: `node draw.ts [name…]`, all of them without a name. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { emblem, emblemSmall } from './emblem.ts';
import { home, homeTall } from './home.ts';
import type { Plate } from './lines.ts';

/** Name of the file in frontend/drawings/ → what draws it. */
export const drawings: Record<string, () => Plate> = {
  home,
  'home-tall': homeTall,
  emblem,
  'emblem-small': emblemSmall,
};

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  for (const [name, draw] of Object.entries(drawings)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const text = draw().svg();
    writeFileSync(new URL(`../../drawings/${name}.svg`, import.meta.url), text);
    const count = text.match(/[Mm]/g)?.length ?? 0;
    const sizes = `${text.length} bytes, ${brotliCompressSync(text).length} brotli`;
    process.stdout.write(`${name}: ${count} strokes, ${sizes}\n`);
  }
}
