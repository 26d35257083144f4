import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compressText } from '../renderer/pages/compress';

/** The highest. These files are compressed once for each release. */
const BROTLI_QUALITY = 11;
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

/** Puts a .br and a .gz beside every text file, so that the front door never compresses by itself. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const { br, gz } = await compressText(await readFile(file), BROTLI_QUALITY);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
