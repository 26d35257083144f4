import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, removeText, replaceText } from '../files';
import { feedNames } from './feeds';
import { type BlogPage, folders, idsIn } from './files';

/** Measured with a post of 47 KB: 7 makes 11.1 KB in 2.2 ms, 10 makes 10.5 KB in 29 ms. */
const BROTLI_QUALITY = 7;
const BUILD = /^[0-9a-f]{12}$/;

/** What a page's files show: `frame` names what is around it. */
type Written = Pick<BlogPage, 'stamp' | 'shows'> & { frame: string };

/** The blog's pages, their data and its feeds, as nginx serves them for one build. */
export class BlogFolder {
  readonly #place: string;
  /** What is on the disk, by the name of a page's file without its ending. */
  readonly written = new Map<string, Written>();

  constructor(
    private readonly pagesDir: string,
    private readonly build: string,
  ) {
    this.#place = join(pagesDir, build);
  }

  /**
   * Finds what was written before; what it shows is then known, but not whether it is up to date. True when something was taken
   * away by others.
   */
  async look(): Promise<boolean> {
    const there = new Set(await this.#names());
    const gone = [...this.written.keys()].filter((name) => !there.has(name));
    for (const name of gone) this.written.delete(name);
    for (const name of there) {
      if (this.written.has(name)) continue;
      const data = await readFile(this.#data(name), 'utf8').catch(() => '');
      this.written.set(name, { stamp: '', frame: '', shows: idsIn(data) });
    }
    return gone.length > 0;
  }

  /** All of it is to be written again. */
  forget(): void {
    for (const page of this.written.values()) page.stamp = '';
  }

  /** The data of a page as they were written; undefined unless they are still what they are to be. */
  dataOf(name: string, { stamp }: BlogPage): unknown {
    if (this.written.get(name)?.stamp !== stamp) return undefined;
    try {
      return JSON.parse(readFileSync(this.#data(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** Data that are undefined stay as they are. */
  async write(name: string, { stamp, shows, frame }: Written, html: string, data: unknown): Promise<void> {
    // Until both are written it is not known what is there; what it shows may be of before and of now.
    const before = this.written.get(name)?.shows ?? [];
    this.written.set(name, { stamp: '', frame: '', shows: [...before, ...shows] });
    if (data !== undefined) await replaceText(this.#data(name), JSON.stringify(data), BROTLI_QUALITY);
    await replaceText(this.#page(name), html, BROTLI_QUALITY);
    this.written.set(name, { stamp, frame, shows });
  }

  async remove(name: string): Promise<void> {
    await Promise.all([removeText(this.#page(name)), removeText(this.#data(name))]);
    this.written.delete(name);
  }

  /** A feed that is undefined is not there. */
  async writeFeed(name: string, text: string | undefined): Promise<void> {
    const file = join(this.#place, name);
    await (text === undefined ? removeText(file) : replaceText(file, text, BROTLI_QUALITY));
  }

  /** While an upgrade runs, an nginx of another build may serve that build's pages: it asks for those that are missing. */
  async removeFromOtherBuilds(names: Iterable<string>): Promise<void> {
    for (const build of await namesIn(this.pagesDir)) {
      if (build === this.build || !BUILD.test(build)) continue;
      const place = join(this.pagesDir, build);
      const files = [...feedNames];
      // Most sites have no folder of another language, and all posts may have changed.
      const there = await namesIn(place);
      for (const name of [...folders.map((folder) => `${folder}blog`), ...names]) {
        if (name[2] === '/' && !there.includes(name.slice(0, 2))) continue;
        files.push(`${name}.html`, `page-data/${name}.json`);
      }
      await Promise.all(files.map((file) => removeText(join(place, file))));
      // That build's renderer may be writing there.
      for (const lists of folders.flatMap((folder) => [`${folder}lists`, `page-data/${folder}lists`]))
        await rm(join(place, lists), { recursive: true, force: true, maxRetries: 9, retryDelay: 10 });
    }
  }

  /** Up to where the files were written, if they ever were. */
  position = (): Promise<string | undefined> =>
    readFile(join(this.#place, 'position'), 'utf8').catch(() => undefined);

  keepPosition = (position: string) => writeFile(join(this.#place, 'position'), position);

  #page = (name: string) => join(this.#place, `${name}.html`);
  #data = (name: string) => join(this.#place, `page-data/${name}.json`);

  async #names(): Promise<string[]> {
    const found = folders.map(async (folder) => {
      const [posts, lists, top] = await Promise.all([
        namesIn(join(this.#place, folder, 'blog')),
        namesIn(join(this.#place, folder, 'lists'), true),
        namesIn(join(this.#place, folder)),
      ]);
      return [
        ...posts.map((file) => `${folder}blog/${file}`),
        ...lists.map((file) => `${folder}lists/${file}`),
        ...top.filter((file) => file === 'blog.html').map((file) => folder + file),
      ];
    });
    const files = (await Promise.all(found)).flat();
    return files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length));
  }
}
