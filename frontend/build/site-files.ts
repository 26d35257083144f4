import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstPalette } from '@salon/content/colourSets';
import { UNAVAILABLE } from '../renderer/document';
import { pagesMap } from '../renderer/pages/list';
import { ICON_SIDES } from '../shared/content/icons';
import { iconPng, smallIcon } from './drawn';
import { publicDir, root } from './paths';

const { ink, paper } = firstPalette;
const put = (file: string, text: string | Buffer) => writeFile(join(publicDir, file), text);

export const writePagesMap = () => writeFile(join(root, 'dist/pages.map'), pagesMap());

/** For what is not a file, while the part that makes it is away. */
export const writeUnavailable = () =>
  put(
    'unavailable.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Back in a moment</title>
<style>body{margin:20vh auto;max-width:26rem;padding:0 1rem;font:1.125rem/1.5 Georgia,serif;color:${ink};background:${paper}}h1{font-size:1.75rem}a{display:inline-block;padding:.75rem 1rem .75rem 0;color:inherit}</style>
<h1>Back in a moment</h1>
<p>${UNAVAILABLE}</p>
<p><a href="">Try again</a> <a href="/">Home page</a></p>
</html>
`,
  );

export const writeRobots = ({ publicUrl }: Site) =>
  put(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );

/** Serves the admin area while there is no connection: another version of its document or scripts is another worker. */
export async function writeWorker(files: string[], document: string): Promise<void> {
  const version = createHash('sha256').update(document).update(files.join()).digest('hex').slice(0, 12);
  const known = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
  await put('admin-worker.js', known + (await readFile(join(root, 'admin/worker.js'), 'utf8')));
}

/** The icons of a salon that has the name and the emblem that come with the site; others have their own (shared/content/icons.ts). */
export async function writeIcons(): Promise<void> {
  await put('emblem.svg', await smallIcon());
  for (const side of ICON_SIDES) await put(`emblem-${side}.png`, await iconPng(side));
}
