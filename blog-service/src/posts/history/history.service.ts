import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StoredText } from '../text/post-text.js';
import type { RevisionReason } from './revision.js';
import { RevisionsRepository } from './revisions.repository.js';
import { revisionsToRemove } from './thinning.js';

const WRITING_EVERY_MS = 10 * 60 * 1000;

/** A text that is about to be overwritten. */
interface Replaced {
  text: StoredText;
  /** When the text was saved. */
  saved: Date;
}

/** Keeps earlier texts of posts as revisions. Each method must be called with the post locked. */
@Injectable()
export class HistoryService {
  constructor(private readonly revisions: RevisionsRepository) {}

  /** Keeps a text as a revision, unless it is an update that changes nothing. Removes revisions that are too many. */
  async keep(
    manager: EntityManager,
    postId: string,
    { text, reason, date }: { text: StoredText; reason: RevisionReason; date: Date },
  ): Promise<void> {
    if (reason === 'updated') {
      const newest = await this.revisions.newest(manager, postId);
      if (isDeepStrictEqual(newest?.text, text)) return;
    }
    const n = await this.revisions.add(manager, postId, { text, reason, date });
    if (n === 1) return;
    const old = revisionsToRemove(await this.revisions.dates(manager, postId), date);
    if (old.length > 0) await this.revisions.remove(manager, postId, old);
  }

  /**
   * Called before a save overwrites a text. Keeps that text, unless a revision was kept less than ten minutes ago. After a
   * conflict the text may be another device's, so it is always kept.
   */
  async keepOfWriting(manager: EntityManager, postId: string, replaced: Replaced, now: Date): Promise<void> {
    const newest = await this.revisions.newest(manager, postId);
    const isDue = !newest || now.getTime() - newest.date.getTime() >= WRITING_EVERY_MS;
    const isContested = newest?.reason === 'conflict';
    if (isDue || (isContested && !(await this.revisions.has(manager, postId, replaced.text)))) {
      await this.keepReplaced(manager, postId, replaced, now);
    }
  }

  /** Called when a save is refused because another device has saved: the owner will take one of the two texts. Keeps both. */
  async keepBoth(
    manager: EntityManager,
    postId: string,
    { stored, refused }: { stored: Replaced; refused: StoredText },
    now: Date,
  ): Promise<void> {
    if (!(await this.revisions.has(manager, postId, stored.text))) {
      await this.keepReplaced(manager, postId, stored, now);
    }
    if (!(await this.revisions.has(manager, postId, refused))) {
      await this.keep(manager, postId, { text: refused, reason: 'conflict', date: now });
    }
  }

  /**
   * Keeps a text that is about to be overwritten, unless it is kept already. If the post has no revision yet, the text
   * is kept as the published one.
   */
  async keepReplaced(
    manager: EntityManager,
    postId: string,
    { text, saved }: Replaced,
    now: Date,
  ): Promise<void> {
    const newest = await this.revisions.newest(manager, postId);
    if (isDeepStrictEqual(newest?.text, text)) return;
    const fate = newest
      ? { reason: 'writing' as const, date: now }
      : { reason: 'published' as const, date: saved };
    await this.keep(manager, postId, { text, ...fate });
  }
}
