/** Writes the drawings as SVG and prints their sizes: `node draw.ts [name…]`, all of them without a name. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { about } from './about.ts';
import { academy } from './academy.ts';
import { blog } from './blog.ts';
import { edit } from './edit.ts';
import { emblem, emblemSmall } from './emblem.ts';
import { empty } from './empty.ts';
import { hair } from './hair.ts';
import { haircolor } from './haircolor.ts';
import { home, homeTall } from './home.ts';
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
export const drawings: Record<string, () => Plate> = {
  home,
  'home-tall': homeTall,
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
