import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteContent } from '@salon/content/description';
import type { LanguageCode } from '@salon/content/languages';
import { Posts } from '../renderer/blog/posts';
import type { Edition } from '../renderer/blogService';
import { createMetrics } from '../renderer/metrics';
import { createPublisher, type Publisher } from '../renderer/publisher';
import { BlogService } from './blogService';
import { editionOne } from './edition';
import { FakeRenderer } from './fakeRenderer';
import { filesWith, namesIn } from './files';

export const BUILD = '0123456789ab';
/** With few pages beside the blog, as each takes time. */
const content: SiteContent = {
  ...editionOne,
  menus: editionOne.menus.filter(({ id }) => id === 'hair'),
  pages: { ...editionOne.pages, academy: false, offers: false, bridal: false },
};

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
      metrics: createMetrics(),
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
