import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StoredText } from './post-text.js';
import type { RevisionReason } from './revision.js';
import { RevisionsRepository } from './revisions.repository.js';
import { superfluous } from './thinning.js';

const WRITING_EVERY_MS = 10 * 60 * 1000;

/** A text that is about to be replaced. */
interface Replaced {
  text: StoredText;
  /** When it was saved. */
  saved: Date;
}

/** Keeps what posts once were. Each method is called with the post locked. */
@Injectable()
export class HistoryService {
  constructor(private readonly revisions: RevisionsRepository) {}

  /** A text that the owner has published, updated or brought back. */
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
    const old = superfluous(await this.revisions.dates(manager, postId), date);
    if (old.length > 0) await this.revisions.remove(manager, postId, old);
  }

  /** While she writes: what was there, unless something was kept less than ten minutes ago. */
  async keepOfWriting(manager: EntityManager, postId: string, replaced: Replaced, now: Date): Promise<void> {
    const newest = await this.revisions.newest(manager, postId);
    if (!newest || now.getTime() - newest.date.getTime() >= WRITING_EVERY_MS) {
      await this.keepReplaced(manager, postId, replaced, now);
    }
  }

  /** Keeps what is about to be replaced, unless it is kept already. Without any revision yet, it counts as what was published. */
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
