import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { DUE, ITS_DATE_HAS_COME, STATE_NOW } from '../../visible.js';
import { Post } from '../post.entity.js';
import type { PostState } from '../post-state.js';
import { type PostRow, STORED_SUMMARY } from '../read/posts.repository.js';
import { picturesOf, type StoredText } from '../text/post-text.js';

/** Posts that can no longer be restored from the bin. The clean-up removes them permanently. */
const EXPIRED = `deleted_at <= now() - interval '30 days'`;
/** Finds a post by its id, or by one that it had before it got its public id. */
const HAS_ID = '(id = $1 OR earlier_ids @> ARRAY[$1::text])';

type KeptByDatabase = 'picture' | 'version' | 'titleWords' | 'allWords';

/** Edits of a post that visitors do not see. */
export interface ChangesRow {
  /** A new random value with each save. */
  changesVersion: string;
  changes: StoredText;
  saved: Date;
}

/** A post as the administrator sees it, as it is at the moment `now`. The database's clock decides, not a replica's. */
export type AdminRow = PostRow &
  Pick<Post, 'wasPublic' | 'earlierIds' | 'pictureKeys'> & {
    state: PostState;
    deletedAt: Date | null;
    now: Date;
  } & (ChangesRow | { [Key in keyof ChangesRow]: null });

/**
 * All SQL that writes posts, or reads them in order to write. A method with an `EntityManager` runs in that manager's
 * transaction.
 */
@Injectable()
export class PostStoreRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  /** The database's clock, for a post that is not stored yet. */
  async now(manager: EntityManager): Promise<Date> {
    const [{ now }]: [{ now: Date }] = await manager.query('SELECT now()');
    return now;
  }

  /** Finds a post in any state, by any id that it has or had. */
  async find(id: string, manager = this.dataSource.manager): Promise<AdminRow | undefined> {
    const [row]: AdminRow[] = await manager.query(
      `SELECT ${STORED_SUMMARY}, content, image_alt AS "imageAlt", updated, post.version, ${STATE_NOW} AS state,
         was_public OR state = 'scheduled' AND ${ITS_DATE_HAS_COME} AS "wasPublic", earlier_ids AS "earlierIds",
         post.picture_keys AS "pictureKeys", deleted_at AS "deletedAt", now() AS now,
         post_changes.version AS "changesVersion", text AS changes, saved
       FROM post LEFT JOIN post_changes ON post_id = id
       WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1`,
      [id],
    );
    return row;
  }

  /** Whether there is a post with this id, also in the bin. */
  exists(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Post, { id });
  }

  /** Finds a post in any state, by any id that it has or had, and locks it until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<AdminRow | undefined> {
    await manager.query(`SELECT FROM post WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1 FOR UPDATE`, [id]);
    // A query of its own: the first one would join the changes as they were before it waited.
    return this.find(id, manager);
  }

  /** Changes a post, and its version. With a new id, its changes and revisions follow. */
  async update(manager: EntityManager, id: string, fields: Partial<Omit<Post, KeptByDatabase>>) {
    await manager.update(Post, { id }, fields);
  }

  /** Takes a post out of the bin, unless it is too late. A scheduled one whose date has passed becomes a draft. */
  async restore(manager: EntityManager, id: string): Promise<boolean> {
    const [, restored]: [unknown, number] = await manager.query(
      `UPDATE post SET deleted_at = NULL, version = version + 1,
         state = CASE WHEN state = 'scheduled' AND ${ITS_DATE_HAS_COME} THEN 'draft' ELSE state END
       WHERE id = $1 AND NOT ${EXPIRED}`,
      [id],
    );
    return restored > 0;
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await removeWhere(manager, 'id = $1', [id]);
  }

  async removeExpired(): Promise<void> {
    await removeWhere(this.dataSource.manager, EXPIRED);
  }

  async saveChanges(manager: EntityManager, id: string, text: StoredText): Promise<void> {
    await manager.query(
      `INSERT INTO post_changes (post_id, version, text, picture_keys, saved)
       VALUES ($1, gen_random_uuid(), $2, $3, now())
       ON CONFLICT (post_id) DO UPDATE SET version = excluded.version, text = excluded.text,
         picture_keys = excluded.picture_keys, saved = excluded.saved`,
      [id, JSON.stringify(text), picturesOf(text)],
    );
  }

  async dropChanges(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM post_changes WHERE post_id = $1', [id]);
  }

  async hasDue(): Promise<boolean> {
    const due: unknown[] = await this.dataSource.query(`SELECT FROM post WHERE ${DUE} LIMIT 1`);
    return due.length > 0;
  }

  /**
   * Publishes posts that are due, so that the counters include them. The version stays the same, because the owner has
   * changed nothing and her next save must not fail.
   */
  async publishDue(manager: EntityManager): Promise<void> {
    await manager.query(`UPDATE post SET state = 'published', was_public = true WHERE ${DUE}`);
  }
}

/**
 * Removes posts with their history and their text in the answers of idempotency keys. The keys stay, so that a request
 * that is repeated does not create the post again.
 */
async function removeWhere(manager: EntityManager, condition: string, values: unknown[] = []): Promise<void> {
  await manager.query(
    `WITH removed AS (DELETE FROM post WHERE ${condition} RETURNING id, earlier_ids)
     UPDATE idempotency_key SET answer = NULL FROM removed
     WHERE answer->'post'->>'_id' = ANY (earlier_ids || id::text)`,
    values,
  );
}
