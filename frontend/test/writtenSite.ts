import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteContent } from '@salon/content/description';
import { type LanguageCode, splitPath } from '@salon/content/languages';
import { NO_RELATED, Posts } from '../renderer/blog/posts';
import type { Edition } from '../renderer/blogService';
import { pagesAsOf } from '../renderer/entry-server';
import { Metrics } from '../renderer/metrics';
import type { Render } from '../renderer/pages/render';
import { createPublisher, type Publisher } from '../renderer/publisher';
import { BlogService } from './blogService';
import { editionOne } from './edition';
import { NOON } from './loaders';

export const BUILD = '0123456789ab';
/** With few pages beside the blog, as each takes time. */
const content: SiteContent = {
  ...editionOne,
  menus: editionOne.menus.filter(({ id }) => id === 'hair'),
  pages: { ...editionOne.pages, academy: false, offers: false, bridal: false },
};

/** The names of all files below a folder. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();

/** Those that have a text, also in a compressed form. */
const filesWith = (text: string, folder: string): string[] =>
  namesIn(folder).filter((name) => unpacked(join(folder, name)).includes(text));

function unpacked(file: string): Buffer {
  const bytes = readFileSync(file);
  return extname(file) === '.br' ? brotliDecompressSync(bytes) : bytes;
}

const layout = { asOf: NOON, contact: editionOne.contact, notices: [] };

/** Writes short pages: the address, the landmark (as part of header and footer), the time from which it is valid, and the posts. */
class FakeRenderer {
  /** The addresses of all pages that it was asked for. */
  rendered: string[] = [];
  /** Those whose data were not given. */
  asked: string[] = [];
  /** Pages that can't be rendered. */
  broken: string[] = [];

  constructor(private readonly service: BlogService) {}

  with(posts: Posts): Render {
    return async (request, content, now, known) => {
      const { pathname, search, searchParams } = new URL(request.url);
      if (this.broken.includes(pathname)) throw new Error('A component threw.');
      this.rendered.push(pathname + search);
      if (known === undefined) this.asked.push(pathname + search);
      const { language, path } = splitPath(pathname);
      const [, id = ''] = /^\/blog\/(.+)/.exec(path) ?? [];
      const post = id && this.service.posts.get(id);
      if (id && !post) return { status: 404, html: '', data: null, alternates: [] };
      const one = posts.get(id);
      const { related, versions = [] } = one ? posts.beside(one, language) : { related: NO_RELATED };
      const list = path === '/blog' ? posts.page(Object.fromEntries(searchParams), language) : undefined;
      const listed = [...(list?.list?.posts ?? []), ...(list?.others?.flatMap(({ posts }) => posts) ?? [])];
      const page = [post, related.previous, related.next, ...related.related, ...versions, ...listed].filter(
        Boolean,
      );
      const asOf = pagesAsOf(content, now);
      const html = `${pathname} ${content.contact.landmark} as of ${asOf} ${JSON.stringify(page)}`;
      return { status: 200, html, alternates: [], data: { build: '', layout, page } };
    };
  }
}

/** The files of a site in a folder of its own, blog-service, and those who keep the one like the other. */
export class WrittenSite {
  readonly service = new BlogService();
  readonly renderer = new FakeRenderer(this.service);
  readonly dir = mkdtempSync(join(tmpdir(), 'site-'));
  /** Midnight on a Wednesday, half past five in India. */
  now = Date.UTC(2026, 0, 14);
  /** What blog-service says is current; undefined when it does not answer that. */
  current: Edition | undefined = { edition: 0, publishedAt: '2026-01-10T04:30:00.000Z', content };
  readonly logged: Record<string, unknown>[] = [];
  #blogUrl = '';

  async start(): Promise<void> {
    this.#blogUrl = await this.service.start();
  }

  stop(): void {
    this.service.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }

  newPublisher(): Publisher {
    const posts = new Posts();
    return createPublisher({
      ask: this.service.ask,
      readEdition: async () => this.current,
      render: this.renderer.with(posts),
      posts,
      pagesDir: this.dir,
      build: BUILD,
      blogUrl: this.#blogUrl,
      drawn: join(import.meta.dirname, '../drawings'),
      metrics: new Metrics(),
      clock: () => this.now,
    });
  }

  look(publisher: Publisher): Promise<boolean> {
    const note = (fields: object, msg?: string) => void this.logged.push({ ...fields, msg });
    return publisher.look({ info: note, error: note });
  }

  /** Lets it work until it waits for a change. */
  async work(publisher = this.newPublisher()): Promise<Publisher> {
    await this.look(publisher);
    do await this.look(publisher);
    while (this.service.waited < 1000);
    return publisher;
  }

  /** Every page shows the landmark, as it shows all of header and footer. */
  publish(edition: number, landmark: string, blog = true, languages: LanguageCode[] = [], texts = {}): void {
    const translations = Object.fromEntries(languages.map((code) => [code, { isOn: true, texts }]));
    const over = {
      translations,
      contact: { ...content.contact, landmark },
      pages: { ...content.pages, blog },
    };
    const publishedAt = `2026-01-${10 + edition}T04:30:00.000Z`;
    this.current = { edition, publishedAt, content: { ...content, ...over } };
    this.service.change();
  }

  place = (name: string) => join(this.dir, BUILD, name);
  has = (name: string) => existsSync(this.place(name));
  read = (name: string) => readFileSync(this.place(name), 'utf8');
  pictures = () => namesIn(join(this.dir, 'media'));
  /** All files with a text, of any build. */
  filesWith = (text: string) => filesWith(text, this.dir);
}
