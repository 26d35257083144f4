import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askBlogService } from './blogService';
import { namesIn, removeOlder } from './files';

const TIMEOUT_MS = 30_000;
/** What begins with a dot is being fetched, unless it is older: then a process has left it that was killed. */
const KEEP_MS = 3_600_000;

/** The pictures that visitors see, as nginx serves them for all builds: a folder for each. */
export class MediaFolder {
  readonly #place: string;

  constructor(
    pagesDir: string,
    private readonly blogUrl: string,
  ) {
    this.#place = join(pagesDir, 'media');
  }

  /**
   * Makes the folder hold exactly these pictures. Those that are `changed` are looked through again: the part that chat apps show
   * may be another. What can't be fetched fails the call, after what is no longer shown has gone.
   */
  async show(keys: Set<string>, changed: Set<string>): Promise<void> {
    const there = await namesIn(this.#place);
    await Promise.all(
      there.filter((key) => key[0] !== '.' && !keys.has(key)).map((key) => this.#remove(key)),
    );
    await removeOlder(
      this.#place,
      there.filter((key) => key[0] === '.'),
      KEEP_MS,
    );
    for (const key of keys) if (changed.has(key) || !there.includes(key)) await this.#fetch(key);
  }

  async #fetch(key: string): Promise<void> {
    const names = await this.#get(`/internal/pictures/${key}`);
    const wanted: string[] = names ? await names.json() : [];
    const folder = join(this.#place, key);
    const there = await namesIn(folder);
    await Promise.all(there.filter((name) => !wanted.includes(name)).map((name) => rm(join(folder, name))));
    const missing = wanted.filter((name) => !there.includes(name));
    const next = join(this.#place, `.${randomUUID()}`);
    try {
      await mkdir(next, { recursive: true });
      for (const name of missing) {
        const file = await this.#get(`/media/${key}/${name}`);
        if (file) await writeFile(join(next, name), await file.bytes());
      }
      await mkdir(folder, { recursive: true });
      for (const name of await namesIn(next)) await rename(join(next, name), join(folder, name));
    } finally {
      await rm(next, { recursive: true, force: true });
    }
  }

  #get = (path: string) =>
    askBlogService(`${this.blogUrl}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  #remove = (key: string) => rm(join(this.#place, key), { recursive: true, force: true });
}
