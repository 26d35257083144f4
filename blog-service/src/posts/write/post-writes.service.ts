import { isDeepStrictEqual } from 'node:util';
import { ConflictException, type HttpException, Injectable } from '@nestjs/common';
import { type FieldError, invalid } from '@salon/service-kit/validation';
import type { EntityManager } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { Config } from '../../config.js';
import type { Focus } from '../../pictures/focus.js';
import { PicturesService, type PreparedImage } from '../../pictures/pictures.service.js';
import type { TaggedPost } from '../etag.js';
import { HistoryService } from '../history/history.service.js';
import { Post } from '../post.entity.js';
import { newPostId, renamedPostId } from '../post-id.js';
import type { AdminPost } from '../read/answers.js';
import {
  checkFinished,
  type PlainText,
  picturesOf,
  readText,
  type StoredText,
  storedTextOf,
} from '../text/post-text.js';
import type { PostBody, PostText, PostUpdate } from './post.dto.js';
import { type AdminRow, PostStoreRepository } from './post-store.repository.js';
import { visibilityAfter } from './schedule.js';
import {
  type Change,
  changedMeanwhile,
  checkUnchanged,
  isChanged,
  replacedBy,
  StoredPosts,
} from './stored-posts.service.js';

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
    if (state !== 'draft') await this.preparePreview(prepared);
    return async (manager) => {
      const now = await this.store.now(manager);
      const asked = { state, date: body.date ?? date?.toISOString() };
      const shown = visibilityAfter(asked, { state: 'draft', date: now, wasPublic: false }, now);
      const text = await this.textFrom(manager, prepared);
      const pictureKeys = await this.takePictures(manager, prepared.image, text, { before: [], had: [] });
      const updated = date ?? now;
      await manager.insert(Post, { id, ...text, ...shown, updated, earlierIds: [], pictureKeys });
      const reason = state === 'draft' ? 'writing' : 'published';
      await this.history.keep(manager, id, { text, reason, date: updated });
      return this.stored.answer(manager, id);
    };
  }

  /** `ifMatch` is the ETag that the client has seen. Throws 412 when the post has changed since. */
  async update(id: string, body: PostUpdate, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    // An unknown post is refused before its picture is encoded.
    const found = await this.stored.find(id);
    const prepared = await this.prepare(body, false);
    if ((body.state ?? found.state) !== 'draft') await this.preparePreview(prepared, found);
    return this.stored.change(id, async (change) => {
      const { manager, row } = change;
      const { now } = row;
      const shown = visibilityAfter(body, row, now);
      if (shown.state !== 'draft') checkFinished(body, prepared.read);
      const text = await this.textFrom(manager, prepared, row);
      const isDraft = row.state === 'draft' && shown.state === 'draft';
      if (isDraft && isDeepStrictEqual([text, shown.date], [storedTextOf(row), row.date])) return;
      if (isChanged(row, ifMatch)) return this.refuse(change, prepared.image, text);
      await this.history.keepOfWriting(manager, row.id, replacedBy(row), now);
      const { pictureKeys: before } = row;
      const pictureKeys = await this.takePictures(manager, prepared.image, text, {
        before,
        had: picturesIn(row),
      });
      const isFirstShown = row.state === 'draft' && shown.state !== 'draft' && !row.wasPublic;
      const id = isFirstShown ? renamedPostId(row.id, text.title) : row.id;
      const earlierIds = isFirstShown ? [...row.earlierIds, row.id] : row.earlierIds;
      const fields = { id, earlierIds, ...text, ...shown, pictureKeys, updated: now };
      await this.store.update(manager, row.id, fields);
      if (row.changes) await this.store.dropChanges(manager, id);
      if (shown.state === 'draft') return;
      const reason = [shown.state, 'published'].includes(row.state) ? 'updated' : 'published';
      await this.history.keep(manager, id, { text, reason, date: now });
    });
  }

  /** Saves unpublished changes of a scheduled or published post. Visitors don't see them. */
  async saveChanges(id: string, body: PostText, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    await this.stored.find(id);
    const prepared = await this.prepare(body, false);
    return this.stored.change(id, async (change) => {
      const { manager, row } = change;
      if (row.state === 'draft') throw new ConflictException('This post is a draft. Please save it as one.');
      const text = await this.textFrom(manager, prepared, row.changes ?? row);
      // The request was repeated, because its answer was lost.
      if (isDeepStrictEqual(text, row.changes ?? storedTextOf(row))) return;
      if (isChanged(row, ifMatch)) return this.refuse(change, prepared.image, text);
      await this.history.keepOfWriting(manager, row.id, replacedBy(row), row.now);
      const before = row.changes ? picturesOf(row.changes) : [];
      await this.takePictures(manager, prepared.image, text, { before, had: picturesIn(row) });
      await this.store.saveChanges(manager, row.id, text);
    });
  }

  dropChanges(id: string, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    return this.stored.change(id, async ({ manager, row }) => {
      if (!row.changes) return;
      checkUnchanged(row, ifMatch);
      await this.history.keepReplaced(manager, row.id, replacedBy(row), row.now);
      await this.store.dropChanges(manager, row.id);
    });
  }

  /** Refuses a save because another device has saved meanwhile. Keeps both texts in the history. */
  private async refuse(
    { manager, row }: Change,
    image: PreparedImage,
    refused: StoredText,
  ): Promise<HttpException> {
    const withoutPreview = { ...image, preview: undefined };
    await this.takePictures(manager, withoutPreview, refused, { before: [], had: picturesIn(row) });
    await this.history.keepBoth(manager, row.id, { stored: replacedBy(row), refused }, row.now);
    return changedMeanwhile();
  }

  private async prepare(body: PostText, isFinished: boolean): Promise<Prepared> {
    const { text: read, ...plain } = readText(body);
    if (isFinished) checkFinished(body, read);
    return { body, plain, read, image: await this.pictures.prepare(body.image) };
  }

  private async preparePreview({ body, image }: Prepared, before?: StoredText): Promise<void> {
    const focus = chosenFocus(body, image, before);
    if (focus) await this.pictures.preparePreview(image, focus);
  }

  /** The text to store. Author and focus stay as they were when the body leaves them out. */
  private async textFrom(
    manager: EntityManager,
    { body, plain, image }: Prepared,
    before?: StoredText,
  ): Promise<StoredText> {
    const { imageUrl, pictureKey } = image;
    const focus = chosenFocus(body, image, before) ?? (await this.pictures.focusOf(manager, image));
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
   * Stores the image, and returns the keys of all pictures that the text shows. Those that were shown `before` and no
   * longer are stay for another day. Throws 400 for pictures that are not stored, unless the post `had` them already.
   */
  private async takePictures(
    manager: EntityManager,
    image: PreparedImage,
    text: StoredText,
    { before, had }: { before: string[]; had: string[] },
  ): Promise<string[]> {
    const keys = picturesOf(text);
    const gone = before.filter((key) => !keys.includes(key));
    const missing = await this.pictures.take(manager, keys, gone);
    const known = [...had, image.encoded?.key];
    const faults = missing.filter((key) => !known.includes(key)).map((key) => notStored(key, text));
    if (faults.length > 0) throw invalid(faults);
    await this.pictures.store(manager, image);
    return keys;
  }
}

/** The pictures that a post and its unpublished changes show. */
function picturesIn({ pictureKeys, changes }: AdminRow): string[] {
  return [...pictureKeys, ...(changes ? picturesOf(changes) : [])];
}

/** The focus that the owner has chosen. It stays as it was when the body leaves it out and the image is the same. */
function chosenFocus(
  { focus }: PostText,
  { imageUrl, pictureKey }: PreparedImage,
  before?: StoredText,
): Focus | null | undefined {
  const isSameImage = before?.imageUrl === imageUrl && before.pictureKey === pictureKey;
  return focus === undefined && isSameImage ? before.focus : focus;
}

function notStored(key: string, { pictureKey }: StoredText): FieldError {
  return key === pictureKey
    ? { field: 'image', message: 'This picture is no longer stored. Please choose it again.' }
    : {
        field: 'content',
        message: 'A picture in the text is no longer stored. Please remove it, or choose it again.',
      };
}
