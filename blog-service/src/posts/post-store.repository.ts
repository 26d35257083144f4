import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { inOneReplica } from '../replicas.js';
import { DUE, STATE_NOW } from '../visible.js';
import { Post } from './post.entity.js';
import type { PostState } from './post-state.js';
import type { StoredText } from './post-text.js';
import { type PostRow, SUMMARY } from './posts.repository.js';

const SCHEDULE_LOCK = 3006;
/** Has it, or had it before it got its public one. */
const HAS_ID = '(id = $1 OR earlier_ids @> ARRAY[$1::text])';

type KeptByDatabase = 'picture' | 'deletedAt' | 'version' | 'titleWords' | 'allWords';
type NewPost = Omit<Post, KeptByDatabase>;

/** Edits of a post that visitors do not see. */
export interface ChangesRow {
  /** Made up with each save. */
  changesVersion: string;
  changes: StoredText;
  saved: Date;
}

/** A post as the administrator sees it; its state is that of this moment. */
export type AdminRow = PostRow & { state: PostState; deletedAt: Date | null } & (
    | ChangesRow
    | { [Key in keyof ChangesRow]: null }
  );

/** All SQL that writes posts, and reads them for that. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class PostStoreRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  /** What visitors see depends on the database's clock, whatever that of a replica says. */
  async now(manager: EntityManager): Promise<Date> {
    const [{ now }]: [{ now: Date }] = await manager.query('SELECT now()');
    return now;
  }

  /** Whatever its state, by any id that it has had. */
  async find(id: string, manager = this.dataSource.manager): Promise<AdminRow | undefined> {
    const [row]: AdminRow[] = await manager.query(
      `SELECT ${SUMMARY}, content, image_alt AS "imageAlt", updated, post.version, ${STATE_NOW} AS state,
         deleted_at AS "deletedAt", post_changes.version AS "changesVersion", text AS changes, saved
       FROM post LEFT JOIN post_changes ON post_id = id
       WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1`,
      [id],
    );
    return row;
  }

  /** Deleted posts count as well. */
  exists(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Post, { id });
  }

  /** The post, whatever its state, by any id that it has had, locked until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<Post | null> {
    const [row]: { id: string }[] = await manager.query(
      `SELECT id FROM post WHERE ${HAS_ID} ORDER BY id = $1 DESC LIMIT 1 FOR UPDATE`,
      [id],
    );
    return row ? manager.findOneBy(Post, { id: row.id }) : null;
  }

  async insert(manager: EntityManager, fields: NewPost): Promise<void> {
    await manager.insert(Post, fields);
  }

  save(manager: EntityManager, post: Post): Promise<Post> {
    return manager.save(post);
  }

  /** Gives the post its public id; what belongs to it follows, and the earlier id goes on working. */
  async rename(manager: EntityManager, post: Post, id: string): Promise<void> {
    const earlierIds = [...post.earlierIds, post.id];
    await manager.query('UPDATE post SET id = $2, earlier_ids = $3 WHERE id = $1', [post.id, id, earlierIds]);
    Object.assign(post, { id, earlierIds });
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Post, { id });
  }

  async removeDeletedBefore(date: Date): Promise<void> {
    await this.dataSource.manager.delete(Post, { deletedAt: LessThan(date) });
  }

  async saveChanges(
    manager: EntityManager,
    id: string,
    { text, pictureKeys }: { text: StoredText; pictureKeys: string[] },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO post_changes (post_id, version, text, picture_keys, saved)
       VALUES ($1, gen_random_uuid(), $2, $3, now())
       ON CONFLICT (post_id) DO UPDATE SET version = excluded.version, text = excluded.text,
         picture_keys = excluded.picture_keys, saved = excluded.saved`,
      [id, JSON.stringify(text), pictureKeys],
    );
  }

  async dropChanges(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM post_changes WHERE post_id = $1', [id]);
  }

  /**
   * Publishes what is due, so that the counters say it, too. Nobody's save is disturbed: the version stays, as the owner
   * has changed nothing.
   */
  async publishDue(): Promise<void> {
    const due: unknown[] = await this.dataSource.query(`SELECT FROM post WHERE ${DUE} LIMIT 1`);
    if (due.length === 0) return;
    await inOneReplica(this.dataSource, SCHEDULE_LOCK, async (manager) => {
      await manager.query(`UPDATE post SET state = 'published', was_public = true WHERE ${DUE}`);
    });
  }
}
