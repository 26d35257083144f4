import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createInflateRaw } from 'node:zlib';
import { PIECE_BYTES } from './import.dto.js';

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

export async function* chunksOf(bytes: Bytes, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += CHUNK) yield await bytes(at, Math.min(at + CHUNK, end));
}

/** Where a picture or a text is: in a zip, which says how large it is there, or a file by itself. */
export interface Place {
  file: number;
  start: number;
  size: number;
  zip?: { compressed: number; isDeflated: boolean };
}

const LOCAL_HEADER = 30;

/** What is at a place. What has more bytes than it says is refused. */
export async function* contentAt(bytes: Bytes, { start, size, zip }: Place): AsyncGenerator<Buffer> {
  if (!zip) {
    yield* chunksOf(bytes, start, start + size);
    return;
  }
  const header = await bytes(start, start + LOCAL_HEADER);
  const at = start + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28);
  const stored = Readable.from(chunksOf(bytes, at, at + zip.compressed));
  const shown = zip.isDeflated ? pipeline(stored, createInflateRaw(), () => {}) : stored;
  let left = size;
  for await (const chunk of shown) {
    left -= chunk.length;
    if (left < 0) throw new Error('A file of the zip has more bytes than it says');
    yield chunk;
  }
}

export const wholeAt = (bytes: Bytes, place: Place): Promise<Buffer> => buffer(contentAt(bytes, place));
