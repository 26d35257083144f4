import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const longText = 'Monsoon hair care at the salon. '.repeat(200);
export const BUILD = '0123456789ab';

/** The files whose content depends on the edition. */
const pageFiles = (price: string): Record<string, string> => ({
  'index.html': `<h1>Home</h1><p>Hair Spa ${price}</p><p>${longText}</p>`,
  'about.html': `<h1>About</h1><p>${longText}</p>`,
  'services/prices.html': '<h1>Price list</h1>',
  'services/Menshair.html': `<h1>Men's Hair</h1><p>Haircut ${price}</p>`,
  '404.html': '<h1>Page not found</h1>',
  'blogdetail.html': '<h1>Blog post not found.</h1>',
  'page-data/index.json': JSON.stringify({ price }),
  'page-data/services/Menshair.json': JSON.stringify({ price }),
  'sitemap-pages.xml': '<urlset></urlset>',
  'manifest.webmanifest': '{"name":"Salon"}',
});

const otherFiles: Record<string, string> = {
  'shell.html': '<h1>Shell</h1>',
  'admin.html': '<h1>Admin</h1>',
  'login.html': '<h1>Log in</h1>',
  'assets/app-1a2b3c.js': `export const text = '${longText}';`,
  'assets/hero.mp4': 'a film',
  'robots.txt': 'User-agent: *\nDisallow: /admin\n',
  '.env': 'PASSWORD=secret',
  'folder/.git/config': 'secret',
};

const pages: Record<string, string> = {
  '/': '/index.html',
  '/about': '/about.html',
  '/about/': '/about.html',
  '/academy': '/Academy.html',
  '/services/prices': '/services/prices.html',
  '/page-data/index.json': '/page-data/index.json',
  '/page-data/academy.json': '/page-data/Academy.json',
  '/sitemap-pages.xml': '/sitemap-pages.xml',
  '/manifest.webmanifest': '/manifest.webmanifest',
};

/**
 * Writes what the frontend's build would write: the site with its compressed copies, the map of its pages and the build's name.
 */
export function writeSite(dir: string): void {
  writeFiles(join(dir, 'site'), otherFiles);
  const lines = Object.entries(pages).map(([path, file]) => `"${path}" "${file}";\n`);
  writeFileSync(join(dir, 'pages.map'), lines.join(''));
  writeFileSync(join(dir, 'build-id'), BUILD);
}

/** Publishes an edition as the renderer does: writes a new folder, then replaces the link to it. */
export function writePages(dir: string, edition: number, price: string): void {
  const place = join(dir, 'pages', BUILD);
  writeFiles(join(place, `${edition}`), pageFiles(price));
  symlinkSync(`${edition}`, join(place, 'next'));
  renameSync(join(place, 'next'), join(place, 'current'));
}

const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
export const TAGS = [
  'lists',
  'kept-lists',
  'page-lists',
  'kept-page-lists',
  'site',
  ...CHARACTERS.flatMap((end) => [`post-${end}`, `page-post-${end}`, `kept-page-post-${end}`]),
  ...CHARACTERS.filter((start) => /[0-9a-f]/.test(start)).map((start) => `media-${start}`),
];

/** The folder that `cache-tags` fills. */
export const tagsOf = (dir: string) => join(dir, `cache/tags-${BUILD}`);

/** Gives tags of the caches a value as `cache-tags` does: makes the folder of that name, then replaces the links. */
export function renewTags(dir: string, value: string, tags = TAGS): void {
  const place = tagsOf(dir);
  mkdirSync(join(place, value), { recursive: true });
  for (const tag of tags) {
    symlinkSync(value, join(place, '.next'));
    renameSync(join(place, '.next'), join(place, tag));
  }
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (/\.(html|js|json|xml)$/.test(name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text));
    }
  }
}
