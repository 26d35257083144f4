import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Browsers ask for Brotli; for whoever does not, nginx compresses. */
export const FORMS = ['', '.br'];

/** The end of a file's name until it is whole. Another process may write the same file. */
const NEXT = `.${randomUUID()}`;

/** Runs in another thread. */
export function brotliText(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    // A window that holds the whole text: a larger one only takes memory, 16 MB each.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(text.length + 1)))),
  };
  return brotli(text, { params });
}

/**
 * Writes a text and its compressed form, each by one rename: no reader gets half of one. What is there already stays as it is, so
 * that browsers keep it: false. nginx tells versions of a file by the second of its time and its length, so a changed text gets a
 * later one. Calls that wait for no thread are quicker: what they write is in the kernel's memory at first.
 */
export async function replaceText(file: string, text: string, quality: number): Promise<boolean> {
  const bytes = Buffer.from(text);
  const times = FORMS.map((form) => statSync(`${file}${form}`, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  // Forms of different times are what a process has left that was killed between two renames.
  const isWhole = new Set(times).size === 1 && times[0] !== 0;
  if (isWhole && readFileSync(file).equals(bytes)) return false;
  const compressed = await brotliText(bytes, quality);
  const time = Math.floor(Math.max(Date.now(), Math.max(...times) + 1000) / 1000);
  if (!isWhole) mkdirSync(dirname(file), { recursive: true });
  for (const [index, form] of [bytes, compressed].entries()) {
    const next = `${file}${NEXT}`;
    writeFileSync(next, form);
    utimesSync(next, time, time);
    renameSync(next, `${file}${FORMS[index]}`);
  }
  return true;
}

/** Also when only some of its forms are there. */
export async function removeText(file: string): Promise<void> {
  await Promise.all(FORMS.map((form) => rm(`${file}${form}`, { force: true })));
}

/** The names in a folder, with those in its folders if `deep`; none when it is missing. */
export const namesIn = (folder: string, deep = false): Promise<string[]> =>
  readdir(folder, { recursive: deep }).catch(() => []);

/** Removes those of these files and folders that are older. */
export async function removeOlder(folder: string, names: string[], age: number): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    // Another process may have removed it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > age) await rm(path, { recursive: true, force: true });
  }
}
