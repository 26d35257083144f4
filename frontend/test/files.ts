import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The names of all files below a folder. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();

/** Those that have a text, also in a compressed form. */
export const filesWith = (text: string, folder: string): string[] =>
  namesIn(folder).filter((name) => unpacked(join(folder, name)).includes(text));

function unpacked(file: string): Buffer {
  const bytes = readFileSync(file);
  return extname(file) === '.br' ? brotliDecompressSync(bytes) : bytes;
}
