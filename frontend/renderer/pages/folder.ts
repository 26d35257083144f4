import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FORMS, removeOlder, replaceText } from '../files';
import type { Files } from './render';

const run = promisify(execFile);

/** Measured with 36 files (1.2 MB): 9 makes 257 KB in 0.4 s of CPU time, 10 makes 238 KB in 0.5 s, 11 makes 232 KB in 1.5 s. */
const BROTLI_QUALITY = 10;
/** Brings the home page below the 14.6 KB that a new connection sends at once: a phone sees it one round trip earlier. */
const HOME_QUALITY = 11;
const WHOLE = /^\d{10}-\d{13}-\w+$/;
const BUILD = /^[0-9a-f]{12}$/;

/** nginx may still be reading a folder that was current a moment ago. */
const KEEP_MS = 5 * 60_000;
/** Pages of older builds are removed after this; a rollback to such a build writes them again. */
const KEEP_BUILD_MS = 30 * 24 * 3_600_000;

/**
 * Points `current` to folder $1 by one rename, unless the present one is of a higher edition or a later moment, and $2 says that
 * this counts. The age of the replaced folder, by which it is cleared up, starts now.
 */
const SWITCH = `set -e
now=$(readlink current || true)
if [ "$2" = forward ] && [ "\${1%-*}" \\< "\${now%-*}" ]; then echo older; exit; fi
ln -sfn "$1" .next
mv -T .next current
touch -c "./$now"`;

/** The name of the folder for all builds, which several processes may share. */
export async function folderId(pagesDir: string): Promise<string> {
  const file = join(pagesDir, 'id');
  await mkdir(pagesDir, { recursive: true });
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch(() => {});
  return readFile(file, 'utf8');
}

/**
 * The pages of one build as nginx serves them. `current` is a link to a complete folder; new pages are shown by replacing that
 * link. Several processes may write to the same place.
 */
export class PagesFolder {
  readonly #place: string;

  /** `pagesDir` is shared by all builds. Each build writes its pages to its own subfolder. */
  constructor(
    private readonly pagesDir: string,
    build: string,
  ) {
    this.#place = join(pagesDir, build);
  }

  /** The edition that is shown now; undefined when there are no pages. */
  async shown(): Promise<number | undefined> {
    const name = await this.#current();
    return name === undefined ? undefined : Number.parseInt(name, 10);
  }

  /**
   * Shows all files at the same moment: pages of `edition` as they are `at` a time. Returns how many have changed; undefined when
   * newer pages are shown, which stay.
   */
  async write(
    { edition, at }: { edition: number; at: number },
    files: Files,
    { evenIfOlder = false } = {},
  ): Promise<number | undefined> {
    // Padded, so that names sort in the order in which the pages may follow each other.
    const moment = `${String(edition).padStart(10, '0')}-${String(at).padStart(13, '0')}`;
    const name = `${moment}-${randomUUID().slice(0, 8)}`;
    const folder = join(this.#place, name);
    let isShown = false;
    try {
      await mkdir(folder, { recursive: true });
      const changed = await this.#fill(folder, files);
      // The kernel's lock ends with the process that holds it, so none is ever left behind.
      const args = ['--timeout', '5', '.', 'sh', '-c', SWITCH, 'sh', name, evenIfOlder ? 'any' : 'forward'];
      const { stdout } = await run('flock', args, { cwd: this.#place });
      isShown = stdout === '';
      return isShown ? changed : undefined;
    } finally {
      if (!isShown) await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes replaced and unfinished folders, and the pages of builds that have not run for KEEP_BUILD_MS. */
  async clearUp(): Promise<void> {
    const now = new Date();
    await utimes(this.#place, now, now);
    const current = await this.#current();
    const old = (await readdir(this.#place)).filter((name) => WHOLE.test(name) && name !== current);
    await removeOlder(this.#place, old, KEEP_MS);
    const builds = (await readdir(this.pagesDir)).filter((name) => BUILD.test(name));
    await removeOlder(this.pagesDir, builds, KEEP_BUILD_MS);
  }

  /** Undefined also when the link leads to a folder that is missing. */
  #current(): Promise<string | undefined> {
    return realpath(join(this.#place, 'current')).then(basename, () => undefined);
  }

  /** What is unchanged is linked from the present folder: browsers keep it in their cache, and it isn't compressed again. */
  async #fill(folder: string, files: Files): Promise<number> {
    const before = join(this.#place, (await this.#current()) ?? 'none');
    const put = async ([name, text]: [string, string]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      for (const form of FORMS) await link(join(before, `${name}${form}`), `${file}${form}`).catch(() => {});
      return replaceText(file, text, name === 'index.html' ? HOME_QUALITY : BROTLI_QUALITY);
    };
    const changed = await Promise.all([...files].map(put));
    // After a power failure the pages must not be empty.
    await run('find', [folder, '-type', 'f', '-exec', 'sync', '{}', '+']);
    return changed.filter(Boolean).length;
  }
}
