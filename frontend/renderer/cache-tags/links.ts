import { randomUUID } from 'node:crypto';
import { mkdir, readdir, realpath, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** nginx may have looked up a link just before it was replaced. */
const KEEP_MS = 5 * 60_000;

/** Values of tags. A value is a name for a folder. */
export type Values = Record<string, string>;

/**
 * The links by which nginx knows the value of each tag: `tags/<tag>` leads to the empty folder `tag-values/<value>`. Several processes
 * may write to the same place.
 */
export class TagLinks {
  readonly #tags: string;
  readonly #values: string;

  constructor(pagesDir: string, build: string) {
    this.#tags = join(pagesDir, build, 'tags');
    this.#values = join(pagesDir, build, 'tag-values');
  }

  /** Makes nginx store answers under these values, and look only there. */
  async show(values: Values): Promise<void> {
    await mkdir(this.#tags, { recursive: true });
    await Promise.all(Object.entries(values).map(([tag, value]) => this.#link(tag, value)));
  }

  /** Gives a value to tags that have none. It is a new one, so that no older answer can have been stored under it. */
  async begin(tags: string[]): Promise<void> {
    const none = await Promise.all(tags.map(async (tag) => !(await this.#valueOf(tag))));
    const value = randomUUID();
    await this.show(Object.fromEntries(tags.filter((_tag, n) => none[n]).map((tag) => [tag, value])));
  }

  /** Removes folders of values that have not been in use for some minutes. */
  async clearUp(now: number): Promise<void> {
    const tags = await readdir(this.#tags);
    const inUse = new Set(await Promise.all(tags.map((tag) => this.#valueOf(tag))));
    for (const value of await readdir(this.#values)) {
      if (inUse.has(value)) continue;
      const folder = join(this.#values, value);
      const since = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => now,
      );
      if (now - since > KEEP_MS) await rm(folder, { recursive: true, force: true });
    }
  }

  /** Undefined also when the link leads to a folder that is missing. */
  #valueOf(tag: string): Promise<string | undefined> {
    return realpath(join(this.#tags, tag)).then(basename, () => undefined);
  }

  async #link(tag: string, value: string): Promise<void> {
    const former = await this.#valueOf(tag);
    if (former === value) return;
    await mkdir(join(this.#values, value), { recursive: true });
    const made = join(this.#tags, `.${tag}-${randomUUID()}`);
    await symlink(`../tag-values/${value}`, made);
    await rename(made, join(this.#tags, tag));
    // The clean-up goes by age, and the age of a replaced value starts now.
    if (former) await utimes(join(this.#values, former), new Date(), new Date()).catch(() => {});
  }
}
