import { createHash } from 'node:crypto';
import { BadRequestException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { NewPost } from './post.dto.js';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;
/** For how long a repeated request with the same key makes no other post. */
const KEPT = '1 day';
export const IS_KEPT = `created_at > now() - interval '${KEPT}'`;

/** Lets a request with a key make one post only, however often it is sent. */
@Injectable()
export class Idempotency {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of the post that a request with this key has made. Throws 422 when that request had another body. */
  async madeBy(key: string, body: NewPost): Promise<string | undefined> {
    if (!IDEMPOTENCY_KEY.test(key)) {
      throw new BadRequestException('The Idempotency-Key must have 1 to 100 visible ASCII characters.');
    }
    const [kept]: { id: string; isSame: boolean }[] = await this.dataSource.query(
      `SELECT coalesce(answer->'post'->>'_id', '') AS id, body_digest = $2 AS "isSame"
       FROM idempotency_key WHERE key = $1 AND ${IS_KEPT}`,
      [key, digestOf(body)],
    );
    if (kept && !kept.isSame) {
      throw new UnprocessableEntityException(
        'This Idempotency-Key was used for another post. Please send a new one.',
      );
    }
    return kept?.id;
  }

  /**
   * Claims the key for a post, unless another request has it. While that request is still running, in any replica, this waits until
   * it ends. The key is free again if that request failed.
   */
  async claim(manager: EntityManager, key: string, body: NewPost, id: string): Promise<boolean> {
    const claimed: unknown[] = await manager.query(
      `INSERT INTO idempotency_key AS kept (key, body_digest, answer) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE
       SET body_digest = excluded.body_digest, answer = excluded.answer, created_at = excluded.created_at
       WHERE NOT kept.${IS_KEPT} RETURNING key`,
      [key, digestOf(body), { post: { _id: id } }],
    );
    return claimed.length > 0;
  }
}

/** The same for a body that is sent again. */
const digestOf = (body: NewPost): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
