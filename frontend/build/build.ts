/** `npm run build`: dist/public (what nginx serves), dist/pages.map, dist/build-id and dist/server (the renderer). */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkContent } from '@salon/content/check';
import { firstEdition } from '@salon/content/first-edition';
import { build, type Manifest } from 'vite';
import { brotliText } from '../renderer/files';
import { ENTRY } from '../shared/document';
import { copyDrawings } from './drawings';
import { publicDir, root, serverDir } from './paths';
import { copyPictures, makePictures } from './pictures';
import { readSite } from './site';
import { writeIcons, writePagesMap, writeRobots, writeUnavailable, writeWorker } from './site-files';

globalThis.__SITE__ = readSite(process.env);
const { faults = [] } = checkContent(firstEdition());
if (faults.length > 0) throw new Error(faults.map(({ field, message }) => `${field}: ${message}`).join('\n'));
await rm(join(root, 'dist'), { recursive: true, force: true });
const pictures = await makePictures();

// index.html references only `start.ts`, which loads the entry later, so the entry is listed as an input.
await build({ root, build: { outDir: publicDir, rolldownOptions: { input: ['index.html', ENTRY] } } });
// A separate build, so that the visitors' chunks do not depend on the admin area.
const admin = await build({
  root,
  build: {
    outDir: publicDir,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: 'admin.html' },
  },
});
await build({
  root,
  build: {
    outDir: serverDir,
    copyPublicDir: false,
    ssr: true,
    rolldownOptions: { input: { main: 'renderer/main.ts' } },
  },
});
await copyPictures(pictures, join(publicDir, 'assets/pictures'));
await copyDrawings(join(publicDir, 'assets/drawings'), join(serverDir, 'drawings'));

// The renderer's image contains only its own folder, so the template and the list of scripts are written there.
const template = await readFile(join(publicDir, 'index.html'), 'utf8');
await rm(join(publicDir, 'index.html'));
await writeFile(join(serverDir, 'template.html'), template);
// The login page is written once and for all, by a build that is needed only here.
const loginDir = join(root, 'dist/login');
await build({ root, build: { outDir: loginDir, copyPublicDir: false, ssr: 'build/login.tsx' } });
const { withLogin } = await import(join(loginDir, 'login.js'));
const adminDocument = await readFile(join(publicDir, 'admin.html'), 'utf8');
await writeFile(join(publicDir, 'login.html'), await withLogin(adminDocument, template));
if (!('output' in admin)) throw new Error('The admin area is one build.');
await writeWorker(
  admin.output.map(({ fileName }) => `/${fileName}`).filter((file) => file.startsWith('/assets/')),
  adminDocument,
);
await rm(loginDir, { recursive: true });
const manifest: Manifest = JSON.parse(await readFile(join(publicDir, '.vite/manifest.json'), 'utf8'));
if (!manifest['index.html'] || manifest['index.html'].imports)
  throw new Error('start.ts must import nothing: it delays all other scripts.');
const scripts = pageScripts(manifest);
await rm(join(publicDir, '.vite'), { recursive: true });
await writeFile(join(serverDir, 'scripts.json'), JSON.stringify(scripts));

const site = readSite(process.env);
await writePagesMap();
await writeUnavailable();
await writeRobots(site);
await writeIcons();
await compress();

// The renderer writes its pages to a folder named after this id. nginx of the same build reads that folder.
const id = await buildId();
await writeFile(join(serverDir, 'build-id'), id);
await writeFile(join(root, 'dist/build-id'), id);
// Tests and measurements of the whole site publish changed copies of this content.
await writeFile(join(serverDir, 'first-edition.json'), JSON.stringify(firstEdition()));

/** Source of the entry or a lazy route → its own script and all scripts that it imports. */
function pageScripts(manifest: Manifest): Record<string, string[]> {
  const begun = Object.keys(manifest).filter(
    (source) => source === ENTRY || manifest[source]?.isDynamicEntry,
  );
  return Object.fromEntries(begun.map((source) => [source, filesOf(manifest, source)]));
}

/** Files in the order in which they run: imported files come before the file that imports them. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((other) => filesOf(manifest, other, seen)), `/${chunk.file}`];
}

/** Puts a .br and a .gz beside every text file, so that the front door never compresses by itself: once, at the highest quality. */
async function compress(): Promise<void> {
  const texts = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json'];
  for (const file of await filesIn(publicDir)) {
    if (!texts.includes(extname(file))) continue;
    const text = await readFile(file);
    await writeFile(`${file}.br`, await brotliText(text, 11));
    await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** An id of what pages are made with: a hash of the renderer's code, the template and the names of the scripts. */
async function buildId(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesIn(serverDir)).sort())
    hash.update(file.slice(serverDir.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
