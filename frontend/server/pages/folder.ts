import { createHash, randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compressText } from './compress';
import type { Files } from './render';

const CURRENT = 'current';
const LOCK = 'lock';
const HASHES = '.hashes.json';
const WHOLE = /^(\d+)-(\d+)-[\w-]+$/;
const UNFINISHED = /^\.making-/;
const BUILD = /^[0-9a-f]{12}$/;

/** Whoever has the lock makes one link: one that is older was left behind. */
const LOCK_AGE_MS = 5_000;
/** What was current until a moment ago may still be read. */
const KEEP_MS = 5 * 60_000;
/** A build that is gone back to writes its pages anew. */
const KEEP_BUILD_MS = 30 * 24 * 3_600_000;

/** What a folder of pages shows: the edition, and the moment that it was rendered for. */
export interface Shown {
  edition: number;
  at: number;
}

interface Current extends Shown {
  folder: string;
  hashes: Record<string, string>;
}

/** `none`: it would be the same; `older`: somebody has written a newer one. */
export type Written = { changed: number; bytes: number } | 'none' | 'older';

/**
 * The pages of one build as nginx serves them: `current` is a link to a whole folder, and showing another one is exchanging
 * that link. Several processes may write into the same place.
 */
export class PagesFolder {
  readonly #place: string;

  /** `pagesDir` is shared by all builds, and none touches another's pages. */
  constructor(
    private readonly pagesDir: string,
    build: string,
  ) {
    this.#place = join(pagesDir, build);
  }

  /** What is shown now; undefined when there are no pages, or not all of them. */
  async shown(): Promise<Shown | undefined> {
    const name = await this.#currentName();
    if (!name) return undefined;
    const whole = await stat(join(this.#place, name, HASHES)).catch(() => undefined);
    return whole && shownBy(name);
  }

  /** Shows the files, all at one instant. `evenIfOlder`: also in the place of a higher edition. */
  async write({ edition, at }: Shown, files: Files, evenIfOlder = false): Promise<Written> {
    await mkdir(this.#place, { recursive: true });
    const before = await this.#current();
    const hashes = Object.fromEntries([...files].map(([name, text]) => [name, hash(text)]));
    if (before && !evenIfOlder && isOlder({ edition, at }, before)) return 'older';
    if (before?.edition === edition && JSON.stringify(before.hashes) === JSON.stringify(hashes))
      return 'none';

    const id = randomUUID().slice(0, 8);
    const making = join(this.#place, `.making-${id}`);
    try {
      const written = await this.#fill(making, files, hashes, before);
      const name = `${edition}-${at}-${id}`;
      const isShown = await this.#locked(async () => {
        const now = await this.#currentName();
        if (now && !evenIfOlder && isOlder({ edition, at }, shownBy(now))) return false;
        await rename(making, join(this.#place, name));
        await this.#show(name);
        // From now on it is old, for those who clear up.
        if (now) await touch(join(this.#place, now)).catch(() => {});
        return true;
      });
      return isShown ? written : 'older';
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }

  /** Removes what nobody reads any more. */
  async clearUp(): Promise<void> {
    await touch(this.#place);
    const current = await this.#currentName();
    const names = await readdir(this.#place);
    const old = names.filter((name) => name !== current && (WHOLE.test(name) || UNFINISHED.test(name)));
    await removeOlder(this.#place, old, KEEP_MS);
    const builds = (await readdir(this.pagesDir)).filter((name) => BUILD.test(name));
    await removeOlder(this.pagesDir, builds, KEEP_BUILD_MS);
  }

  async #currentName(): Promise<string | undefined> {
    const name = await readlink(join(this.#place, CURRENT)).catch(() => undefined);
    return name && WHOLE.test(name) ? name : undefined;
  }

  async #current(): Promise<Current | undefined> {
    const name = await this.#currentName();
    if (!name) return undefined;
    const folder = join(this.#place, name);
    try {
      return { ...shownBy(name), folder, hashes: JSON.parse(await readFile(join(folder, HASHES), 'utf8')) };
    } catch {
      return undefined;
    }
  }

  /** What has not changed is the same file as before, so that browsers need not fetch it again. */
  async #fill(folder: string, files: Files, hashes: Current['hashes'], before?: Current) {
    const folders = new Set([...files.keys()].map((name) => dirname(join(folder, name))));
    for (const one of folders) await mkdir(one, { recursive: true });
    let [changed, bytes] = [0, 0];
    await Promise.all(
      [...files].map(async ([name, text]) => {
        const file = join(folder, name);
        const old = before && join(before.folder, name);
        if (old && before.hashes[name] === hashes[name] && (await linkAll(old, file))) return;
        changed++;
        bytes += await writeAll(file, Buffer.from(text), await nextTime(old));
      }),
    );
    await writeFile(join(folder, HASHES), JSON.stringify(hashes), { flush: true });
    return { changed, bytes };
  }

  async #show(name: string): Promise<void> {
    const fresh = join(this.#place, `.making-link-${name}`);
    await symlink(name, fresh);
    await rename(fresh, join(this.#place, CURRENT));
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    const lock = join(this.#place, LOCK);
    while (!(await isMade(lock))) {
      const age = await ageOf(lock);
      if (age !== undefined && age > LOCK_AGE_MS) await rmdir(lock).catch(() => {});
      else await pause(10);
    }
    try {
      return await work();
    } finally {
      await rmdir(lock).catch(() => {});
    }
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function shownBy(name: string): Shown {
  const [, edition, at] = WHOLE.exec(name) ?? [];
  return { edition: Number(edition), at: Number(at) };
}

const isOlder = (one: Shown, other: Shown) =>
  one.edition < other.edition || (one.edition === other.edition && one.at < other.at);

const VARIANTS = ['', '.br', '.gz'];

async function linkAll(from: string, to: string): Promise<boolean> {
  try {
    await Promise.all(VARIANTS.map((ending) => link(`${from}${ending}`, `${to}${ending}`)));
    return true;
  } catch {
    // Somebody clears up there.
    await Promise.all(VARIANTS.map((ending) => rm(`${to}${ending}`, { force: true })));
    return false;
  }
}

async function writeAll(file: string, text: Buffer, time: number): Promise<number> {
  const { br, gz } = await compressText(text, 'quick');
  const variants: [string, Buffer][] = [
    [file, text],
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ];
  for (const [name, bytes] of variants) {
    // On the disk before anybody is led to it: a machine that loses power must not come back with empty pages.
    await writeFile(name, bytes, { flush: true });
    await utimes(name, time, time);
  }
  return text.length + br.length + gz.length;
}

/** nginx knows a file by its second and its length: two prices of one length need two seconds. */
async function nextTime(old: string | undefined): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const before = old && (await stat(old).catch(() => undefined));
  return before ? Math.max(now, Math.floor(before.mtimeMs / 1000) + 1) : now;
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now);
}

async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const ageOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  );

async function removeOlder(folder: string, names: string[], age: number): Promise<void> {
  for (const name of names) {
    const path = join(folder, name);
    if (((await ageOf(path)) ?? 0) > age) await rm(path, { recursive: true, force: true });
  }
}
