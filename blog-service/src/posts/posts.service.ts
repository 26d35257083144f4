import { createHash } from 'node:crypto';
import {
  Injectable,
  NotFoundException,
  NotImplementedException,
  PreconditionFailedException,
  UnprocessableEntityException,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { PicturesService, type PreparedImage } from '../pictures/pictures.service.js';
import { makeExcerpt, oneLine } from '../text.js';
import type { AdminPost, AdminPostSummary, PostCounts } from './admin-post.dto.js';
import { sanitiseContent } from './content.js';
import { writeCursor } from './cursor.js';
import { etagOf, isMatch } from './etag.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import type { ListQuery } from './list-query.js';
import type { PostBody, PostText, PostUpdate } from './post.dto.js';
import type { Post } from './post.entity.js';
import {
  type PostResponse,
  type PostSummary,
  type RelatedPosts,
  toResponse,
  toSummary,
} from './post.mapper.js';
import { newPostId, readPostId } from './post-id.js';
import type { ListedState } from './post-state.js';
import { type PostRow, PostsRepository } from './posts.repository.js';

/** A deleted post can be restored this long; then the clean-up removes it for good. */
const RESTORE_DAYS = 30;
const RELATED_POSTS = 3;

export interface PostPage<Summary extends PostSummary = PostSummary> {
  posts: Summary[];
  total: number;
  /** Whether there are more than the total says. */
  isMinimum: boolean;
  /** Missing on the last page. */
  nextCursor?: string;
}

/** A post as it is sent, with the tag of its version. */
export interface TaggedPost<Sent extends PostResponse = PostResponse> {
  post: Sent;
  etag: string;
}

/** What a new post has by itself; the seeder sets both. */
interface NewPost {
  id?: string;
  date?: Date;
}

@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly idempotency: IdempotencyRepository<TaggedPost<AdminPost>>,
    private readonly pictures: PicturesService,
    private readonly config: Config,
  ) {}

  async list({ search, limit, ...filter }: ListQuery): Promise<PostPage> {
    // One more than the limit tells whether there is a next page.
    const wanted = { ...filter, limit: limit + 1 };
    const {
      rows,
      total,
      isMinimum = false,
    } = search === undefined ? await this.posts.list(wanted) : await this.posts.search(wanted, search);
    const posts = rows.slice(0, limit);
    const last = rows.length > limit ? posts.at(-1) : undefined;
    return { posts: posts.map(toSummary), total, isMinimum, nextCursor: last && writeCursor(last) };
  }

  async one(id: string): Promise<TaggedPost> {
    return tag(await this.find(id));
  }

  /** The neighbours in time, and the newest of the same category, filled up with the newest of all. */
  async related(id: string): Promise<RelatedPosts> {
    const post = await this.find(id);
    const [{ previous, next }, others] = await Promise.all([
      this.posts.neighbours(post),
      this.posts.others(post, RELATED_POSTS),
    ]);
    return {
      previous: previous ? toSummary(previous) : null,
      next: next ? toSummary(next) : null,
      related: others.slice(0, RELATED_POSTS).map(toSummary),
    };
  }

  /** Deleted posts count as well. */
  exists(id: string): Promise<boolean> {
    return this.posts.exists(id);
  }

  /** Post and picture are stored together or not at all. */
  async create(body: PostBody, { id, date }: NewPost = {}): Promise<TaggedPost<AdminPost>> {
    const store = await this.prepareNew(body, { id, date });
    return this.posts.transaction(store);
  }

  /**
   * As {@link create}, but a request with a key that was answered before is answered the same again, and makes no other
   * post. 422 when that was another body.
   */
  async createOnce(body: PostBody, key: string): Promise<TaggedPost<AdminPost>> {
    const digest = digestOf(body);
    const before = await this.answered(key, digest);
    if (before) return before;

    const store = await this.prepareNew(body, {});
    const created = await this.posts.transaction(async (manager) => {
      if (!(await this.idempotency.claim(manager, key, digest))) return undefined;
      const answer = await store(manager);
      await this.idempotency.keep(manager, key, answer);
      return answer;
    });
    const answer = created ?? (await this.answered(key, digest));
    if (!answer) throw new Error('An idempotency key is taken but has no answer');
    return answer;
  }

  /** `ifMatch` is the ETag that the writer has seen: 412 when the post has changed since. */
  async update(id: string, body: PostUpdate, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    // Also before the picture is encoded, because that takes seconds.
    checkUnchanged(await this.find(id), ifMatch);
    const text = textFields(body);
    const image = await this.pictures.prepare(body.image);
    return this.posts.transaction(async (manager) => {
      const post = await this.lock(manager, id);
      checkUnchanged(post, ifMatch);
      await this.pictures.store(manager, image);
      const author = body.author ?? post.author;
      Object.assign(post, text, imageFields(image), { author, updated: new Date() });
      return tagAdmin(await this.posts.save(manager, post));
    });
  }

  async listFor(_state: ListedState, _query: ListQuery): Promise<PostPage<AdminPostSummary>> {
    throw new NotImplementedException();
  }

  async counts(): Promise<PostCounts> {
    throw new NotImplementedException();
  }

  async oneForAdmin(id: string): Promise<TaggedPost<AdminPost>> {
    return tagAdmin(await this.find(id));
  }

  async saveChanges(_id: string, _body: PostText, _ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    throw new NotImplementedException();
  }

  async dropChanges(_id: string, _ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    throw new NotImplementedException();
  }

  async removeForGood(_id: string, _ifMatch?: string): Promise<void> {
    throw new NotImplementedException();
  }

  async remove(id: string, _ifMatch?: string): Promise<void> {
    if (!(await this.posts.hide(readPostId(id) ?? ''))) throw notFound();
  }

  /** Brings a deleted post back. A post that is not deleted is left as it is. */
  async restore(id: string): Promise<TaggedPost<AdminPost>> {
    await this.posts.unhide(readPostId(id) ?? '', restorableSince());
    return this.oneForAdmin(id);
  }

  /** Removes for good what can no longer be restored, and the keys of yesterday's requests. */
  async removeExpired(): Promise<void> {
    await this.posts.removeDeletedBefore(restorableSince());
    await this.idempotency.removeExpired();
  }

  /** Does what takes long, and answers what is to be done in a transaction. */
  private async prepareNew(
    body: PostBody,
    { id = newPostId(body.title), date = new Date() }: NewPost,
  ): Promise<(manager: EntityManager) => Promise<TaggedPost<AdminPost>>> {
    const text = textFields(body);
    const image = await this.pictures.prepare(body.image);
    return async (manager) => {
      await this.pictures.store(manager, image);
      const author = body.author ?? this.config.SALON_NAME;
      const fields = {
        id,
        date,
        updated: date,
        author,
        state: 'published' as const,
        wasPublic: true,
        earlierIds: [],
        pictureKeys: [],
        ...text,
        ...imageFields(image),
      };
      return tagAdmin(await this.posts.insert(manager, fields));
    };
  }

  private async answered(key: string, digest: string): Promise<TaggedPost<AdminPost> | undefined> {
    const kept = await this.idempotency.find(key);
    if (kept && kept.digest !== digest) {
      throw new UnprocessableEntityException(
        'This Idempotency-Key was used for another post. Please send a new one.',
      );
    }
    return kept?.answer;
  }

  private async find(id: string): Promise<PostRow> {
    const known = readPostId(id);
    const post = known && (await this.posts.find(known));
    if (!post) throw notFound();
    return post;
  }

  private async lock(manager: EntityManager, id: string): Promise<Post> {
    const post = await this.posts.lock(manager, readPostId(id) ?? '');
    if (!post) throw notFound();
    return post;
  }
}

/** All but the author, who stays when a change names none. */
function textFields(body: PostBody) {
  const { content, text } = sanitiseContent(body.content ?? '');
  return {
    title: body.title,
    content,
    excerpt: body.excerpt ?? makeExcerpt(oneLine(text)),
    category: body.category ?? null,
    imageAlt: body.imageAlt ?? null,
    focus: body.focus ?? null,
  };
}

function imageFields({ imageUrl, pictureKey }: PreparedImage) {
  return { imageUrl, pictureKey };
}

function tag(row: PostRow): TaggedPost {
  const post = toResponse(row);
  return { post, etag: etagOf(post, row.version) };
}

function tagAdmin(row: PostRow): TaggedPost<AdminPost> {
  const post: AdminPost = { ...toResponse(row), state: 'published', binned: null, changes: null };
  return { post, etag: etagOf(post, row.version) };
}

/** Of all that a body can have, in one order. */
function digestOf({ title, content, excerpt, author, category, image, imageAlt }: PostBody): string {
  const fields = [title, content, excerpt, author, category, image, imageAlt];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

function checkUnchanged(post: PostRow, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isMatch(ifMatch, post.version)) {
    throw new PreconditionFailedException(
      'The post has been changed meanwhile. Please reload it and try again.',
    );
  }
}

function restorableSince(): Date {
  const oldest = new Date();
  oldest.setDate(oldest.getDate() - RESTORE_DAYS);
  return oldest;
}

function notFound(): NotFoundException {
  return new NotFoundException('Blog post not found.');
}
