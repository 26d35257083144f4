import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pagesMap } from '../renderer/pages/list';
import { publicDir, root } from './paths';

const put = (file: string, text: string | Buffer) => writeFile(join(publicDir, file), text);

export const writePagesMap = () => writeFile(join(root, 'dist/pages.map'), pagesMap());

export const writeRobots = ({ publicUrl }: Site) =>
  put(
    'robots.txt',
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );

const THEME = '#12372a';

export async function writeManifestAndIcons({ name }: Site): Promise<void> {
  const svg = await readFile(join(root, 'public/favicon.svg'));
  const icon = (size: number) => sharp(svg, { density: 300 }).resize(size, size).png().toBuffer();
  await put('apple-touch-icon.png', await icon(180));
  await put('icon-192.png', await icon(192));
  await put('icon-512.png', await icon(512));
  await put('favicon.ico', ico(await icon(32)));
  await put(
    'manifest.webmanifest',
    JSON.stringify({
      name,
      short_name: name.split(' — ')[0],
      start_url: '/',
      display: 'browser',
      background_color: THEME,
      theme_color: THEME,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }),
  );
}

/** The .ico container around one 32 px PNG. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
