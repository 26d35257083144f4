import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a .br and a .gz beside every text file, so that the front door never compresses by itself. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    await writeFile(`${file}.br`, await brotli(bytes, { params: text }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}
