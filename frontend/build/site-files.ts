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

/** The icons of a salon that has the name and the emblem that come with the site; others have their own (shared/content/icons.ts). */
export async function writeIcons(): Promise<void> {
  await put('emblem.svg', await iconSvg('emblem-small'));
  await put('emblem-32.png', await iconPng('emblem-small', 32));
  for (const side of [180, 192, 512]) await put(`emblem-${side}.png`, await iconPng('emblem', side));
}
