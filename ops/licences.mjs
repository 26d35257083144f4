// Fails when a shipped package has a licence that is not on this list: licences.mjs FOLDER…
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);
// Sharp's prebuilt libvips, and the decoder of HEIC. Their licence asks that they can be replaced: they are used unchanged, as
// separate libraries.
const EXCEPTIONS = { '@img/sharp-libvips-': 'LGPL-3.0-or-later', 'libheif-js': 'LGPL-3.0' };

let checked = 0;
const refused = [];
for (const folder of process.argv.slice(2)) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [path, { dev, devOptional, optional, resolved }] of Object.entries(packages)) {
    const isOurs = path === '' || resolved?.startsWith('file:');
    if (isOurs || dev || devOptional) continue;
    const licence = licenceOf(join(folder, path), optional);
    if (licence === undefined) continue;
    checked++;
    const name = path.split('node_modules/').at(-1);
    const excepted = Object.entries(EXCEPTIONS).some(
      ([start, one]) => name.startsWith(start) && licence === one,
    );
    if (!excepted && !isAllowed(licence)) refused.push(`${folder}: ${name} has the licence ${licence}`);
  }
}
for (const line of refused) console.error(line);
console.error(`Licences: ${checked} packages that ship, ${refused.length} refused.`);
process.exitCode = checked === 0 || refused.length > 0 ? 1 : 0;

/** The licence in an installed package's package.json; undefined for an optional package that is not for this machine. */
function licenceOf(path, optional) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
  } catch (error) {
    if (optional && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads an SPDX expression: of alternatives (OR) one must be allowed, of combined licences (AND) all. */
function isAllowed(licence) {
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}
