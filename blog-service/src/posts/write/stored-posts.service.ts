import { HttpException, Injectable, NotFoundException, PreconditionFailedException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isMatch, type TaggedPost } from '../etag.js';
import { readPostId } from '../post-id.js';
import type { AdminPost } from '../read/answers.js';
import { toTaggedAdminPost, versionOf } from '../read/post.mapper.js';
import { type StoredText, storedTextOf } from '../text/post-text.js';
import { type AdminRow, PostStoreRepository } from './post-store.repository.js';

/** A post that is locked for a change. */
export interface Change {
  manager: EntityManager;
  row: AdminRow;
}

/** Posts of every state, also those in the bin, for the administrator. */
@Injectable()
export class StoredPosts {
  constructor(private readonly store: PostStoreRepository) {}

  async find(id: string): Promise<AdminRow> {
    const known = readPostId(id);
    return found(known && (await this.store.find(known)));
  }

  async one(id: string): Promise<TaggedPost<AdminPost>> {
    return toTaggedAdminPost(await this.find(id));
  }

  /** The answer for a post, as it is within the transaction. */
  async answer(manager: EntityManager, id: string): Promise<TaggedPost<AdminPost>> {
    return toTaggedAdminPost(found(await this.store.find(id, manager)));
  }

  /**
   * Changes a post that is not in the bin, in one transaction, and returns its new data. What was stored stays when the work
   * returns an error instead of throwing it.
   */
  async change(
    id: string,
    work: (change: Change) => Promise<HttpException | undefined>,
  ): Promise<TaggedPost<AdminPost>> {
    const done = await this.store.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      if (row.deletedAt) throw notFound();
      return (await work({ manager, row })) ?? this.answer(manager, row.id);
    });
    if (done instanceof HttpException) throw done;
    return done;
  }

  /** Moves a post into the bin. */
  async bin(id: string, ifMatch?: string): Promise<void> {
    await this.change(id, async ({ manager, row }) => {
      checkUnchanged(row, ifMatch);
      const { state, wasPublic, now } = row;
      await this.store.update(manager, row.id, { state, wasPublic, deletedAt: now });
    });
  }

  /** Permanently removes a post with its history, also when it is in the bin. */
  async remove(id: string, ifMatch?: string): Promise<void> {
    await this.store.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      checkUnchanged(row, ifMatch);
      await this.store.remove(manager, row.id);
    });
  }

  /**
   * Takes a post out of the bin; a post that is not in the bin stays as it is. A scheduled post whose date has passed
   * becomes a draft.
   */
  restore(id: string): Promise<TaggedPost<AdminPost>> {
    return this.store.transaction(async (manager) => {
      const row = await this.lock(manager, id);
      if (row.deletedAt && !(await this.store.restore(manager, row.id))) throw notFound();
      return this.answer(manager, row.id);
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<AdminRow> {
    return found(await this.store.lock(manager, readPostId(id) ?? ''));
  }
}

/** The text that a save of the post overwrites: its unpublished changes, or else its own text. */
export function replacedBy(row: AdminRow): { text: StoredText; saved: Date } {
  return row.changes
    ? { text: row.changes, saved: row.saved }
    : { text: storedTextOf(row), saved: row.updated };
}

/** Throws 412 when the post is not in the version that the client has seen. */
export function checkUnchanged(row: AdminRow, ifMatch: string | undefined): void {
  if (isChanged(row, ifMatch)) throw changedMeanwhile();
}

/** Whether the post is not in the version that the client has seen. */
export function isChanged(row: AdminRow, ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && !isMatch(ifMatch, versionOf(row));
}

export function changedMeanwhile(): PreconditionFailedException {
  return new PreconditionFailedException(
    'The post has been changed meanwhile. Please reload it and try again.',
  );
}

function found<T>(post: T | undefined | null | ''): T {
  if (!post) throw notFound();
  return post;
}

export function notFound(): NotFoundException {
  return new NotFoundException('Blog post not found.');
}
