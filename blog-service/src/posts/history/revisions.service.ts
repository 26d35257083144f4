import { Injectable, NotFoundException } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { readNumber } from '../../describe.js';
import type { TaggedPost } from '../etag.js';
import type { AdminPost, Revision, RevisionSummary } from '../read/answers.js';
import { toRevision, toRevisionSummary } from '../read/post.mapper.js';
import { picturesOf } from '../text/post-text.js';
import { PostStoreRepository } from '../write/post-store.repository.js';
import { checkUnchanged, replacedBy, StoredPosts } from '../write/stored-posts.service.js';
import { HistoryService, type RevisionRow } from './history.service.js';

/** Earlier texts of posts, for the administrator. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly store: PostStoreRepository,
    private readonly stored: StoredPosts,
    private readonly history: HistoryService,
    private readonly categories: CategoriesService,
  ) {}

  async list(id: string): Promise<RevisionSummary[]> {
    const post = await this.stored.find(id);
    return (await this.history.list(post.id)).map(toRevisionSummary);
  }

  async one(id: string, n: string): Promise<Revision> {
    const post = await this.stored.find(id);
    return toRevision(found(await this.history.find(post.id, readNumber(n))));
  }

  /**
   * Restores a revision. In a draft it replaces the text. In any other post it becomes unpublished changes, so that
   * visitors see nothing of it before the post is updated.
   */
  restore(id: string, n: string, ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    return this.stored.change(id, async ({ manager, row }) => {
      const { id: postId, now } = row;
      const revision = found(await this.history.find(postId, readNumber(n), manager));
      checkUnchanged(row, ifMatch);
      const category = await this.categories.named(manager, revision.text.category);
      const text = { ...revision.text, category };
      await this.history.keepReplaced(manager, postId, replacedBy(row), now);
      if (row.state === 'draft') {
        await this.store.update(manager, postId, { ...text, pictureKeys: picturesOf(text), updated: now });
      } else {
        await this.store.saveChanges(manager, postId, text);
      }
      await this.history.keep(manager, postId, { text, reason: 'restored', date: now });
    });
  }
}

function found(revision: RevisionRow | undefined): RevisionRow {
  if (!revision) throw new NotFoundException('There is no such version of this post.');
  return revision;
}
