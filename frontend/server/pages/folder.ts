import { createHash, randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressText, type Effort } from './compress';
import { locked } from './lock';
import type { Files } from './render';

const CURRENT = 'current';
const CONTENTS = '.contents.json';
const WHOLE = /^(\d+)-(\d+)-[\w-]+$/;
const UNFINISHED = /^\.making-/;
const BUILD = /^[0-9a-f]{12}$/;

/** nginx may still be reading a folder that was current a moment ago. */
const KEEP_MS = 5 * 60_000;
/** Pages of older builds are removed after this; a rollback to such a build writes them again. */
const KEEP_BUILD_MS = 30 * 24 * 3_600_000;

/** What a folder of pages shows: the edition, and the moment that it was rendered for. */
export interface Shown {
  edition: number;
  at: number;
}

/** For each file: a hash of its text, and how well it is compressed. */
type Contents = Record<string, { hash: string; effort: Effort }>;

interface Current extends Shown {
  folder: string;
  contents: Contents;
}

interface How {
  /** Replaces the current pages even if their edition is higher. */
  evenIfOlder?: boolean;
  effort?: Effort;
  /** Aborts the write when it is no longer needed. With a signal, files are compressed one at a time. */
  signal?: AbortSignal;
}

/** `none`: nothing has changed; `older`: the current pages are newer, so these are not shown. */
export type Written = { changed: number; bytes: number } | 'none' | 'older';

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

  /** What is shown now; undefined when there are no pages, or when their folder is incomplete. */
  async shown(): Promise<Shown | undefined> {
    const name = await this.#currentName();
    if (!name) return undefined;
    const whole = await stat(join(this.#place, name, CONTENTS)).catch(() => undefined);
    return whole && shownBy(name);
  }

  /**
   * Shows all files at the same moment. An unchanged file is linked from the previous folder, so browsers need not fetch it
   * again.
   */
  async write({ edition, at }: Shown, files: Files, how: How = {}): Promise<Written> {
    const { evenIfOlder = false, effort = 'quick', signal } = how;
    await mkdir(this.#place, { recursive: true });
    const before = await this.#current();
    if (before && !evenIfOlder && isOlder({ edition, at }, before)) return 'older';
    const contents = contentsOf(files, effort, before?.contents);
    if (before?.edition === edition && JSON.stringify(before.contents) === JSON.stringify(contents))
      return 'none';

    const id = randomUUID().slice(0, 8);
    const making = join(this.#place, `.making-${id}`);
    try {
      const written = await this.#fill(making, files, contents, before, signal);
      const name = `${edition}-${at}-${id}`;
      const isShown = await locked(this.#place, async () => {
        const now = await this.#currentName();
        signal?.throwIfAborted();
        if (now && !evenIfOlder && isOlder({ edition, at }, shownBy(now))) return false;
        await rename(making, join(this.#place, name));
        await this.#show(name);
        // The clean-up deletes by age, and the age of a replaced folder starts now.
        if (now) await touch(join(this.#place, now)).catch(() => {});
        return true;
      });
      return isShown ? written : 'older';
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }

  /** Removes replaced and unfinished folders, and the pages of builds that have not run for KEEP_BUILD_MS. */
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
      return {
        ...shownBy(name),
        folder,
        contents: JSON.parse(await readFile(join(folder, CONTENTS), 'utf8')),
      };
    } catch {
      return undefined;
    }
  }

  async #fill(folder: string, files: Files, contents: Contents, before?: Current, signal?: AbortSignal) {
    const folders = new Set([...files.keys()].map((name) => dirname(join(folder, name))));
    for (const one of folders) await mkdir(one, { recursive: true });
    let [changed, bytes] = [0, 0];
    // Good compression is slow. It runs for one file at a time, so that it doesn't delay more urgent work.
    const atOnce = signal ? 1 : files.size;
    await forEach([...files], atOnce, async ([name, text]) => {
      signal?.throwIfAborted();
      const file = join(folder, name);
      const old = before && join(before.folder, name);
      const [is, was] = [contents[name], before?.contents[name]];
      const effort = is?.effort ?? 'quick';
      if (old && was?.hash === is?.hash) {
        if (was?.effort === effort && (await linkAll(old, file, ['', ...PACKED]))) return;
        if (await linkAll(old, file, [''])) {
          const packed = await writePacked(file, Buffer.from(text), effort, await timeOf(old));
          bytes += packed;
          return;
        }
      }
      const time = Math.max(Math.floor(Date.now() / 1000), old ? (await timeOf(old)) + 1 : 0);
      const packed = await writePacked(file, Buffer.from(text), effort, time);
      await writeOne(file, Buffer.from(text), time);
      changed++;
      bytes += text.length + packed;
    });
    await writeFile(join(folder, CONTENTS), JSON.stringify(contents), { flush: true });
    return { changed, bytes };
  }

  async #show(name: string): Promise<void> {
    const fresh = join(this.#place, `.making-link-${name}`);
    await symlink(name, fresh);
    await rename(fresh, join(this.#place, CURRENT));
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function shownBy(name: string): Shown {
  const [, edition, at] = WHOLE.exec(name) ?? [];
  return { edition: Number(edition), at: Number(at) };
}

const isOlder = (one: Shown, other: Shown) =>
  one.edition < other.edition || (one.edition === other.edition && one.at < other.at);

/** An unchanged file that is already compressed well keeps that compression. */
function contentsOf(files: Files, effort: Effort, before: Contents = {}): Contents {
  const entries = [...files].map(([name, text]) => {
    const is = hash(text);
    const was = before[name];
    return [name, { hash: is, effort: was?.hash === is && was.effort === 'best' ? 'best' : effort }];
  });
  return Object.fromEntries(entries);
}

async function forEach<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const PACKED = ['.br', '.gz'];

async function linkAll(from: string, to: string, endings: string[]): Promise<boolean> {
  try {
    await Promise.all(endings.map((ending) => link(`${from}${ending}`, `${to}${ending}`)));
    return true;
  } catch {
    // Another process has removed the old folder in the meantime.
    await Promise.all(endings.map((ending) => rm(`${to}${ending}`, { force: true })));
    return false;
  }
}

async function writePacked(file: string, text: Buffer, effort: Effort, time: number): Promise<number> {
  const { br, gz } = await compressText(text, effort);
  await writeOne(`${file}.br`, br, time);
  await writeOne(`${file}.gz`, gz, time);
  return br.length + gz.length;
}

/**
 * Flushed to the disk before the folder is shown: after a power failure the pages must not be empty. nginx identifies a version
 * of a file by its time in seconds and its length, so a changed text always gets a later time.
 */
async function writeOne(file: string, bytes: Buffer, time: number): Promise<void> {
  await writeFile(file, bytes, { flush: true });
  await utimes(file, time, time);
}

const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
    () => 0,
  );

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now);
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
