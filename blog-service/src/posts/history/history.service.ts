import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { picturesOf, type StoredText } from '../text/post-text.js';
import type { RevisionReason } from './revision.js';
import { revisionsToRemove } from './thinning.js';

const WRITING_EVERY_MS = 10 * 60 * 1000;

export interface RevisionRow {
  n: number;
  date: Date;
  reason: RevisionReason;
  text: StoredText;
}

/** A text that is about to be overwritten. */
interface Replaced {
  text: StoredText;
  /** When the text was saved. */
  saved: Date;
}

const REVISION = 'SELECT n, date, reason, text FROM post_revision WHERE post_id = $1';

/** Keeps earlier texts of posts as revisions. What has a manager runs in its transaction, with the post locked. */
@Injectable()
export class HistoryService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The revisions of a post, newest first. */
  list(postId: string): Promise<(Omit<RevisionRow, 'text'> & { title: string })[]> {
    return this.dataSource.query(
      `SELECT n, date, reason, text->>'title' AS title FROM post_revision WHERE post_id = $1 ORDER BY n DESC`,
      [postId],
    );
  }

  async find(
    postId: string,
    n: number | undefined,
    manager = this.dataSource.manager,
  ): Promise<RevisionRow | undefined> {
    const [row]: RevisionRow[] = await manager.query(`${REVISION} AND n = $2`, [postId, n]);
    return row;
  }

  /** Keeps a text as a revision, unless it is an update that changes nothing. Removes revisions that are too many. */
  async keep(
    manager: EntityManager,
    postId: string,
    { text, reason, date }: Omit<RevisionRow, 'n'>,
  ): Promise<void> {
    if (reason === 'updated' && isDeepStrictEqual((await newest(manager, postId))?.text, text)) return;
    const [{ n }]: [{ n: number }] = await manager.query(
      `INSERT INTO post_revision (post_id, n, date, reason, text, picture_keys)
       SELECT $1::text, coalesce(max(n), 0) + 1, $2::timestamptz, $3::text, $4::jsonb, $5::text[]
       FROM post_revision WHERE post_id = $1::text RETURNING n`,
      [postId, date, reason, JSON.stringify(text), picturesOf(text)],
    );
    if (n === 1) return;
    const kept = await manager.query('SELECT n, date FROM post_revision WHERE post_id = $1', [postId]);
    const old = revisionsToRemove(kept, date);
    await manager.query('DELETE FROM post_revision WHERE post_id = $1 AND n = ANY($2)', [postId, old]);
  }

  /**
   * Called before a save overwrites a text. Keeps that text, unless a revision was kept less than ten minutes ago. After a
   * conflict the text may be another device's, so it is always kept.
   */
  async keepOfWriting(manager: EntityManager, postId: string, replaced: Replaced, now: Date): Promise<void> {
    const last = await newest(manager, postId);
    const isDue = !last || now.getTime() - last.date.getTime() >= WRITING_EVERY_MS;
    const isContested = last?.reason === 'conflict';
    if (isDue || (isContested && !(await isKept(manager, postId, replaced.text)))) {
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
    if (!(await isKept(manager, postId, stored.text))) await this.keepReplaced(manager, postId, stored, now);
    if (!(await isKept(manager, postId, refused))) {
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
    const last = await newest(manager, postId);
    if (isDeepStrictEqual(last?.text, text)) return;
    const fate = last
      ? { reason: 'writing' as const, date: now }
      : { reason: 'published' as const, date: saved };
    await this.keep(manager, postId, { text, ...fate });
  }
}

async function newest(manager: EntityManager, postId: string): Promise<RevisionRow | undefined> {
  const [row]: RevisionRow[] = await manager.query(`${REVISION} ORDER BY n DESC LIMIT 1`, [postId]);
  return row;
}

/** Whether any revision of the post has this text. */
async function isKept(manager: EntityManager, postId: string, text: StoredText): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'SELECT FROM post_revision WHERE post_id = $1 AND text = $2::jsonb LIMIT 1',
    [postId, JSON.stringify(text)],
  );
  return rows.length > 0;
}
