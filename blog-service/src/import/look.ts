import type { Entry } from 'yauzl';
import { contentAt, MAX_BYTES, openZip, type Place, type Query } from './file-bytes.js';
import { Notes, type Source, shortened, UNKNOWN_SITE } from './found.js';
import { readGhost } from './ghost.js';
import { ItemList, PictureFiles } from './item-list.js';
import { readWordPress } from './wordpress.js';

class ImportRefused extends Error {}

const MAX_ENTRIES = 50_000;
/** No text is so even; an archive that is made to fill the memory is. */
const MAX_RATIO = 200;
const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|heic)$/i;

/** Reads all files of an import. Writes down what is in them, or why they are refused. */
export async function look(query: Query, id: string): Promise<void> {
  try {
    await lookAt(query, id);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const set = `UPDATE import SET state = 'failed', fault = $2 WHERE id = $1 AND state = 'looking'`;
    await query(set, [id, error.message]);
  }
}

async function lookAt(query: Query, id: string): Promise<void> {
  const files = await query<{ n: number; name: string; size: number }>(
    'SELECT n, name, size FROM import_file WHERE import = $1 ORDER BY n',
    [id],
  );
  await query('DELETE FROM import_item WHERE import = $1', [id]);
  const notes = new Notes();
  const pictures = new PictureFiles();
  const list = new ItemList(query, id, pictures);
  const systems = [
    { ending: /\.xml$/i, read: readWordPress, texts: [] as Source[] },
    { ending: /\.json$/i, read: readGhost, texts: [] as Source[] },
  ];
  let site = UNKNOWN_SITE;
  for (const { n: file, name, size } of files) {
    const whole: Place = { import: id, file, size };
    const isZip = /\.zip$/i.test(name);
    const all = new Map<string, Source>();
    for await (const [path, place] of isZip ? entriesOf(query, whole, name) : [[name, whole] as const])
      all.set(path, { name: path, place, open: () => contentAt(query, place) });
    // Its schemas take memory that no other export needs.
    if (all.has('export.json'))
      site = await (await import('./own-export.js')).listOwnExport(all, list, notes);
    else
      for (const source of all.values()) {
        const { name: path, place } = source;
        const system = systems.find(({ ending }) => ending.test(path));
        if (PICTURE_FILE.test(path)) pictures.add(path, place);
        else if (system) system.texts.push(source);
        else if (path === name) notes.add(`“${shortened(name, 100)}” is nothing that can be read here.`);
      }
  }
  for (const { read, texts } of systems) {
    if (texts.length === 0) continue;
    const old = await read(texts, notes);
    for await (const post of old.posts) await list.addPost(post, old);
    notes.count('pictures and files that no post shows', list.unshown(old));
    if (site === UNKNOWN_SITE) site = old.address;
  }
  await list.flush();
  if (list.length === 0)
    throw new ImportRefused(
      notes.sentences[0] ??
        'There are no posts in these files. Please choose what the old site exported, and its pictures with it.',
    );
  const host = site === UNKNOWN_SITE ? null : new URL(site).host;
  const set = `UPDATE import SET site = $2, notes = $3, state = 'looked' WHERE id = $1 AND state = 'looking'`;
  await query(set, [id, host, notes.sentences]);
}

async function* entriesOf(query: Query, zip: Place, name: string): AsyncGenerator<[path: string, Place]> {
  let [entries, bytes] = [0, 0];
  try {
    for await (const entry of (await openZip(query, zip)).eachEntry()) {
      const { fileName: path, uncompressedSize, compressedSize, compressionMethod } = entry;
      const { relativeOffsetOfLocalHeader, generalPurposeBitFlag } = entry;
      entries += 1;
      if (isText(path)) bytes += uncompressedSize;
      if (entries > MAX_ENTRIES || bytes > MAX_BYTES || isBomb(entry))
        throw new ImportRefused(`“${shortened(name, 100)}” has more in it than an export can have.`);
      // Not all of an entry: there may be many.
      const about = { relativeOffsetOfLocalHeader, generalPurposeBitFlag, compressionMethod };
      if (!path.startsWith('__MACOSX/'))
        yield [path, { ...zip, entry: { ...about, compressedSize, uncompressedSize } }];
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    const fault = `“${shortened(name, 100)}” is damaged, or no zip that is safe to open.`;
    throw new ImportRefused(fault, { cause: error });
  }
}

const isText = (path: string) => /\.(xml|json)$/i.test(path);

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > 1024 * 1024 && uncompressedSize > MAX_RATIO * compressedSize;
