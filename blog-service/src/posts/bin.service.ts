import { Injectable } from '@nestjs/common';
import type { AdminPost } from './admin-post.dto.js';
import type { TaggedPost } from './etag.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { PostStoreRepository } from './post-store.repository.js';
import { shownNow } from './schedule.js';
import { checkUnchanged, notFound, StoredPosts } from './stored-posts.service.js';

/** A post can be brought back from the bin this long; then the clean-up removes it for good. */
const RESTORE_DAYS = 30;

@Injectable()
export class BinService {
  constructor(
    private readonly store: PostStoreRepository,
    private readonly stored: StoredPosts,
    private readonly idempotency: IdempotencyRepository<TaggedPost<AdminPost>>,
  ) {}

  /** Deleted posts count as well. */
  exists(id: string): Promise<boolean> {
    return this.store.exists(id);
  }

  /** Into the bin. */
  async remove(id: string, ifMatch?: string): Promise<void> {
    await this.stored.change(id, async ({ manager, post, row, now }) => {
      checkUnchanged(row, ifMatch);
      const { state, wasPublic } = shownNow(post, now);
      Object.assign(post, { state, wasPublic, deletedAt: now });
      await this.store.save(manager, post);
    });
  }

  /** Also from the bin, with its history. */
  async removeForGood(id: string, ifMatch?: string): Promise<void> {
    await this.store.transaction(async (manager) => {
      const { post, row } = await this.stored.lock(manager, id);
      checkUnchanged(row, ifMatch);
      await this.store.remove(manager, post.id);
    });
  }

  /** Out of the bin. A post that is not there is left as it is. What was to be published meanwhile is a draft again. */
  async restore(id: string): Promise<TaggedPost<AdminPost>> {
    return this.store.transaction(async (manager) => {
      const { post, now } = await this.stored.lock(manager, id);
      if (post.deletedAt) {
        if (post.deletedAt <= restorableSince()) throw notFound();
        const isPast = post.state === 'scheduled' && post.date <= now;
        Object.assign(post, { deletedAt: null, state: isPast ? 'draft' : post.state });
        await this.store.save(manager, post);
      }
      return this.stored.answer(manager, post.id);
    });
  }

  /** Removes for good what can no longer be brought back, and the keys of yesterday's requests. */
  async removeExpired(): Promise<void> {
    await this.store.removeDeletedBefore(restorableSince());
    await this.idempotency.removeExpired();
  }
}

function restorableSince(): Date {
  const oldest = new Date();
  oldest.setDate(oldest.getDate() - RESTORE_DAYS);
  return oldest;
}
