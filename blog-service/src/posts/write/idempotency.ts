import { createHash } from 'node:crypto';
import { BadRequestException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewPost } from './post.dto.js';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;
/** For how long a repeated request with the same key makes no other post. */
const KEPT = '1 day';
export const IS_KEPT = `created_at > now() - interval '${KEPT}'`;

/**
 * Lets a request with a key make one post only, however often it is sent: claims the key for a post, or answers the id of the one that it
 * has made. While another request with the key runs, in any replica, this waits until it ends; the key is free again if that failed.
 * Throws 422 when the key was sent with another body.
 */
export async function claim(
  manager: EntityManager,
  key: string,
  body: NewPost,
  id: string,
): Promise<string | undefined> {
  if (!IDEMPOTENCY_KEY.test(key))
    throw new BadRequestException('The Idempotency-Key must have 1 to 100 visible ASCII characters.');
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const claimed: unknown[] = await manager.query(
    `INSERT INTO idempotency_key AS kept (key, body_digest, answer) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO UPDATE
     SET body_digest = excluded.body_digest, answer = excluded.answer, created_at = excluded.created_at
     WHERE NOT kept.${IS_KEPT} RETURNING key`,
    [key, digest, { post: { _id: id } }],
  );
  if (claimed.length > 0) return undefined;
  const [kept]: [{ id: string; isSame: boolean }] = await manager.query(
    `SELECT coalesce(answer->'post'->>'_id', '') AS id, body_digest = $2 AS "isSame" FROM idempotency_key WHERE key = $1`,
    [key, digest],
  );
  if (kept.isSame) return kept.id;
  throw new UnprocessableEntityException(
    'This Idempotency-Key was used for another post. Please send a new one.',
  );
}
