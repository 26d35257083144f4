import { Injectable, NotFoundException } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import type { TaggedPost } from '../etag.js';
import type { AdminPost, Revision, RevisionSummary } from '../read/admin-post.dto.js';
import { toRevision, toRevisionSummary } from '../read/admin-post.mapper.js';
import { picturesOf } from '../text/post-text.js';
import { PostStoreRepository } from '../write/post-store.repository.js';
import { checkUnchanged, replacedBy, StoredPosts } from '../write/stored-posts.service.js';
import { HistoryService } from './history.service.js';
import { type RevisionRow, RevisionsRepository } from './revisions.repository.js';

/** Earlier texts of posts, for the administrator. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly revisions: RevisionsRepository,
    private readonly store: PostStoreRepository,
    private readonly stored: StoredPosts,
    private readonly history: HistoryService,
    private readonly categories: CategoriesService,
  ) {}

  async list(id: string): Promise<RevisionSummary[]> {
    const post = await this.stored.find(id);
    return (await this.revisions.list(post.id)).map(toRevisionSummary);
  }

  async one(id: string, n: string): Promise<Revision> {
    const post = await this.stored.find(id);
    return toRevision(found(await this.revisions.find(post.id, numberOf(n))));
  }

  /**
   * Restores a revision. In a draft it replaces the text. In any other post it becomes unpublished changes, so that
   * visitors see nothing of it before the post is updated.
   */
  restore(id: string, n: string, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    return this.stored.change(id, async ({ manager, row }) => {
      const { id: postId, now } = row;
      const revision = found(await this.revisions.find(postId, numberOf(n), manager));
      checkUnchanged(row, ifMatch);
      const category = await this.categories.named(manager, revision.text.category);
      const text = { ...revision.text, category };
      const pictureKeys = picturesOf(text);
      await this.history.keepReplaced(manager, postId, replacedBy(row), now);
      if (row.state === 'draft') {
        await this.store.update(manager, postId, { ...text, pictureKeys, updated: now });
      } else {
        await this.store.saveChanges(manager, postId, { text, pictureKeys });
      }
      await this.history.keep(manager, postId, { text, reason: 'restored', date: now });
    });
  }
}

function numberOf(n: string): number {
  if (!/^[1-9]\d{0,8}$/.test(n)) throw noRevision();
  return Number(n);
}

function found(revision: RevisionRow | undefined): RevisionRow {
  if (!revision) throw noRevision();
  return revision;
}

function noRevision(): NotFoundException {
  return new NotFoundException('There is no such version of this post.');
}
