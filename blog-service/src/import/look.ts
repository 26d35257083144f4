import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import { type Bytes, bytesOf, chunksOf, contentAt, type Place, type Query } from './file-bytes.js';
import { type FoundPost, Notes, shortened } from './found.js';
import { GhostSite, rowsOf, UNKNOWN_SITE } from './ghost.js';
import { MAX_BYTES } from './import.dto.js';
import { ItemList, PictureFiles } from './item-list.js';
import { listOwnExport, type Zip } from './own-export.js';
import { partsOf, WordPressSite } from './wordpress.js';

/** The files can't be read. The sentence is for the owner. */
export class ImportRefused extends Error {}

interface ImportFile {
  n: number;
  name: string;
  size: number;
}

/** A text to read, in a zip or by itself. */
interface Source {
  name: string;
  kind: 'wordpress' | 'ghost';
  open(): AsyncIterable<Buffer>;
}

const MAX_ENTRIES = 50_000;
/** No text is so even; an archive that is made to fill the memory is. */
const MAX_RATIO = 200;
const DEFLATED = 8;
const START = 1024;
const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|heic)$/i;

/** Reads all files of an import twice: what posts refer to may come after them. Writes down what is in them. */
export async function look(query: Query, id: string): Promise<void> {
  const files = await query<ImportFile>(
    'SELECT n, name, size FROM import_file WHERE import = $1 ORDER BY n',
    [id],
  );
  await query('DELETE FROM import_item WHERE import = $1', [id]);
  const notes = new Notes();
  const pictures = new PictureFiles();
  const list = new ItemList(query, id, pictures);
  const sources: Source[] = [];
  let ownSite: string | undefined;
  for (const file of files) {
    const { n, name, size } = file;
    const bytes = bytesOf(query, id, n);
    const start = await bytes(0, Math.min(size, START));
    if (start.toString('latin1').startsWith('PK')) {
      const zip = await readZip(bytes, file, pictures);
      if (zip.names.has('export.json')) ownSite = await listOwnExport(zip, list, notes);
      else
        for (const path of [...zip.names.keys()].filter(isText))
          sources.push(...(await sourceOf(path, () => zip.open(path), notes)));
    } else if (PICTURE_FILE.test(name)) pictures.add(name, { file: n, start: 0, size });
    else sources.push(...(await sourceOf(name, () => chunksOf(bytes, 0, size), notes)));
  }
  const wordpress = new WordPressSite();
  const ghost = new GhostSite();
  for (const { kind, open } of sources) {
    if (kind === 'wordpress') for await (const part of partsOf(open())) wordpress.note(part);
    else for await (const row of rowsOf(open())) ghost.note(row);
  }
  const site = URL.parse(wordpress.site || UNKNOWN_SITE)?.origin ?? UNKNOWN_SITE;
  for (const { kind, name, open } of sources) {
    const found =
      kind === 'wordpress'
        ? eachOf(partsOf(open()), (part) => wordpress.post(part, notes))
        : eachOf(rowsOf(open()), (row) => ghost.post(row, notes));
    let last: FoundPost | undefined;
    let next = await found.next();
    for (; !next.done; next = await found.next()) {
      last = next.value;
      await list.addPost(kind, last, site, wordpress);
    }
    if (next.value) {
      const whole = last
        ? `The last whole post in it is “${shortened(last.title, 200)}”`
        : 'No post in it is whole';
      notes.add(`The file “${shortened(name, 100)}” ends too early. ${whole}.`);
    }
  }
  await list.addCategories(new Map([...wordpress.categories, ...ghost.categories]));
  await list.flush();
  if (list.length === 0)
    throw new ImportRefused(
      notes.sentences[0] ?? 'There are no posts in these files. Please choose what the old site exported.',
    );
  notes.count(
    'pictures and files that no post shows',
    [...wordpress.attachments.values()].filter(({ address }) => !list.has(address)).length,
  );
  const host = ownSite ?? (site === UNKNOWN_SITE ? undefined : site);
  await query('UPDATE import SET site = $2, notes = $3 WHERE id = $1', [
    id,
    host ? new URL(host).host : null,
    notes.sentences,
  ]);
}

/** What a reader makes of each part of a file; answers what the file's end answers. */
async function* eachOf<Part, Found>(
  parts: AsyncGenerator<Part, boolean>,
  read: (part: Part) => Found | undefined,
): AsyncGenerator<Found, boolean> {
  for (;;) {
    const { value, done } = await parts.next();
    if (done) return value;
    const found = read(value);
    if (found) yield found;
  }
}

async function sourceOf(name: string, open: Source['open'], notes: Notes): Promise<Source[]> {
  let start = '';
  for await (const chunk of open()) {
    start = chunk.toString('latin1', 0, START).replace(/^(\xef\xbb\xbf|\xff\xfe|\s)+/, '');
    break;
  }
  if (start.startsWith('<')) return [{ name, kind: 'wordpress', open }];
  if (start.startsWith('{')) return [{ name, kind: 'ghost', open }];
  notes.add(`“${shortened(name, 100)}” is nothing that can be read here.`);
  return [];
}

/** Notes the texts and pictures in a zip. Nothing of it is ever written to a disk. */
async function readZip(
  bytes: Bytes,
  { n: file, name, size }: ImportFile,
  pictures: PictureFiles,
): Promise<Zip> {
  const names = new Map<string, Place>();
  let read = 0;
  try {
    // Names with `..`, of other drives or with a backslash are refused.
    const zip = await fromRandomAccessReaderPromise(new Pieces(bytes), size, { strictFileNames: true });
    for await (const entry of zip.eachEntry()) {
      const { fileName: path, uncompressedSize, compressedSize: compressed, compressionMethod } = entry;
      if (isText(path)) read += uncompressedSize;
      if (names.size >= MAX_ENTRIES || read > MAX_BYTES || isBomb(entry))
        throw new ImportRefused(`“${shortened(name, 100)}” has more in it than an export can have.`);
      const place: Place = {
        file,
        start: entry.relativeOffsetOfLocalHeader,
        size: uncompressedSize,
        zip: { compressed, isDeflated: compressionMethod === DEFLATED },
      };
      names.set(path, place);
      if (PICTURE_FILE.test(path)) pictures.add(path, place);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    const fault = `“${shortened(name, 100)}” is damaged, or no zip that is safe to open.`;
    throw new ImportRefused(fault, { cause: error });
  }
  return { names, open: (path) => openIn(names, bytes, path) };
}

async function* openIn(names: Zip['names'], bytes: Bytes, path: string): AsyncGenerator<Buffer> {
  const place = names.get(path);
  if (place) yield* contentAt(bytes, place);
}

const isText = (path: string) => /\.(xml|json)$/i.test(path) && !path.startsWith('__MACOSX/');

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > 1024 * 1024 && uncompressedSize > MAX_RATIO * compressedSize;

class Pieces extends RandomAccessReader {
  constructor(private readonly bytes: Bytes) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(this.bytes, start, end), { objectMode: false });
  }
}
