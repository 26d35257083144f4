import { type SafeHtml, sanitise, shownText } from '../posts/text/html.js';
import { checkFinished, MAX_CONTENT } from '../posts/write/post.dto.js';
import type { Place, Query } from './file-bytes.js';
import { type FoundPost, type PostData, shortened, storable } from './found.js';
import type { ItemKind } from './import.dto.js';
import { postHtml } from './post-html.js';
import type { WordPressSite } from './wordpress.js';

/** What is longer is cut before it is read, which would take minutes. */
const MAX_HTML = 400_000;
const MAX_PROBLEMS = 50;
const BATCH = 100;

export interface Item {
  kind: ItemKind;
  source: string;
  title: string;
  address?: string;
  problems?: string[];
  pictures?: string[];
  data?: object;
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

/** Writes items down in the order in which they come: a picture before the first post that shows it. */
export class ItemList {
  length = 0;
  private waiting: (Item & { n: number })[] = [];
  private readonly sources = new Set<string>();
  private readonly paths = new Set<string>();
  private readonly categories = new Set<string>();

  constructor(
    private readonly query: Query,
    private readonly id: string,
    private readonly files: PictureFiles,
  ) {}

  has(address: string): boolean {
    return this.sources.has(pictureSource(address));
  }

  async addPost(
    from: 'wordpress' | 'ghost',
    post: FoundPost,
    site: string,
    wordpress: WordPressSite,
  ): Promise<void> {
    const source = `${from} ${new URL(site).host} ${post.id}`;
    // Parts of an export may have the same post.
    if (this.sources.has(source)) return;
    const cut = post.html.length > MAX_HTML ? `${post.html.slice(0, MAX_HTML)}` : post.html;
    const { html, problems: unread } = converted(storable(cut), from, site);
    const problems = [...post.problems, ...unread];
    const named = html.replace(
      /(<img [^>]*src=")attachment:(\d+)"/g,
      (whole, tag: string, number: string) => {
        const address = wordpress.attachments.get(number)?.address;
        if (!address) problems.push(`The picture ${number} is not in the file.`);
        return address ? `${tag}${escaped(address)}"` : whole;
      },
    );
    const content = withinLength(named, cut !== post.html, problems);
    const image = post.image && absolute(post.image.address, site);
    const shown = [...content.matchAll(/<img [^>]*src="(https?:[^"]+)"/g)].map(([, address = '']) =>
      unescaped(address),
    );
    const pictures = [...new Set([...(image ? [image] : []), ...shown])];
    for (const address of pictures) await this.addPicture(address);
    const [category, ...others] = [...new Set(post.categories)]
      .map((name) => shortened(name, 40))
      .filter(isName);
    if (others.length > 0)
      problems.push(
        `It is also in ${others.map((name) => `“${name}”`).join(', ')}: a post here is in one category.`,
      );
    if (category) this.categories.add(category);
    const [first] = post.addresses;
    if (first && this.paths.has(first)) problems.push('Another post has the same address.');
    if (first) this.paths.add(first);
    if (post.title.length > 200)
      problems.push('Its title is longer than 200 characters: the rest is left out.');
    const title = shortened(post.title || 'Without a title', 200);
    const data: PostData = {
      title,
      content,
      excerpt: shortened(post.excerpt, 500),
      author: shortened(post.author, 100),
      category,
      date: post.date,
      state: post.state,
      image,
      imageAlt: image && post.image?.alt && shortened(post.image.alt, 200),
      addresses: post.addresses,
    };
    if (data.state !== 'draft') {
      try {
        checkFinished(data, shownText(content));
      } catch (error) {
        data.state = 'draft';
        problems.push(`It comes as a draft: ${error instanceof Error ? error.message : ''}.`);
      }
    }
    await this.add({
      kind: post.isPage ? 'page' : post.state === 'draft' ? 'draft' : 'post',
      source,
      title,
      address: first && absolute(first, site),
      problems,
      pictures: pictures.map(pictureSource),
      data,
    });
  }

  async addCategories(paths: Map<string, string>): Promise<void> {
    for (const title of this.categories)
      await this.add({
        kind: 'category',
        source: `category ${title}`,
        title,
        data: { path: paths.get(title) },
      });
  }

  private async addPicture(address: string): Promise<void> {
    if (this.has(address)) return;
    const title = shortened(nameOf(pathOf(address)), 500);
    const data = { place: this.files.at(address) };
    await this.add({ kind: 'picture', source: pictureSource(address), title, address, data });
  }

  async add(item: Item): Promise<void> {
    this.sources.add(item.source);
    this.length += 1;
    const problems = (item.problems ?? []).slice(0, MAX_PROBLEMS).map((one) => shortened(storable(one), 500));
    this.waiting.push({
      ...item,
      n: this.length,
      problems,
      pictures: item.pictures ?? [],
      data: item.data ?? {},
    });
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
export const pictureSource = (address: string) => `picture ${address.slice(0, 2_000)}`;

const isName = (name: string) => name.length >= 2;

function absolute(address: string, site: string): string | undefined {
  const url = URL.parse(address.replace('__GHOST_URL__', site), site);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** As the sanitiser writes attributes. */
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const unescaped = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');

/** Text that the converter can't read, as what is nested too deeply, comes as the sanitiser has it. */
function converted(html: string, from: 'wordpress' | 'ghost', site: string) {
  try {
    return postHtml(html, from, { site });
  } catch {
    return { html: sanitise(html), problems: ['Its text is so unusual that its form may be lost.'] };
  }
}

/** As many whole blocks as a post may have. */
function withinLength(html: string, wasCut: boolean, problems: string[]): SafeHtml {
  const whole = sanitise(html);
  // Some room, as links get attributes and pictures other addresses.
  const most = MAX_CONTENT - 20_000;
  if (whole.length <= most && !wasCut) return whole;
  const start = whole.slice(0, most);
  const end = start.lastIndexOf('</p>');
  const cut = sanitise(start.slice(0, end === -1 ? most : end));
  const words = shownText(cut).slice(-60).trim();
  problems.push(`It is longer than a post here may be. What comes ends with “…${words}”.`);
  return cut;
}
