import { createHash } from 'node:crypto';
import { BadRequestException, GoneException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { TaggedPost } from '../etag.js';
import type { AdminPost } from '../read/admin-post.dto.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import type { PostBody } from './post.dto.js';
import { PostStoreRepository } from './post-store.repository.js';
import { PostWritesService } from './post-writes.service.js';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;

/** The key that a client has chosen for one POST. Throws 400 when it is not valid. */
export function readIdempotencyKey(header: string): string {
  if (!IDEMPOTENCY_KEY.test(header)) {
    throw new BadRequestException('The Idempotency-Key must have 1 to 100 visible ASCII characters.');
  }
  return header;
}

/** Creates a post only once, however often the request with its key is sent. */
@Injectable()
export class IdempotentPosts {
  constructor(
    private readonly store: PostStoreRepository,
    private readonly writes: PostWritesService,
    private readonly idempotency: IdempotencyRepository<TaggedPost<AdminPost>>,
  ) {}

  /**
   * Creates a post. If a request with this key was answered before, it returns the same answer and creates nothing.
   * Throws 422 when that request had another body, and 410 when its post has been removed for good since.
   */
  async create(body: PostBody, key: string): Promise<TaggedPost<AdminPost>> {
    const digest = digestOf(body);
    const before = await this.answered(key, digest);
    if (before) return before;

    const store = await this.writes.prepareNew(body);
    const created = await this.store.transaction(async (manager) => {
      if (!(await this.idempotency.claim(manager, key, digest))) return undefined;
      const answer = await store(manager);
      await this.idempotency.keep(manager, key, answer);
      return answer;
    });
    const answer = created ?? (await this.answered(key, digest));
    if (!answer) throw new Error('An idempotency key is taken but has no answer');
    return answer;
  }

  private async answered(key: string, digest: string): Promise<TaggedPost<AdminPost> | undefined> {
    const kept = await this.idempotency.find(key);
    if (kept && kept.digest !== digest) {
      throw new UnprocessableEntityException(
        'This Idempotency-Key was used for another post. Please send a new one.',
      );
    }
    if (kept?.answer === null) throw new GoneException('This post has been deleted permanently.');
    return kept?.answer;
  }
}

/**
 * The same for equal bodies, whatever the order of their fields. Fields that were added to the API later count only
 * when they are sent, so that stored digests still match.
 */
function digestOf({
  title,
  content,
  excerpt,
  author,
  category,
  image,
  imageAlt,
  ...later
}: PostBody): string {
  const { state, date, focus } = later;
  const fields = [title, content, excerpt, author, category, image, imageAlt];
  const sent = Object.entries({ state, date, focus }).filter(([, value]) => value !== undefined);
  return createHash('sha256')
    .update(JSON.stringify([...fields, ...sent]))
    .digest('hex');
}
