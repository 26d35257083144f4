import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const longText = 'Monsoon hair care at the salon. '.repeat(200);

const files: Record<string, string> = {
  'index.html': `<h1>Home</h1><p>${longText}</p>`,
  'about.html': `<h1>About</h1><p>${longText}</p>`,
  'services/Menshair.html': "<h1>Men's Hair</h1>",
  'shell.html': '<h1>Shell</h1>',
  'admin.html': '<h1>Admin</h1>',
  '404.html': '<h1>Page not found</h1>',
  'blogdetail.html': '<h1>Blog post not found.</h1>',
  'assets/app-1a2b3c.js': `export const text = '${longText}';`,
  'assets/hero.mp4': 'a film',
  'robots.txt': 'User-agent: *\nDisallow: /admin\n',
  'sitemap-pages.xml': '<urlset></urlset>',
  'manifest.webmanifest': '{"name":"Salon"}',
  '.env': 'PASSWORD=secret',
  'folder/.git/config': 'secret',
};

const pages: Record<string, string> = {
  '/': '/index.html',
  '/about': '/about.html',
  '/about/': '/about.html',
  '/services/menshair': '/services/Menshair.html',
  '/services/menshair/': '/services/Menshair.html',
};

/** Writes what the frontend's build would: the site with its compressed copies, and the map of its pages. */
export function writeSite(siteDir: string, pagesMap: string): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(siteDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (/\.(html|js)$/.test(name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text));
    }
  }
  const lines = Object.entries(pages).map(([path, file]) => `"${path}" "${file}";\n`);
  writeFileSync(pagesMap, lines.join(''));
}
