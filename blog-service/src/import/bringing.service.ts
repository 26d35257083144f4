import { HttpException, Injectable, Logger } from '@nestjs/common';
import type { SiteContent } from '@salon/content/description';
import { languages, languagesOf } from '@salon/content/languages';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import { DataSource, type EntityManager } from 'typeorm';
import { addOldAddresses, type OldAddress } from '../addresses/old-addresses.js';
import { addCategory, knownCategory, retireCategory } from '../categories/categories.js';
import { Notifications } from '../changes/notifications.js';
import { Config } from '../config.js';
import { noteConsent } from '../consents/consents.controller.js';
import { DraftService } from '../editions/draft.service.js';
import { EditionsService } from '../editions/editions.service.js';
import type { AddressFacts } from '../export/format.js';
import { PictureRefused } from '../pictures/picture-bytes.js';
import { PictureEncoder } from '../pictures/picture-encoder.js';
import { keyOfUrl, pictureUrl } from '../pictures/picture-key.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { type Post, updatePost } from '../posts/post.js';
import { newPostId } from '../posts/post-id.js';
import { sanitise } from '../posts/text/html.js';
import { picturesOf } from '../posts/text/post-text.js';
import type { NewPost } from '../posts/write/post.dto.js';
import { PostWritesService } from '../posts/write/post-writes.service.js';
import { fetchPicture, SiteSilent, wholePicture } from './fetch-picture.js';
import { contentAt, freeBuffers } from './file-bytes.js';
import { type CategoryData, type PictureData, type PostData, UNKNOWN_SITE } from './found.js';
import type { ImportChoices, ItemKind } from './import.dto.js';
import { escaped } from './item-list.js';

interface Item<Data = unknown> {
  id: string;
  n: number;
  kind: ItemKind;
  title: string;
  address: string | null;
  pictures: string[];
  data: Data;
  choices: ImportChoices;
  site: string | null;
  person: Person;
  /** What is here already of it, from this import or another. */
  postId: string | null;
  pictureKey: string | null;
}

/** What became of an item. */
interface Became {
  /** `here` is what was brought before. What was not chosen is `left`. */
  outcome: 'came' | 'here' | 'missing' | 'failed';
  postId?: string;
  pictureKey?: string;
  problem?: string;
}

/** Where pictures of the old site are now. */
type Places = ReadonlyMap<string, string>;

/** After so many pictures one after the other for which it was silent, an old site is asked for no more until she brings again. */
const MOST_SILENT = 3;

/** Brings items of an import one by one, each with all that belongs to it or not at all, so that it can go on after anything. */
@Injectable()
export class Bringing {
  private readonly logger = new Logger(Bringing.name);
  private silent = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: Notifications,
    private readonly pictures: PicturesService,
    private readonly encoder: PictureEncoder,
    private readonly writes: PostWritesService,
    private readonly draft: DraftService,
    private readonly site: EditionsService,
    private readonly journal: Journal,
    private readonly config: Config,
  ) {}

  /** Ends when all has come, or it was stopped. */
  async bring(id: string): Promise<void> {
    let from = 0;
    this.silent = 0;
    for (;;) {
      const item = await this.next(id, from);
      if (!item) return this.end(id);
      from = item.n;
      try {
        await noteOutcome(this.dataSource.manager, item, await this.bringPatiently(item));
        if (item.kind === 'picture') freeBuffers();
      } catch (error) {
        if (this.notifications.isClosing) return;
        const isTheirs = error instanceof HttpException || error instanceof PictureRefused;
        if (!isTheirs) this.logger.warn({ msg: 'Something of an old site did not come', err: error });
        const problem = isTheirs ? error.message : 'It could not be stored.';
        const outcome = item.kind === 'picture' ? 'missing' : 'failed';
        await noteOutcome(this.dataSource.manager, item, { outcome, problem });
      }
    }
  }

  /** The first one that is left. Without `from`, the index would lead through all that have come since it was last tidied up. */
  private async next(id: string, from: number): Promise<Item | undefined> {
    if (this.notifications.isClosing) return undefined;
    const [item]: Item[] = await this.dataSource.query(
      `SELECT id, n, kind, title, address, pictures, data, choices, site, person,
         imported.post_id AS "postId", coalesce(imported.picture_key, picture.key) AS "pictureKey"
       FROM import JOIN import_item ON import = id
         LEFT JOIN imported USING (source) LEFT JOIN picture ON picture.key = data->>'key'
       WHERE id = $1 AND state = 'bringing' AND outcome IS NULL AND n >= $2 ORDER BY n LIMIT 1`,
      [id, from],
    );
    return item;
  }

  private async end(id: string): Promise<void> {
    if (this.notifications.isClosing) return;
    await this.dataSource.transaction(async (manager) => {
      const [[done]]: [{ person: Person; what: string }[]] = await manager.query(
        `UPDATE import SET state = 'done' WHERE id = $1 AND state = 'bringing' RETURNING person,
           (SELECT format('Brought posts (%s) and pictures (%s) from %s', count(post_id), count(picture_key),
             coalesce(site, 'another site')) FROM import_item WHERE import = $1 AND outcome = 'came') AS what`,
        [id],
      );
      if (done) await this.journal.add(manager, done.person, done.what);
    });
  }

  /** For want of room it is tried once more, when no picture waits any more. */
  private async bringPatiently(item: Item): Promise<Became> {
    try {
      return await this.bringOne(item);
    } catch (error) {
      if (!(error instanceof RetryLaterException)) throw error;
      await this.encoder.idle();
      return this.bringOne(item);
    }
  }

  private bringOne(item: Item): Promise<Became> {
    if (item.kind === 'picture') return this.bringPicture(item as Item<PictureData>);
    if (item.kind === 'category') return this.bringCategory(item as Item<CategoryData>);
    if (item.kind === 'content') return this.bringContent(item as Item<SiteContent>);
    if (item.kind === 'address') return this.bringAddress(item as Item<AddressFacts>);
    return this.bringPost(item as Item<PostData>);
  }

  private async bringPicture(item: Item<PictureData>): Promise<Became> {
    if (item.pictureKey) return { outcome: 'here', pictureKey: item.pictureKey };
    const { key, consent, addresses } = item.data;
    const bytes = await this.bytesOf(item);
    if (!bytes) return { outcome: 'missing' };
    const isLogo = key !== undefined && item.title.endsWith('.png');
    const pictureKey = keyOfUrl((await this.pictures.upload(bytes, isLogo, item.data)).image);
    await this.lead(addresses.map((path) => ({ path, pictureKey })));
    if (consent) await noteConsent(this.dataSource, consent.picture, consent);
    return { outcome: 'came', pictureKey };
  }

  private async bytesOf({ data: { place }, address, choices, site }: Item<PictureData>) {
    if (place) return wholePicture(contentAt((sql, values) => this.dataSource.query(sql, values), place));
    const host = site ?? choices.site;
    if (!address || !choices.fetchPictures || !host) return undefined;
    const there = address.replace(UNKNOWN_SITE, `https://${host}`);
    // Sites at WordPress.com have their pictures beside them.
    const files = host.replace(/\.wordpress\.com$/, '.files.wordpress.com');
    if (this.silent >= MOST_SILENT) throw new PictureRefused('The old site no longer answers.');
    try {
      const bytes = await fetchPicture(there, URL.parse(there)?.host === files ? files : host);
      this.silent = 0;
      return bytes;
    } catch (error) {
      this.silent = error instanceof SiteSilent ? this.silent + 1 : 0;
      throw error;
    }
  }

  private async bringPost(item: Item<PostData>): Promise<Became> {
    const { data, choices, person, kind, postId } = item;
    const { body, addresses, own } = data;
    const places = await this.placesOf(item);
    if (postId) {
      await this.dataSource.transaction((manager) => this.fillIn(manager, postId, places));
      return { outcome: 'here', postId };
    }
    const [taken]: { id: string }[] = own
      ? await this.dataSource.query('SELECT id FROM post WHERE id = $1 OR $1 = ANY (earlier_ids)', [own.id])
      : [];
    if (taken && item.site === new URL(this.config.PUBLIC_URL).host)
      return { outcome: 'here', postId: taken.id };
    const id = own && !taken ? own.id : newPostId(body.title);
    const isDraft = choices.asDrafts || kind === 'page' || body.state === 'draft';
    const category = body.category ? await knownCategory(this.dataSource.manager, body.category) : undefined;
    const text: NewPost = {
      ...body,
      content: replaced(body.content ?? '', places),
      image: places.get(body.image ?? '') ?? body.image,
      category,
      language: body.language ?? (await this.languageOf(body)),
      state: isDraft ? 'draft' : 'published',
    };
    const isLost = body.category && !category;
    const problem = isLost ? `There is no room for the category “${body.category}”.` : undefined;
    const became = { outcome: 'came', postId: id, problem } as const;
    const date = body.date && new Date(body.date) < new Date() ? new Date(body.date) : undefined;
    await this.writes.create(text, {
      ...{ id, date, by: person.name },
      also: async (manager) => {
        if (own?.family) await manager.query('UPDATE post SET family = $2 WHERE id = $1', [id, own.family]);
        await noteOutcome(manager, item, became);
        const leading = addresses.map((path) => ({ path, postId: id }));
        await this.lead(leading, manager);
      },
    });
    if (own?.changes) await this.writes.saveChanges(id, own.changes, { person });
    return became;
  }

  /** That of most letters, among those that visitors can choose: in another, no list would have the post. */
  private async languageOf({ title, content }: PostData['body']) {
    const words = `${title} ${content}`.replace(/<[^>]*>/g, ' ');
    const countOf = (letters: string) => words.match(new RegExp(letters, 'gu'))?.length ?? 0;
    return languagesOf((await this.site.current()).content).find(
      (code) => countOf(`\\p{Script=${languages[code].script}}`) > countOf('[\\p{L}\\p{M}]') / 2,
    );
  }

  /** Puts pictures that came later into a post that was here before. */
  private async fillIn(manager: EntityManager, id: string, places: Places): Promise<void> {
    const [post]: Pick<Post, 'content' | 'imageUrl' | 'pictureKey'>[] = await manager.query(
      'SELECT content, image_url AS "imageUrl", picture_key AS "pictureKey" FROM post WHERE id = $1 FOR UPDATE',
      [id],
    );
    if (!post) return;
    const content = sanitise(replaced(post.content, places));
    const pictureKey = keyOfUrl(places.get(`${post.imageUrl}`) ?? '') ?? post.pictureKey;
    if (content === post.content && pictureKey === post.pictureKey) return;
    const pictureKeys = picturesOf({ content, pictureKey });
    await this.pictures.take(manager, pictureKeys);
    const focus = await this.pictures.focusOf(manager, pictureKey);
    const image = pictureKey === post.pictureKey ? {} : { imageUrl: null, pictureKey, focus };
    await updatePost(manager, id, { content, ...image, pictureKeys });
  }

  /** Where each picture of an item is now that is here. */
  private async placesOf({ id, pictures }: Item): Promise<Places> {
    const rows: { address: string; key: string }[] = await this.dataSource.query(
      `SELECT address, picture_key AS key FROM import_item
       WHERE import = $1 AND source = ANY($2) AND picture_key IS NOT NULL AND address IS NOT NULL`,
      [id, pictures],
    );
    return new Map(rows.map(({ address, key }) => [address, pictureUrl(key)]));
  }

  private async bringCategory({ title, data }: Item<CategoryData>): Promise<Became> {
    const { path, earlier = [], retired } = data;
    const name =
      (await knownCategory(this.dataSource.manager, title)) ??
      (await addCategory(this.dataSource, title)).name;
    const [{ id }] = await this.dataSource.query('SELECT id FROM category WHERE name = $1', [name]);
    await this.dataSource.query(
      `INSERT INTO category_alias (name, category_id) SELECT name, $2 FROM unnest($1::text[]) AS alias (name)
       WHERE NOT EXISTS (SELECT FROM category WHERE category.name = alias.name) ON CONFLICT DO NOTHING`,
      [earlier, id],
    );
    if (retired) await retireCategory(this.dataSource, id);
    const leadsTo = `/blog?category=${encodeURIComponent(name)}`;
    if (path) await this.lead([{ path, leadsTo }]);
    return { outcome: 'came' };
  }

  private async bringContent({ data: content, person }: Item<SiteContent>): Promise<Became> {
    const { edition } = await this.site.current();
    await this.draft.save({ basedOn: edition, content }, { person });
    return { outcome: 'came' };
  }

  private async lead(addresses: OldAddress[], manager = this.dataSource.manager): Promise<void> {
    await addOldAddresses(manager, (await this.site.current()).content, addresses);
  }

  private async bringAddress({ data: { path, leadsTo } }: Item<AddressFacts>): Promise<Became> {
    await this.lead([{ path, leadsTo: `${leadsTo}` }]);
    return { outcome: 'came' };
  }
}

const replaced = (html: string, places: Places) =>
  [...places].reduce((all, [from, to]) => all.replaceAll(`"${escaped(from)}"`, `"${to}"`), html);

/** Also notes what is here, so that nothing comes twice. */
async function noteOutcome(
  manager: EntityManager,
  { id, n }: Item,
  { outcome, postId, pictureKey, problem }: Became,
): Promise<void> {
  await manager.query(
    `WITH noted AS (UPDATE import_item SET outcome = $3, post_id = $4, picture_key = $5,
       problems = CASE WHEN $6::text = ANY (problems) OR $6 IS NULL THEN problems ELSE problems || $6 END
       WHERE import = $1 AND n = $2 RETURNING source, post_id, picture_key)
     INSERT INTO imported (source, post_id, picture_key) SELECT * FROM noted WHERE $3 = 'came' AND num_nonnulls(post_id, picture_key) > 0
     ON CONFLICT (source) DO UPDATE SET post_id = excluded.post_id, picture_key = excluded.picture_key`,
    [id, n, outcome, postId, pictureKey, problem],
  );
}
