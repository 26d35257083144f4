import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const longText = 'Monsoon hair care at the salon. '.repeat(200);
export const BUILD = '0123456789ab';
export const PICTURE = '/media/0a1b2c-960x640-aabbcc/960.jpg';

const siteFiles = {
  'unavailable.html': '<h1>Back in a moment</h1>',
  'admin.html': '<h1>Admin</h1>',
  'login.html': '<h1>Log in</h1>',
  'assets/app-1a2b3c.js': `export const text = '${longText}';`,
  'assets/hero.mp4': 'a film',
  'robots.txt': 'User-agent: *\nDisallow: /admin\n',
  '.env': 'PASSWORD=secret',
  'folder/.git/config': 'secret',
};

const editionFiles = (price: string) => ({
  'index.html': `<h1>Home</h1><p>Hair Spa ${price}</p><p>${longText}</p>`,
  'about.html': `<h1>About</h1><p>${longText}</p>`,
  'services/prices.html': '<h1>Price list</h1>',
  'services/Menshair.html': `<h1>Men's Hair</h1><p>Haircut ${price}</p>`,
  '404.html': '<h1>Page not found</h1>',
  'ml/index.html': '<h1>Home in Malayalam</h1>',
  'ml/Academy.html': '<h1>Academy in Malayalam</h1>',
  'ml/services/Menshair.html': "<h1>Men's Hair in Malayalam</h1>",
  'ml/404.html': '<h1>Not found, in Malayalam</h1>',
  'page-data/ml/index.json': '{}',
  'blogdetail.html': '<h1>Blog post not found.</h1>',
  'page-data/index.json': JSON.stringify({ price }),
  'page-data/services/Menshair.json': JSON.stringify({ price }),
  'sitemap-pages.xml': '<urlset></urlset>',
  'manifest.webmanifest': '{"name":"Salon"}',
  'api/site.json': JSON.stringify({ price }),
});

const map = `
"/" "/index.html";
"/about" "/about.html";
"/about/" "/about.html";
"/academy" "/Academy.html";
"/academy/" "/Academy.html";
"/services/prices" "/services/prices.html";
`;

/** What is written by itself, outside of the edition. Each text has its file's name. */
const BLOG = ['blog', 'blog/there', 'lists/Hair+Care/first', 'lists/Hair+Care/c1', 'lists//c2'].flatMap(
  (name) => [name, `ml/${name}`],
);
const blogFiles = [...BLOG.flatMap((name) => [`${name}.html`, `page-data/${name}.json`])].concat([
  'rss.xml',
  'ml/rss.xml',
  'sitemap.xml',
  'sitemap-posts-1.xml',
]);

/** Writes what the frontend's build writes, and all that the renderer does. */
export function writeSite(dir: string): void {
  for (const [name, text] of Object.entries(siteFiles)) write(join(dir, 'site', name), text);
  write(join(dir, 'pages.map'), map);
  write(join(dir, 'build-id'), BUILD);
  writePages(dir, 1, '₹1,800');
  for (const name of blogFiles) write(join(dir, 'pages', BUILD, name), `${name} ${longText}`);
  write(join(dir, 'pages', PICTURE), 'a picture');
  write(join(dir, 'pages/.hidden'), 'secret');
}

/** Publishes an edition as the renderer does: writes a new folder, then replaces the link to it. */
export function writePages(dir: string, edition: number, price: string): void {
  const place = join(dir, 'pages', BUILD);
  for (const [name, text] of Object.entries(editionFiles(price)))
    write(join(place, `${edition}`, name), text);
  symlinkSync(`${edition}`, join(place, 'next'));
  renameSync(join(place, 'next'), join(place, 'current'));
}

/** Takes back what the renderer wrote. */
export function remove(dir: string, name: string): void {
  for (const form of ['', '.br', '.gz']) rmSync(join(dir, `${name}${form}`), { force: true });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!/\.(html|js|json|xml)$/.test(file)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}
