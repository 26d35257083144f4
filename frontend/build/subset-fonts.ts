/**
 * Makes the font files of shared/theme/fonts from the @fontsource packages, with only the characters and weights that the site uses.
 * In the display face the straight apostrophe is drawn as a typographic one. Run `npm run fonts` after changing a face here, and
 * commit the results.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { withCurlyApostrophe } from './curlyApostrophe';
import { root } from './paths';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = `${ascii} £§©«°·»×½éèàâçêëïîôöüñ–—‘’“”•…→←`;
const rupee = '₹';

/** Font features to keep. Those for fractions and other languages would add glyphs that the site's texts never use. */
const used = ['ccmp', 'kern', 'liga', 'rvrn', 'tnum'];

/** The address of the licence, which goes with every copy of a font. */
const LICENCE = 14;

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const anek = '@fontsource-variable/anek-latin/files/anek-latin';
const display = { opsz: 144, SOFT: 30, WONK: 0, wght: 380 };

const faces = [
  { file: 'display', from: `${fraunces}-latin-full-normal.woff2`, text: latin, axes: display },
  { file: 'display-rupee', from: `${fraunces}-latin-ext-full-normal.woff2`, text: rupee, axes: display },
  // Two files, not one: each is small enough to arrive in one round trip of a new connection, one with both weights is not.
  { file: 'text', from: `${anek}-latin-wght-normal.woff2`, text: latin, axes: { wght: 400 } },
  { file: 'text-bold', from: `${anek}-latin-wght-normal.woff2`, text: latin, axes: { wght: 600 } },
  {
    file: 'text-rupee',
    from: `${anek}-latin-ext-wght-normal.woff2`,
    text: rupee,
    axes: { wght: { min: 400, max: 600 } },
  },
];

const { resolve } = createRequire(import.meta.url);
for (const { file, from, text, axes } of faces) {
  const cut = await subsetFont(await readFile(resolve(from)), text, {
    targetFormat: 'truetype',
    keepFeatures: used,
    variationAxes: axes,
    preserveNameIds: [LICENCE],
  });
  const drawn = text === latin && file.startsWith('display') ? withCurlyApostrophe(cut) : cut;
  const subset = await subsetFont(drawn, text, { targetFormat: 'woff2', preserveNameIds: [LICENCE] });
  await writeFile(join(root, `shared/theme/fonts/${file}.woff2`), subset);
}
