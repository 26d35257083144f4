import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { picturesOf, type StoredText } from '../text/post-text.js';
import type { RevisionReason } from './revision.js';

export interface RevisionRow {
  n: number;
  date: Date;
  reason: RevisionReason;
  text: StoredText;
}

/** All SQL on revisions of posts. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class RevisionsRepository {
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
    n: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<RevisionRow | undefined> {
    const [row]: RevisionRow[] = await manager.query(
      'SELECT n, date, reason, text FROM post_revision WHERE post_id = $1 AND n = $2',
      [postId, n],
    );
    return row;
  }

  async newest(manager: EntityManager, postId: string): Promise<RevisionRow | undefined> {
    const [row]: RevisionRow[] = await manager.query(
      'SELECT n, date, reason, text FROM post_revision WHERE post_id = $1 ORDER BY n DESC LIMIT 1',
      [postId],
    );
    return row;
  }

  /** Whether any revision of the post has this text. */
  async has(manager: EntityManager, postId: string, text: StoredText): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT FROM post_revision WHERE post_id = $1 AND text = $2::jsonb LIMIT 1',
      [postId, JSON.stringify(text)],
    );
    return rows.length > 0;
  }

  async dates(manager: EntityManager, postId: string): Promise<{ n: number; date: Date }[]> {
    return manager.query('SELECT n, date FROM post_revision WHERE post_id = $1', [postId]);
  }

  /** Must be called with the post locked. Returns the number of the new revision. */
  async add(
    manager: EntityManager,
    postId: string,
    { date, reason, text }: Omit<RevisionRow, 'n'>,
  ): Promise<number> {
    const [{ n }]: [{ n: number }] = await manager.query(
      `INSERT INTO post_revision (post_id, n, date, reason, text, picture_keys)
       SELECT $1::text, coalesce(max(n), 0) + 1, $2::timestamptz, $3::text, $4::jsonb, $5::text[]
       FROM post_revision WHERE post_id = $1::text RETURNING n`,
      [postId, date, reason, JSON.stringify(text), picturesOf(text)],
    );
    return n;
  }

  async remove(manager: EntityManager, postId: string, numbers: number[]): Promise<void> {
    await manager.query('DELETE FROM post_revision WHERE post_id = $1 AND n = ANY($2)', [postId, numbers]);
  }
}
