import { shownText } from '@salon/content/post/shownText';
import { oldPath } from '../addresses/old-path.js';
import type { SafeHtml } from '../posts/text/html.js';
import { faultsIn, MAX } from '../posts/write/post-rules.js';
import type { Place, Query } from './file-bytes.js';
import {
  type FoundPost,
  type OldSite,
  type PictureData,
  type PostData,
  shortened,
  storable,
} from './found.js';
import type { ItemKind } from './import.dto.js';
import { postHtml } from './post-html.js';
import { isFile, isOfSite, pictureAddress } from './settle.js';

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
    const below = path.replace(/^(.*?\/(uploads|images|media))?\//, '');
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

  async addPost({ id, isPage, body, losses, addresses, categories }: FoundPost, old: OldSite): Promise<void> {
    const source = `${old.name} ${new URL(old.address).host} ${id}`;
    // Parts of an export may have the same post.
    if (!this.isNew(source)) return;
    const kind = isPage ? 'page' : body.state === 'draft' ? 'draft' : 'post';
    body.content = leadingHere(postHtml(body.content, old.address, losses), old);
    body.image &&= pictureAddress(body.image, old.address);
    const shown = Array.from(body.content.matchAll(/<img [^>]*src="(https?:[^"]+)"/g), ([, src = '']) =>
      unescaped(src),
    );
    const pictures = [...new Set([...(body.image ? [body.image] : []), ...shown])];
    for (const address of pictures) {
      const data: PictureData = { place: this.files.at(address), addresses: [address] };
      const title = shortened(nameOf(pathOf(address)), 500);
      await this.addNew({ kind: 'picture', source: pictureSource(address), title, address, data });
    }
    const needs = pictures.map(pictureSource);
    const [first, ...others] = categories.filter(([name]) => name.length >= 2);
    for (const [name] of others)
      losses.add(`It is also in “${shortened(name, 40)}”: a post here is in one category.`);
    if (first) {
      const title = shortened(first[0], 40);
      const category: Item = {
        kind: 'category',
        source: `category ${title}`,
        title,
        data: { path: first[1] ?? null },
      };
      await this.addNew(category);
      needs.push(category.source);
      body.category = title;
    }
    const [address = ''] = addresses;
    if (!this.isNew(`address ${address}`)) losses.add('Another post has the same address.');
    if (body.title.length > MAX.title)
      losses.add('Its title is longer than 200 characters: the rest is left out.');
    body.title ||= 'Without a title';
    for (const name of ['title', 'excerpt', 'author', 'imageAlt'] as const)
      body[name] = shortened(body[name] ?? '', MAX[name]);
    const [fault] = body.state === 'draft' ? [] : faultsIn(body, shownText(body.content ?? ''));
    if (fault) {
      body.state = 'draft';
      losses.add(`It comes as a draft: ${fault.message}.`);
    }
    await this.add({
      ...{ kind, source, title: body.title, address: URL.parse(address, old.address)?.href },
      problems: [...losses],
      pictures: needs,
      data: { body, addresses } satisfies PostData,
    });
  }

  /** How many of these no post shows. */
  unshown(old: OldSite): number {
    const sources = Array.from(old.pictures, ({ address }) =>
      pictureSource(pictureAddress(address, old.address) ?? ''),
    );
    return sources.filter((source) => !this.sources.has(source)).length;
  }

  private isNew(source: string): boolean {
    const { size } = this.sources;
    return this.sources.add(source).size > size;
  }

  private async addNew(item: Item): Promise<void> {
    if (this.isNew(item.source)) await this.add(item);
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

/** As the sanitiser writes attributes. */
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const unescaped = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');

/** Links of the old site to what comes of it are paths, which lead on here as old addresses. */
const leadingHere = (html: SafeHtml, old: OldSite) =>
  html.replace(/(?<=<a href=")https?:[^"]+/g, (written) => {
    const { href = '', origin = '' } = URL.parse(unescaped(written)) ?? {};
    const isOld = isOfSite(href, old.address) && old.hadPath(oldPath(href)) && !isFile(href);
    // Two slashes would name another site.
    return isOld ? escaped(href.slice(origin.length).replace(/^\/+/, '/')) : written;
  }) as SafeHtml;
