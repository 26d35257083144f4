import { createHash } from 'node:crypto';
import { BadRequestException, GoneException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Tagged } from '../../http-cache.js';
import type { TaggedPost } from '../etag.js';
import type { AdminPost } from '../read/answers.js';
import type { PostBody } from './post.dto.js';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;
/** For how long a repeated request with the same key gets the first answer. */
const KEPT = '1 day';

/** Lets a request with a key be carried out only once, however often it is sent. */
@Injectable()
export class Idempotency {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does the work that `prepare` returns, in a transaction. If a request with this key was answered before, it returns the
   * same answer and does nothing. Throws 400 when the key is not valid, 422 when that request had another body, and 410 when
   * its post has been removed for good since.
   */
  async once(
    key: string,
    body: PostBody,
    prepare: () => Promise<(manager: EntityManager) => Promise<TaggedPost>>,
  ): Promise<TaggedPost> {
    if (!IDEMPOTENCY_KEY.test(key)) {
      throw new BadRequestException('The Idempotency-Key must have 1 to 100 visible ASCII characters.');
    }
    const digest = digestOf(body);
    const before = await this.answered(key, digest);
    if (before) return before;

    const work = await prepare();
    const done = await this.dataSource.transaction(async (manager) => {
      if (!(await claim(manager, key, digest))) return undefined;
      const answer = await work(manager);
      const values = [key, JSON.stringify({ post: answer.body, etag: answer.etag })];
      await manager.query('UPDATE idempotency_key SET answer = $2 WHERE key = $1', values);
      return answer;
    });
    const answer = done ?? (await this.answered(key, digest));
    if (!answer) throw new Error('An idempotency key is taken but has no answer');
    return answer;
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM idempotency_key WHERE created_at <= now() - interval '${KEPT}'`);
  }

  private async answered(key: string, digest: string): Promise<TaggedPost | undefined> {
    // Moments in it are text already, as in the answer that was sent.
    const [kept]: { digest: string; answer: { post: AdminPost; etag: string } | null }[] =
      await this.dataSource.query(
        `SELECT body_digest AS digest, answer FROM idempotency_key
       WHERE key = $1 AND created_at > now() - interval '${KEPT}'`,
        [key],
      );
    if (kept && kept.digest !== digest) {
      throw new UnprocessableEntityException(
        'This Idempotency-Key was used for another post. Please send a new one.',
      );
    }
    if (kept?.answer === null) throw new GoneException('This post has been deleted permanently.');
    return kept && new Tagged(kept.answer.post, kept.answer.etag);
  }
}

/**
 * Claims the key, unless another request has it. While that request is still running, in any replica, this waits until it
 * ends. The key is free again if that request failed.
 */
async function claim(manager: EntityManager, key: string, digest: string): Promise<boolean> {
  const claimed: unknown[] = await manager.query(
    `INSERT INTO idempotency_key AS kept (key, body_digest) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET body_digest = excluded.body_digest, created_at = excluded.created_at
     WHERE kept.created_at <= now() - interval '${KEPT}'
     RETURNING key`,
    [key, digest],
  );
  return claimed.length > 0;
}

/** The same for a body that is sent again. */
const digestOf = (body: PostBody): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
