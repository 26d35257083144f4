import type { SiteContent } from '@salon/content/description';
import { paths } from '@salon/content/sitePaths';
import { describeChanges } from '@salon/content/summary';
import { sampleContent } from '@salon/content/testing/sample';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScheduledEdition } from '../admin/content/draft/SiteDraftProvider';
import { pause } from '../admin/saving/Saver';
import { errorResponse, type Handlers, json } from './adminServer';
import { openAdmin } from './renderAdmin';

// Tests wait for what is saved by itself. Long enough to be a pause between two keys all the same.
pause.ms = 20;

/** Types into what has the focus: keys such as `{Enter}`, and what stands between them at once, as each letter renders the page. */
export async function enter(text: string) {
  for (const part of text.split(/(\{\w+\})/).filter(Boolean))
    await (part.startsWith('{') ? userEvent.keyboard(part) : userEvent.paste(part));
}

/** Replaces what is in a field. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await enter(text);
}

interface Edition {
  edition: number;
  publishedAt: string;
  summary: string[];
  cameWith?: boolean;
  by?: string;
  content: SiteContent;
}

/** The site's part of the server. It can also make changes as if from another device. */
export class SiteServer {
  editions: Edition[] = [
    { edition: 6, publishedAt: '2026-11-20T05:12:00.000Z', summary: ['New hours'], content: sampleContent() },
  ];
  draft: { content: SiteContent; basedOn: number } | null = null;
  plan: ScheduledEdition | null = null;
  planned?: SiteContent;
  /** Who saved the draft last. */
  updatedBy: string | null = null;
  /** Version of the draft, incremented with each change. */
  version = 1;
  setAside: { n: number; date: string; content: SiteContent; by?: string }[] = [];

  get current(): Edition {
    const [current] = this.editions;
    if (!current) throw new Error('There is no edition.');
    return current;
  }

  saveElsewhere(change: (content: SiteContent) => SiteContent, by: string | null = null) {
    const { content, edition: basedOn } = this.current;
    this.draft = { basedOn, content: change(structuredClone(this.draft?.content ?? content)) };
    this.updatedBy = by;
    this.version += 1;
  }

  /** Another device creates its own draft and publishes it. */
  publishElsewhere(change: (content: SiteContent) => SiteContent) {
    const { content, edition, publishedAt } = this.current;
    const changed = change(structuredClone(content));
    this.editions.unshift({ edition: edition + 1, publishedAt, summary: [], content: changed });
    this.draft = null;
    this.version += 1;
  }

  #answer = () =>
    json(
      { ...this.draft, updated: '2026-11-21T05:12:00.000Z', updatedBy: this.updatedBy },
      { headers: { ETag: `"${this.version}"` } },
    );

  #isMeant = (headers: Headers) =>
    headers.get('If-None-Match') === '*'
      ? this.draft === null
      : this.draft !== null && headers.get('If-Match') === `"${this.version}"`;

  /** HTML of each page, with the draft. */
  page = '<main><h1>Beauty, unhurried</h1></main>';
  samplePosts: { _id: string; title: string }[] = [];

  handlers: Handlers = {
    'GET /api/blogs': () => json(this.samplePosts),
    'GET /page-data/edition.json': () => json({ edition: this.current.edition }),
    'GET /api/site': () => json(this.current),
    ...Object.fromEntries(
      Object.values(paths)
        .flatMap((path) => [path, `/preview${path}`])
        .map((path) => [`GET ${path}`, () => new Response(this.page)]),
    ),
    'GET /api/site/draft': () => (this.draft ? this.#answer() : new Response(null, { status: 204 })),
    'PUT /api/site/draft': ({ headers, body }) => {
      const draft = body as { content: SiteContent; basedOn: number };
      if (!this.#isMeant(headers)) return errorResponse(412, 'It was changed elsewhere.');
      this.draft = draft;
      this.version += 1;
      return this.#answer();
    },
    'DELETE /api/site/draft': ({ headers }) => {
      if (!this.#isMeant(headers)) return errorResponse(412, 'It was changed elsewhere.');
      this.draft = null;
      return new Response(null, { status: 204 });
    },
    'GET /api/site/pending': () => json({ draft: null, plan: this.plan }),
    'POST /api/site/publish': ({ headers, body }) => {
      if (!this.draft || !this.#isMeant(headers)) return errorResponse(412, 'It was changed elsewhere.');
      if (this.draft.basedOn !== this.current.edition)
        return errorResponse(409, 'A newer edition came first.');
      const summary = describeChanges(this.current.content, this.draft.content);
      const { at } = body as { at?: string };
      if (at) {
        this.planned = this.draft.content;
        this.plan = { publishedAt: new Date(`${at}+05:30`).toISOString(), summary, etag: '"p"', by: null };
        this.draft = null;
        return json({ edition: this.current.edition, plan: this.plan }, { status: 201 });
      }
      const edition = this.current.edition + 1;
      const publishedAt = '2026-11-21T05:15:00.000Z';
      this.editions.unshift({ edition, publishedAt, summary, content: this.draft.content });
      this.draft = null;
      return json({ edition, plan: this.plan }, { status: 201 });
    },
    'DELETE /api/site/plan': () => {
      const content = this.planned ?? this.current.content;
      this.saveElsewhere(() => content);
      this.plan = null;
      return new Response(null, { status: 204 });
    },
    'POST /api/site/set-aside': ({ body }) => {
      const { content } = body as { content: SiteContent };
      this.setAside.unshift({ n: this.setAside.length + 1, date: '2026-11-21T05:12:00.000Z', content });
      return new Response(null, { status: 204 });
    },
    'GET /api/site/set-aside': () => json(this.setAside.map(({ content: _, ...copy }) => copy)),
    'GET /api/site/set-aside/1': () => json(this.setAside.find(({ n }) => n === 1)),
    'GET /api/site/editions/6': () => json(this.editions.find(({ edition }) => edition === 6)),
    'GET /api/site/editions': () => json(this.editions.map(({ content: _, ...edition }) => edition)),
  };
}

/** The owner's pages for the site. Before each test there is a new server whose published edition is the sample. */
export class SiteArea {
  server = new SiteServer();

  constructor() {
    beforeEach(() => {
      this.server = new SiteServer();
    });
  }

  /** The draft's content, once there is a draft. */
  get draft() {
    return this.server.draft?.content;
  }

  async open(path: string, heading: string | RegExp, handlers: Handlers = {}) {
    const opened = await openAdmin(path, { ...this.server.handlers, ...handlers });
    await screen.findByRole('heading', { level: 1, name: heading });
    return opened;
  }
}
