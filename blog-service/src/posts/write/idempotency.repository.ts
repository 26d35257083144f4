import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** For how long a repeated request with the same key gets the first answer. */
const KEPT = '1 day';

/** The stored answer to a POST with a key. */
export interface KeptAnswer<Answer> {
  /** The digest of the request body. */
  digest: string;
  /** Null when the post has been removed for good since. */
  answer: Answer | null;
}

/** Idempotency keys of posts. A method with an `EntityManager` runs in that manager's transaction. */
@Injectable()
export class IdempotencyRepository<Answer> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find(key: string): Promise<KeptAnswer<Answer> | undefined> {
    const [row]: KeptAnswer<Answer>[] = await this.dataSource.query(
      `SELECT body_digest AS digest, answer FROM idempotency_key
       WHERE key = $1 AND created_at > now() - interval '${KEPT}'`,
      [key],
    );
    return row;
  }

  /**
   * Claims the key, unless another request has it. While that request is still running, in any replica, this waits
   * until it ends. The key is free again if that request failed.
   */
  async claim(manager: EntityManager, key: string, digest: string): Promise<boolean> {
    const claimed: unknown[] = await manager.query(
      `INSERT INTO idempotency_key AS kept (key, body_digest) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET body_digest = excluded.body_digest, created_at = excluded.created_at
       WHERE kept.created_at <= now() - interval '${KEPT}'
       RETURNING key`,
      [key, digest],
    );
    return claimed.length > 0;
  }

  async keep(manager: EntityManager, key: string, answer: Answer): Promise<void> {
    await manager.query('UPDATE idempotency_key SET answer = $2 WHERE key = $1', [
      key,
      JSON.stringify(answer),
    ]);
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM idempotency_key WHERE created_at <= now() - interval '${KEPT}'`);
  }
}
