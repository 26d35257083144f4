import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CategoriesService } from '../categories/categories.service.js';
import { Config } from '../config.js';
import { PicturesService, type PreparedImage } from '../pictures/pictures.service.js';
import type { AdminPost } from './admin-post.dto.js';
import type { TaggedPost } from './etag.js';
import { HistoryService } from './history.service.js';
import type { PostBody, PostText, PostUpdate } from './post.dto.js';
import { newPostId, renamedPostId } from './post-id.js';
import { PostStoreRepository } from './post-store.repository.js';
import { checkFinished, type PlainText, picturesOf, readText, type StoredText, textOf } from './post-text.js';
import { shownAfter, shownNow } from './schedule.js';
import { checkUnchanged, replacedBy, StoredPosts } from './stored-posts.service.js';

/** The id and date of a new post. They have defaults; only the seeder sets them. */
interface NewPost {
  id?: string;
  date?: Date;
}

/** The parts of a body that are prepared before the transaction. */
interface Prepared {
  body: PostText;
  plain: PlainText;
  /** The text of the content that a reader sees. */
  read: string;
  image: PreparedImage;
}

/** Writes posts: text, pictures and history are stored together or not at all. */
@Injectable()
export class PostWritesService {
  constructor(
    private readonly store: PostStoreRepository,
    private readonly stored: StoredPosts,
    private readonly history: HistoryService,
    private readonly pictures: PicturesService,
    private readonly categories: CategoriesService,
    private readonly config: Config,
  ) {}

  async create(body: PostBody, made: NewPost = {}): Promise<TaggedPost<AdminPost>> {
    const store = await this.prepareNew(body, made);
    return this.store.transaction(store);
  }

  /** Does the slow part, such as encoding, and returns the work to do in a transaction. */
  async prepareNew(
    body: PostBody,
    { id = newPostId(body.title), date }: NewPost = {},
  ): Promise<(manager: EntityManager) => Promise<TaggedPost<AdminPost>>> {
    const { state = 'published' } = body;
    const prepared = await this.prepare(body, state !== 'draft');
    return async (manager) => {
      const now = await this.store.now(manager);
      const asked = { state, date: body.date ?? date?.toISOString() };
      const shown = shownAfter(asked, { state: 'draft', date: now, wasPublic: false }, now);
      const text = await this.textFrom(manager, prepared);
      const pictureKeys = await this.takePictures(manager, prepared.image, text);
      const updated = date ?? now;
      await this.store.insert(manager, { id, ...text, ...shown, updated, earlierIds: [], pictureKeys });
      const reason = state === 'draft' ? 'writing' : 'published';
      await this.history.keep(manager, id, { text, reason, date: updated });
      return this.stored.answer(manager, id);
    };
  }

  /** `ifMatch` is the ETag that the client has seen. Throws 412 when the post has changed since. */
  async update(id: string, body: PostUpdate, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    await this.checkBeforeEncoding(id, body, ifMatch);
    const prepared = await this.prepare(body, false);
    return this.stored.change(id, async ({ manager, post, row, now }) => {
      const before = shownNow(post, now);
      const shown = shownAfter(body, post, now);
      if (shown.state !== 'draft') checkFinished(body, prepared.read);
      const text = await this.textFrom(manager, prepared, row);
      const isDraft = before.state === 'draft' && shown.state === 'draft';
      if (isDraft && isDeepStrictEqual([text, shown.date], [textOf(row), row.date])) return;
      checkUnchanged(row, ifMatch);
      await this.history.keepOfWriting(manager, post.id, replacedBy(row), now);
      const pictureKeys = await this.takePictures(manager, prepared.image, text, post.pictureKeys);
      if (before.state === 'draft' && shown.state !== 'draft' && !before.wasPublic) {
        await this.store.rename(manager, post, renamedPostId(post.id, text.title));
      }
      Object.assign(post, text, shown, { pictureKeys, updated: now });
      await this.store.save(manager, post);
      await this.store.dropChanges(manager, post.id);
      if (shown.state === 'draft') return;
      const reason = [shown.state, 'published'].includes(before.state) ? 'updated' : 'published';
      await this.history.keep(manager, post.id, { text, reason, date: now });
    });
  }

  /** Saves unpublished changes of a scheduled or published post. Visitors don't see them. */
  async saveChanges(id: string, body: PostText, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    await this.checkBeforeEncoding(id, body, ifMatch);
    const prepared = await this.prepare(body, false);
    return this.stored.change(id, async ({ manager, post, row, now }) => {
      if (row.state === 'draft') throw new ConflictException('This post is a draft. Please save it as one.');
      const text = await this.textFrom(manager, prepared, row.changes ?? row);
      // The request was repeated, because its answer was lost.
      if (isDeepStrictEqual(text, row.changes ?? textOf(row))) return;
      checkUnchanged(row, ifMatch);
      await this.history.keepOfWriting(manager, post.id, replacedBy(row), now);
      const keysBefore = row.changes ? picturesOf(row.changes) : [];
      const pictureKeys = await this.takePictures(manager, prepared.image, text, keysBefore);
      await this.store.saveChanges(manager, post.id, { text, pictureKeys });
    });
  }

  dropChanges(id: string, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    return this.stored.change(id, async ({ manager, post, row, now }) => {
      if (!row.changes) return;
      checkUnchanged(row, ifMatch);
      await this.history.keepReplaced(manager, post.id, replacedBy(row), now);
      await this.store.dropChanges(manager, post.id);
    });
  }

  /** Checks If-Match early: encoding takes seconds, and would be useless if the save failed afterwards. */
  private async checkBeforeEncoding(id: string, { image }: PostText, ifMatch?: string): Promise<void> {
    const row = await this.stored.find(id);
    if (image?.startsWith('data:')) checkUnchanged(row, ifMatch);
  }

  private async prepare(body: PostText, isFinished: boolean): Promise<Prepared> {
    const { text: read, ...plain } = readText(body);
    if (isFinished) checkFinished(body, read);
    return { body, plain, read, image: await this.pictures.prepare(body.image, body.focus) };
  }

  /**
   * The text to store. Author and focus stay as they were when the body leaves them out; the focus only if the image is
   * the same.
   */
  private async textFrom(
    manager: EntityManager,
    { body, plain, image }: Prepared,
    before?: StoredText,
  ): Promise<StoredText> {
    const { imageUrl, pictureKey } = image;
    const isSameImage = before?.imageUrl === imageUrl && before.pictureKey === pictureKey;
    const chosen = body.focus === undefined && isSameImage ? before.focus : body.focus;
    const focus = chosen ?? (await this.pictures.focusOf(manager, image));
    return {
      ...plain,
      author: body.author ?? before?.author ?? this.config.SALON_NAME,
      category: await this.categories.named(manager, body.category ?? null),
      imageUrl,
      pictureKey,
      focus: focus && { x: focus.x, y: focus.y },
    };
  }

  /**
   * Stores the image, and returns the keys of all pictures that the post shows. Pictures that it no longer shows
   * are kept for another day.
   */
  private async takePictures(
    manager: EntityManager,
    image: PreparedImage,
    text: StoredText,
    before: string[] = [],
  ): Promise<string[]> {
    const keys = picturesOf(text);
    if (keys.length > 0) await this.pictures.take(manager, keys);
    await this.pictures.store(manager, image);
    const gone = before.filter((key) => !keys.includes(key));
    if (gone.length > 0) await this.pictures.letGo(manager, gone);
    return keys;
  }
}
