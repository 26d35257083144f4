import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesMap } from '../renderer/pages/list';
import { iconPng, iconSvg } from './drawn';
import { publicDir, root } from './paths';

const put = (file: string, text: string | Buffer) => writeFile(join(publicDir, file), text);

export const writePagesMap = () => writeFile(join(root, 'dist/pages.map'), pagesMap());

export const writeRobots = ({ publicUrl }: Site) =>
  put(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );

export async function writeIcons(): Promise<void> {
  await put('favicon.svg', await iconSvg('emblem-small'));
  await put('favicon.ico', ico(await iconPng('emblem-small', 32)));
  await put('apple-touch-icon.png', await iconPng('emblem', 180));
  await put('icon-192.png', await iconPng('emblem', 192));
  await put('icon-512.png', await iconPng('emblem', 512));
}

/** The .ico container around one PNG: one icon of 32 × 32 at 32 bits, its length, and where it begins. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length);
  place.writeUInt32LE(header.length + place.length, 4);
  return Buffer.concat([header, place, png]);
}
