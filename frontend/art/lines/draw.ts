/**
 * Writes the drawings as SVG and prints their sizes: `node draw.ts [name…]`, all of them without a name. With `--check` it writes
 * nothing, and fails when a file is not what would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { about } from './about.ts';
import { academy } from './academy.ts';
import { blog } from './blog.ts';
import { edit } from './edit.ts';
import { emblem, emblemSmall } from './emblem.ts';
import { empty } from './empty.ts';
import { hair } from './hair.ts';
import { haircolor } from './haircolor.ts';
import { home } from './home.ts';
import type { Plate } from './lines.ts';
import { lost } from './lost.ts';
import { makeup } from './makeup.ts';
import { menshair } from './menshair.ts';
import { nail } from './nail.ts';
import { offers } from './offers.ts';
import { outage } from './outage.ts';
import { services } from './services.ts';
import { skin } from './skin.ts';
import { slot } from './slot.ts';
import { spmu } from './spmu.ts';
import { texture } from './texture.ts';

/** Name of the file in frontend/drawings/ → what draws it. */
const drawings: Record<string, () => Plate> = {
  home: () => home(),
  about,
  academy,
  blog,
  empty,
  lost,
  offers,
  outage,
  services,
  slot,
  emblem,
  'emblem-small': emblemSmall,
  hair,
  haircolor,
  texture,
  skin,
  nail,
  makeup,
  menshair,
  spmu,
  edit,
};

const [first, ...others] = process.argv.slice(2);
const check = first === '--check';
const wanted = check || !first ? others : [first, ...others];
for (const [name, draw] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = new URL(`../../drawings/${name}.svg`, import.meta.url);
  const text = draw().svg();
  const size = brotliCompressSync(text).length;
  const count = text.match(/[Mm]/g)?.length ?? 0;
  const most = name === 'home' ? 9000 : 6000;
  if (!check) {
    writeFileSync(file, text);
    process.stdout.write(`${name}: ${count} strokes, ${text.length} bytes, ${size} brotli\n`);
  } else if (text !== readFileSync(file, 'utf8'))
    throw new Error(`${name}.svg is not what its program draws.`);
  if (size > most) throw new Error(`${name}.svg has ${size} bytes in brotli; at most ${most} are allowed.`);
}
