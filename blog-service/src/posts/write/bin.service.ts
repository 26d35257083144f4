import { Injectable } from '@nestjs/common';
import type { TaggedPost } from '../etag.js';
import type { AdminPost } from '../read/admin-post.dto.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { PostStoreRepository } from './post-store.repository.js';
import { checkUnchanged, notFound, StoredPosts } from './stored-posts.service.js';

@Injectable()
export class BinService {
  constructor(
    private readonly store: PostStoreRepository,
    private readonly stored: StoredPosts,
    private readonly idempotency: IdempotencyRepository<TaggedPost<AdminPost>>,
  ) {}

  /** Whether there is a post with this id, also in the bin. */
  exists(id: string): Promise<boolean> {
    return this.store.exists(id);
  }

  /** Moves a post into the bin. */
  async remove(id: string, ifMatch?: string): Promise<void> {
    await this.stored.change(id, async ({ manager, row }) => {
      checkUnchanged(row, ifMatch);
      const { state, wasPublic, now } = row;
      await this.store.update(manager, row.id, { state, wasPublic, deletedAt: now });
    });
  }

  /** Permanently removes a post with its history, also when it is in the bin. */
  async removeForGood(id: string, ifMatch?: string): Promise<void> {
    await this.store.transaction(async (manager) => {
      const row = await this.stored.lock(manager, id);
      checkUnchanged(row, ifMatch);
      await this.store.remove(manager, row.id);
    });
  }

  /**
   * Takes a post out of the bin; a post that is not in the bin stays as it is. A scheduled post whose date has passed
   * becomes a draft.
   */
  async restore(id: string): Promise<TaggedPost<AdminPost>> {
    return this.store.transaction(async (manager) => {
      const row = await this.stored.lock(manager, id);
      if (row.deletedAt) {
        if (await this.store.isExpired(manager, row.id)) throw notFound();
        await this.store.restore(manager, row.id);
      }
      return this.stored.answer(manager, row.id);
    });
  }

  /** Permanently removes posts that can no longer be restored, and idempotency keys that are older than a day. */
  async removeExpired(): Promise<void> {
    await this.store.removeExpired();
    await this.idempotency.removeExpired();
  }
}
