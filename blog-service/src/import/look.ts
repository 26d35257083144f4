import pg from 'pg';
import type { Entry } from 'yauzl';
import {
  type Bytes,
  bytesOf,
  contentAt,
  MAX_BYTES,
  openZip,
  type Place,
  type Query,
  type Zip,
} from './file-bytes.js';
import { Notes, type OldSystem, shortened } from './found.js';
import { GhostSystem, UNKNOWN_SITE } from './ghost.js';
import { ItemList, PictureFiles } from './item-list.js';
import { listOwnExport } from './own-export.js';
import { WordPressSystem } from './wordpress.js';

// A process of its own, so that a file that needs much memory or time never affects the service. Its argument is the import's id; it
// sends a sentence for the owner when the files can't be read.

class ImportRefused extends Error {}

interface ImportFile {
  n: number;
  name: string;
  size: number;
}

/** A text to read, in a zip or by itself. */
interface Source {
  name: string;
  start: string;
  open(): AsyncIterable<Buffer>;
}

const MAX_ENTRIES = 50_000;
/** No text is so even; an archive that is made to fill the memory is. */
const MAX_RATIO = 200;
const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|heic)$/i;

/** Reads all files of an import. Writes down what is in them. */
async function look(query: Query, id: string): Promise<void> {
  const files = await query<ImportFile>(
    'SELECT n, name, size FROM import_file WHERE import = $1 ORDER BY n',
    [id],
  );
  await query('DELETE FROM import_item WHERE import = $1', [id]);
  const notes = new Notes();
  const pictures = new PictureFiles();
  const list = new ItemList(query, id, pictures);
  const sources: Source[] = [];
  let site = UNKNOWN_SITE;
  for (const file of files) {
    const { n, name, size } = file;
    const bytes = bytesOf(query, id, n);
    const start = await bytes(0, Math.min(size, 2));
    if (start.toString('latin1') === 'PK') {
      const zip = await readZip(bytes, file, pictures);
      if (zip.places.has('export.json')) site = await listOwnExport(zip, list, notes);
      else
        for (const path of zip.places.keys())
          if (isText(path)) sources.push(await sourceOf(path, () => zip.open(path)));
    } else if (PICTURE_FILE.test(name)) pictures.add(name, { file: n, size });
    else sources.push(await sourceOf(name, () => contentAt(bytes, { file: n, size })));
  }
  const systems = { '<': new WordPressSystem(), '{': new GhostSystem() };
  for (const { name, start } of sources)
    if (!(start in systems)) notes.add(`“${shortened(name, 100)}” is nothing that can be read here.`);
  for (const [sign, system] of Object.entries(systems)) {
    const own = sources.filter(({ start }) => start === sign);
    await readSystem<unknown>(system, own, list, notes);
    if (own.length > 0 && site === UNKNOWN_SITE) site = system.site;
  }
  await list.flush();
  if (list.length === 0)
    throw new ImportRefused(
      notes.sentences[0] ??
        'There are no posts in these files. Please choose what the old site exported, and its pictures with it.',
    );
  const host = site === UNKNOWN_SITE ? null : new URL(site).host;
  await query('UPDATE import SET site = $2, notes = $3 WHERE id = $1', [id, host, notes.sentences]);
}

/** Twice, as what posts refer to may come after them. */
async function readSystem<Part>(
  system: OldSystem<Part>,
  sources: Source[],
  list: ItemList,
  notes: Notes,
): Promise<void> {
  for (const { open } of sources)
    for await (const part of system.partsOf(open())) if (part) system.note(part);
  for (const { name, open } of sources) {
    let end = 'No post in it is whole';
    for await (const part of system.partsOf(open())) {
      const post = part && system.post(part, notes);
      if (post) end = `The last whole post in it is “${shortened(post.title, 200)}”`;
      if (post) await list.addPost(post, system);
      if (!part) notes.add(`The file “${shortened(name, 100)}” ends too early. ${end}.`);
    }
  }
  notes.count('pictures and files that no post shows', list.unshown(system.pictures.values()));
}

async function sourceOf(name: string, open: Source['open']): Promise<Source> {
  for await (const chunk of open()) {
    const [start = ''] = chunk.toString('latin1', 0, 1024).replace(/^(\xef\xbb\xbf|\xff\xfe|\s)+/, '');
    return { name, start, open };
  }
  return { name, start: '', open };
}

/** Notes the texts and pictures in a zip. */
async function readZip(
  bytes: Bytes,
  { n: file, name, size }: ImportFile,
  pictures: PictureFiles,
): Promise<Zip> {
  const places = new Map<string, Place>();
  let read = 0;
  try {
    for await (const entry of (await openZip(bytes, size)).eachEntry()) {
      const { fileName: path, uncompressedSize, compressedSize, compressionMethod } = entry;
      const { relativeOffsetOfLocalHeader, generalPurposeBitFlag } = entry;
      if (isText(path)) read += uncompressedSize;
      if (places.size >= MAX_ENTRIES || read > MAX_BYTES || isBomb(entry))
        throw new ImportRefused(`“${shortened(name, 100)}” has more in it than an export can have.`);
      // Not all of an entry: there may be many.
      const about = { relativeOffsetOfLocalHeader, generalPurposeBitFlag, compressionMethod };
      const place = { file, size, entry: { ...about, compressedSize, uncompressedSize } };
      places.set(path, place);
      if (PICTURE_FILE.test(path)) pictures.add(path, place);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    const fault = `“${shortened(name, 100)}” is damaged, or no zip that is safe to open.`;
    throw new ImportRefused(fault, { cause: error });
  }
  async function* open(path: string) {
    const place = places.get(path);
    if (place) yield* contentAt(bytes, place);
  }
  return { places, open };
}

const isText = (path: string) => /\.(xml|json)$/i.test(path) && !path.startsWith('__MACOSX/');

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > 1024 * 1024 && uncompressedSize > MAX_RATIO * compressedSize;

const client = new pg.Client({
  connectionString: process.env.DATABASE_URL,
  application_name: 'blog-service import',
});
await client.connect();
try {
  await look(async (sql, values) => (await client.query(sql, values)).rows, `${process.argv[2]}`);
} catch (error) {
  if (!(error instanceof ImportRefused)) throw error;
  process.send?.(error.message);
}
await client.end();
process.disconnect?.();
