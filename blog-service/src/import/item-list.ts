import { oldPath } from '../addresses/old-path.js';
import { type SafeHtml, sanitise, shownText } from '../posts/text/html.js';
import { faultsIn, MAX_CONTENT } from '../posts/write/post-rules.js';
import type { Place, Query } from './file-bytes.js';
import {
  type FoundPost,
  type OldSystem,
  type PictureData,
  type PostData,
  shortened,
  storable,
} from './found.js';
import type { ItemKind } from './import.dto.js';
import { postHtml } from './post-html.js';
import { isFile, type Problem } from './settle.js';

/** What is longer is cut before it is read, which would take minutes. */
const MAX_HTML = 400_000;
const MAX_PROBLEMS = 99;
const BATCH = 100;

export interface Item {
  kind: ItemKind;
  source: string;
  title: string;
  address?: string;
  problems?: string[];
  /** The sources of pictures that it shows, and of its category on an old site: they come only if something does that needs them. */
  pictures?: string[];
  data: object;
}

/** Pictures that came along, by their names. */
export class PictureFiles {
  private readonly named = new Map<string, { path: string; place: Place }[]>();

  add(path: string, place: Place): void {
    const name = nameOf(path);
    this.named.set(name, [...(this.named.get(name) ?? []), { path: path.toLowerCase(), place }]);
  }

  /** The one whose folders are those of the address, as far as both name them. */
  at(address: string): Place | undefined {
    const path = pathOf(address);
    const below = path.replace(/^.*?\/(uploads|images|media)\//, '');
    return this.named
      .get(nameOf(path))
      ?.find(({ path: own }) => `/${own}`.endsWith(`/${below}`) || path.endsWith(`/${own}`))?.place;
  }
}

const pathOf = (address: string): string => {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
};
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** Writes items down in the order in which they come: pictures and categories before the first post that needs them. */
export class ItemList {
  length = 0;
  private waiting: (Item & { n: number })[] = [];
  private readonly sources = new Set<string>();

  constructor(
    private readonly query: Query,
    private readonly id: string,
    private readonly files: PictureFiles,
  ) {}

  /** Whether it is new. */
  private isNew(source: string): boolean {
    const { size } = this.sources;
    return this.sources.add(source).size > size;
  }

  async addPost(post: FoundPost, old: OldSystem<unknown>): Promise<void> {
    const source = `${old.name} ${new URL(old.site).host} ${post.id}`;
    // Parts of an export may have the same post.
    if (!this.isNew(source)) return;
    const problems = new Set(post.problems);
    const problem = (sentence: string) => void problems.add(sentence);
    const html = old.html(post.html.slice(0, MAX_HTML), problem);
    const content = withinLength(postHtml(html, old.site, problem), post.html.length > MAX_HTML, problem);
    const image = post.image && absolute(post.image.address, old.site);
    const shown = [...content.matchAll(/<img [^>]*src="(https?:[^"]+)"/g)].map(([, address = '']) =>
      unescaped(address),
    );
    const pictures = [...new Set([...(image ? [image] : []), ...shown])];
    for (const address of pictures) await this.addPicture(address);
    const categories = [...new Set(post.categories)].map((name) => shortened(name, 40));
    const [category, ...others] = categories.filter((name) => name.length >= 2);
    for (const other of others) problem(`It is also in “${other}”: a post here is in one category.`);
    if (category) await this.addCategory(category, old);
    const [first] = post.addresses;
    if (first && !this.isNew(`address ${first}`)) problem('Another post has the same address.');
    if (post.title.length > 200) problem('Its title is longer than 200 characters: the rest is left out.');
    const body: PostData['body'] = {
      title: shortened(post.title || 'Without a title', 200),
      content: leadingHere(content, old),
      excerpt: shortened(post.excerpt, 500) || undefined,
      author: shortened(post.author, 100) || undefined,
      category,
      date: post.date,
      state: post.state,
      image,
      imageAlt: image && post.image?.alt && shortened(post.image.alt, 200),
    };
    const [fault] = body.state === 'draft' ? [] : faultsIn(body, shownText(content));
    if (fault) {
      body.state = 'draft';
      problem(`It comes as a draft: ${fault.message}.`);
    }
    await this.add({
      kind: post.isPage ? 'page' : post.state === 'draft' ? 'draft' : 'post',
      source,
      title: body.title,
      address: first && absolute(first, old.site),
      problems: [...problems],
      pictures: [...pictures.map(pictureSource), ...(category ? [`category ${category}`] : [])],
      data: { body, addresses: post.addresses } satisfies PostData,
    });
  }

  private async addCategory(title: string, { categories }: OldSystem<unknown>): Promise<void> {
    const source = `category ${title}`;
    if (this.isNew(source))
      await this.add({ kind: 'category', source, title, data: { path: categories.get(title) ?? null } });
  }

  private async addPicture(address: string): Promise<void> {
    const source = pictureSource(address);
    if (!this.isNew(source)) return;
    const title = shortened(nameOf(pathOf(address)), 500);
    const data: PictureData = { place: this.files.at(address), addresses: [address] };
    await this.add({ kind: 'picture', source, title, address, data });
  }

  /** How many of these no post shows. */
  unshown(pictures: Iterable<{ address: string }>): number {
    return [...pictures].filter(({ address }) => !this.sources.has(pictureSource(address))).length;
  }

  async add(item: Item): Promise<void> {
    this.length += 1;
    const problems = (item.problems ?? []).map((one) => shortened(storable(one), 500));
    const untold = problems.splice(MAX_PROBLEMS).length;
    if (untold > 0) problems.push(`There is more that can’t come (${untold}).`);
    this.waiting.push({ pictures: [], ...item, n: this.length, problems });
    if (this.waiting.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    await this.query(
      `INSERT INTO import_item (import, n, kind, source, title, address, problems, pictures, data)
       SELECT $1, n, kind, source, title, left(address, 2000), problems, pictures, data
       FROM jsonb_to_recordset($2) AS item (n integer, kind text, source text, title text, address text,
         problems text[], pictures text[], data jsonb)`,
      [this.id, JSON.stringify(this.waiting)],
    );
    this.waiting = [];
  }
}

/** A picture of a site like this one, whose key says all. */
export const ownSource = (key: string) => `picture /media/${key}/`;
const pictureSource = (address: string) => `picture ${address.slice(0, 2_000)}`;

function absolute(address: string, site: string): string | undefined {
  const url = URL.parse(address.replace('__GHOST_URL__', site), site);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** As the sanitiser writes attributes. */
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const unescaped = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');

/** Links of the old site to what comes of it are paths, which lead on here as old addresses. */
const leadingHere = (html: string, { site, paths }: OldSystem<unknown>): string =>
  html.replace(/(?<=<a href=")https?:[^"]+/g, (written) => {
    const { href = '', origin = '', host = '' } = URL.parse(unescaped(written)) ?? {};
    const isOld = withoutWww(host) === withoutWww(new URL(site).host) && paths.has(oldPath(href));
    // Two slashes would name another site.
    return isOld && !isFile(href) ? escaped(href.slice(origin.length).replace(/^\/+/, '/')) : written;
  });
const withoutWww = (host: string) => host.replace(/^www\./, '');

/** As many whole blocks as a post may have. */
function withinLength(whole: SafeHtml, wasCut: boolean, problem: Problem): SafeHtml {
  // Some room, as links get attributes and pictures other addresses.
  const most = MAX_CONTENT - 20_000;
  if (whole.length <= most && !wasCut) return whole;
  const start = whole.slice(0, most);
  const end = start.lastIndexOf('</p>');
  const cut = sanitise(start.slice(0, end === -1 ? most : end));
  problem(
    `It is longer than a post here may be. What comes ends with “…${shownText(cut).slice(-60).trim()}”.`,
  );
  return cut;
}
