import { Injectable, NotFoundException, PreconditionFailedException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import { Config } from '../config.js';
import { PicturesService, type PreparedImage } from '../pictures/pictures.service.js';
import { textOf } from './html.js';
import type { PostBody } from './post.dto.js';
import { Post } from './post.entity.js';
import { etagOf } from './post.view.js';
import { newPostId, readPostId } from './post-id.js';
import { makeExcerpt, oneLine } from './text.js';

/** A deleted post can be restored this long; then the clean-up removes it for good. */
export const RESTORE_DAYS = 30;

@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    private readonly pictures: PicturesService,
    private readonly config: Config,
  ) {}

  /** Post and picture are stored together or not at all. */
  async create(
    body: PostBody,
    { id, date } = { id: newPostId(body.title), date: new Date() },
  ): Promise<Post> {
    const image = await this.pictures.prepare(body.image);
    const post = this.posts.create({ id, date, updated: date, ...this.fieldsOf(body, image) });
    return this.posts.manager.transaction((manager) => this.save(manager, post, image));
  }

  /** `ifMatch` is the ETag that the writer has seen: 412 when the post has changed since. */
  async update(id: string, body: PostBody, ifMatch?: string): Promise<Post> {
    // Before the picture is encoded, which takes seconds, and again when nobody else can change the post.
    checkUnchanged(await this.live(id), ifMatch);
    const image = await this.pictures.prepare(body.image);
    return this.posts.manager.transaction(async (manager) => {
      const post = await this.live(id, manager);
      checkUnchanged(post, ifMatch);
      Object.assign(post, this.fieldsOf(body, image), { updated: new Date() });
      return this.save(manager, post, image);
    });
  }

  async remove(id: string): Promise<void> {
    const { affected } = await this.posts.update(
      { id: readPostId(id) ?? '', deletedAt: IsNull() },
      { deletedAt: new Date() },
    );
    if (!affected) throw notFound();
  }

  /** Brings a deleted post back. A post that is not deleted is left as it is. */
  async restore(id: string): Promise<Post> {
    const oldest = new Date();
    oldest.setDate(oldest.getDate() - RESTORE_DAYS);
    await this.posts.update({ id: readPostId(id) ?? '', deletedAt: MoreThan(oldest) }, { deletedAt: null });
    return this.live(id);
  }

  private async save(manager: EntityManager, post: Post, image: PreparedImage): Promise<Post> {
    await this.pictures.store(manager, image);
    return manager.save(Post, post);
  }

  /** With a manager the row stays locked until its transaction ends. */
  private async live(id: string, manager?: EntityManager): Promise<Post> {
    const post = await (manager ?? this.posts.manager).findOne(Post, {
      where: { id: readPostId(id) ?? '', deletedAt: IsNull() },
      lock: manager && { mode: 'pessimistic_write' },
    });
    if (!post) throw notFound();
    return post;
  }

  private fieldsOf(body: PostBody, { imageUrl, pictureKey }: PreparedImage) {
    return {
      title: body.title,
      content: body.content,
      excerpt: body.excerpt ?? makeExcerpt(oneLine(textOf(body.content))),
      author: body.author ?? this.config.SALON_NAME,
      category: body.category ?? null,
      imageAlt: body.imageAlt ?? null,
      imageUrl,
      pictureKey,
    };
  }
}

/** A weak tag counts as well: a proxy that compresses an answer weakens its tag on the way to the browser. */
function checkUnchanged(post: Post, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const seen = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!seen.includes(etagOf(post))) {
    throw new PreconditionFailedException(
      'The post has been changed meanwhile. Please reload it and try again.',
    );
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Blog post not found.');
}
