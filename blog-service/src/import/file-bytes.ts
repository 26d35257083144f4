import { Readable } from 'node:stream';
import { Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';

export const PIECE_BYTES = 4 * 1024 * 1024;
/** Of all files that are here at a time. */
export const MAX_BYTES = 500 * 1024 * 1024;

/** Both the service's and the process's own connection. */
export type Query = <Row>(sql: string, values: unknown[]) => Promise<Row[]>;

/** A file by itself, or what a zip says about one in it. */
export interface Place {
  import: string;
  file: number;
  /** Of the file or the whole zip. */
  size: number;
  entry?: Pick<
    Entry,
    | 'relativeOffsetOfLocalHeader'
    | 'compressedSize'
    | 'uncompressedSize'
    | 'compressionMethod'
    | 'generalPurposeBitFlag'
  >;
}

/** pg reads bytes as text of twice the length. Longer ones are kept outside the heap, and collected late. */
const CHUNK = 256 * 1024;

/** Gives back what a piece or a picture leaves outside the heap, where V8 would let 32 MB and more of it stand. */
export const freeBuffers = () => globalThis.gc?.({ type: 'minor' });

/** Reads a file, in chunks of which none is in two pieces. */
async function* chunksOf(query: Query, { import: id, file }: Place, start: number, end: number) {
  for (let at = start; at < end; ) {
    const n = Math.floor(at / PIECE_BYTES);
    const length = Math.min(end, at + CHUNK, (n + 1) * PIECE_BYTES) - at;
    const [row] = await query<{ part: Buffer }>(
      'SELECT substring(bytes FROM $4 FOR $5) AS part FROM import_piece WHERE import = $1 AND file = $2 AND n = $3',
      [id, file, n, (at % PIECE_BYTES) + 1, length],
    );
    if (row?.part.length !== length) throw new Error('A piece of the file is missing');
    yield row.part;
    at += length;
  }
}

class Pieces extends RandomAccessReader {
  constructor(
    private readonly query: Query,
    private readonly place: Place,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(this.query, this.place, start, end), { objectMode: false });
  }
}

/** Names with `..`, of other drives or with a backslash are refused. Nothing of it is ever written to a disk. */
export const openZip = (query: Query, place: Place) =>
  fromRandomAccessReaderPromise(new Pieces(query, place), place.size, { strictFileNames: true });

/** What is at a place. What has more bytes than it says is refused. */
export async function* contentAt(query: Query, place: Place): AsyncGenerator<Buffer> {
  if (!place.entry) return yield* chunksOf(query, place, 0, place.size);
  const zip = await openZip(query, place);
  yield* await zip.openReadStreamPromise(Object.assign(Object.create(Entry.prototype), place.entry));
}
