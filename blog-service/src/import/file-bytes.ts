import { Readable } from 'node:stream';
import { Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';

export const PIECE_BYTES = 4 * 1024 * 1024;
/** Of all files that are here at a time. */
export const MAX_BYTES = 500 * 1024 * 1024;

/** Both the service's and the process's own connection. */
export type Query = <Row>(sql: string, values: unknown[]) => Promise<Row[]>;
/** The bytes of a file from one place to another. */
export type Bytes = (start: number, end: number) => Promise<Buffer>;

const CHUNK = 512 * 1024;

/** Reads a file from its pieces. */
export const bytesOf =
  (query: Query, id: string, file: number): Bytes =>
  async (start, end) => {
    const parts: Buffer[] = [];
    for (let at = start; at < end; ) {
      const n = Math.floor(at / PIECE_BYTES);
      const length = Math.min(end, (n + 1) * PIECE_BYTES) - at;
      const [row] = await query<{ part: Buffer }>(
        'SELECT substring(bytes FROM $4 FOR $5) AS part FROM import_piece WHERE import = $1 AND file = $2 AND n = $3',
        [id, file, n, (at % PIECE_BYTES) + 1, length],
      );
      if (row?.part.length !== length) throw new Error('A piece of the file is missing');
      parts.push(row.part);
      at += length;
    }
    return Buffer.concat(parts);
  };

async function* chunksOf(bytes: Bytes, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += CHUNK) yield await bytes(at, Math.min(at + CHUNK, end));
}

class Pieces extends RandomAccessReader {
  constructor(private readonly bytes: Bytes) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(this.bytes, start, end), { objectMode: false });
  }
}

/** Names with `..`, of other drives or with a backslash are refused. Nothing of it is ever written to a disk. */
export const openZip = (bytes: Bytes, size: number) =>
  fromRandomAccessReaderPromise(new Pieces(bytes), size, { strictFileNames: true });

/** Where a picture or a text is: a file by itself, or what a zip says about one in it. */
export interface Place {
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

/** What is at a place. What has more bytes than it says is refused. */
export async function* contentAt(bytes: Bytes, { size, entry }: Place): AsyncGenerator<Buffer> {
  if (!entry) return yield* chunksOf(bytes, 0, size);
  const zip = await openZip(bytes, size);
  yield* await zip.openReadStreamPromise(Object.assign(Object.create(Entry.prototype), entry));
}

/** The files of a zip, by their names. */
export interface Zip {
  places: ReadonlyMap<string, Place>;
  open(name: string): AsyncIterable<Buffer>;
}
