import { Injectable, NotFoundException, PreconditionFailedException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { PicturesService, type PreparedImage } from '../pictures/pictures.service.js';
import { sanitiseContent } from './content.js';
import { writeCursor } from './cursor.js';
import { etagOf, isMatch } from './etag.js';
import type { ListQuery } from './list-query.js';
import type { PostBody } from './post.dto.js';
import type { Post } from './post.entity.js';
import {
  type PostResponse,
  type PostSummary,
  type RelatedPosts,
  toResponse,
  toSummary,
} from './post.mapper.js';
import { newPostId, readPostId } from './post-id.js';
import { type PostRow, PostsRepository } from './posts.repository.js';
import { makeExcerpt, oneLine } from './text.js';

/** A deleted post can be restored this long; then the clean-up removes it for good. */
const RESTORE_DAYS = 30;
const RELATED_POSTS = 3;

export interface PostPage {
  posts: PostSummary[];
  total: number;
  /** Missing on the last page. */
  nextCursor?: string;
}

/** A post as it is sent, with the tag of its version. */
export interface TaggedPost {
  post: PostResponse;
  etag: string;
}

@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly pictures: PicturesService,
    private readonly config: Config,
  ) {}

  async list({ search, limit, ...filter }: ListQuery): Promise<PostPage> {
    // One more than the limit tells whether there is a next page.
    const wanted = { ...filter, limit: limit + 1 };
    const { rows, total } =
      search === undefined ? await this.posts.list(wanted) : await this.posts.search(wanted, search);
    const posts = rows.slice(0, limit);
    const last = rows.length > limit ? posts.at(-1) : undefined;
    return { posts: posts.map(toSummary), total, nextCursor: last && writeCursor(last) };
  }

  async one(id: string): Promise<TaggedPost> {
    return tagged(await this.find(id));
  }

  /** The neighbours in time, and the newest of the same category, filled up with the newest of all. */
  async related(id: string): Promise<RelatedPosts> {
    const post = await this.find(id);
    const [{ previous, next }, others] = await Promise.all([
      this.posts.neighbours(post),
      this.posts.others(post, RELATED_POSTS),
    ]);
    const sameCategory = others.filter(({ category }) => category === post.category);
    const otherCategories = others.filter(({ category }) => category !== post.category);
    return {
      previous: previous ? toSummary(previous) : null,
      next: next ? toSummary(next) : null,
      related: [...sameCategory, ...otherCategories].slice(0, RELATED_POSTS).map(toSummary),
    };
  }

  /** Deleted posts count as well. */
  exists(id: string): Promise<boolean> {
    return this.posts.exists(id);
  }

  /** Post and picture are stored together or not at all. */
  async create(
    body: PostBody,
    { id, date } = { id: newPostId(body.title), date: new Date() },
  ): Promise<TaggedPost> {
    const text = this.textFields(body);
    const image = await this.pictures.prepare(body.image);
    return this.posts.transaction(async (manager) => {
      await this.pictures.store(manager, image);
      const fields = { id, date, updated: date, ...text, ...imageFields(image) };
      return tagged(await this.posts.insert(manager, fields));
    });
  }

  /** `ifMatch` is the ETag that the writer has seen: 412 when the post has changed since. */
  async update(id: string, body: PostBody, ifMatch?: string): Promise<TaggedPost> {
    // Also before the picture is encoded, because that takes seconds.
    checkUnchanged(await this.find(id), ifMatch);
    const text = this.textFields(body);
    const image = await this.pictures.prepare(body.image);
    return this.posts.transaction(async (manager) => {
      const post = await this.lock(manager, id);
      checkUnchanged(post, ifMatch);
      await this.pictures.store(manager, image);
      Object.assign(post, text, imageFields(image), { updated: new Date() });
      return tagged(await this.posts.save(manager, post));
    });
  }

  async remove(id: string): Promise<void> {
    if (!(await this.posts.hide(readPostId(id) ?? ''))) throw notFound();
  }

  /** Brings a deleted post back. A post that is not deleted is left as it is. */
  async restore(id: string): Promise<TaggedPost> {
    await this.posts.unhide(readPostId(id) ?? '', restorableSince());
    return this.one(id);
  }

  /** Removes for good what can no longer be restored. */
  async removeExpired(): Promise<void> {
    await this.posts.removeDeletedBefore(restorableSince());
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

  private textFields(body: PostBody) {
    const { content, text } = sanitiseContent(body.content);
    return {
      title: body.title,
      content,
      excerpt: body.excerpt ?? makeExcerpt(oneLine(text)),
      author: body.author ?? this.config.SALON_NAME,
      category: body.category ?? null,
      imageAlt: body.imageAlt ?? null,
    };
  }
}

function imageFields({ imageUrl, pictureKey }: PreparedImage) {
  return { imageUrl, pictureKey };
}

function tagged(post: PostRow): TaggedPost {
  return { post: toResponse(post), etag: etagOf(post) };
}

function checkUnchanged(post: PostRow, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !isMatch(ifMatch, post)) {
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
