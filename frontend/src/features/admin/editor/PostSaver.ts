import type { PostBody } from '../../blog/types';
import { ApiError, isOutcomeUnknown } from '../api/errors';
import { createPost, updatePost } from '../api/posts';
import type { UploadOptions } from '../api/request';
import { randomUuid } from '../randomUuid';

const KEY_USED = 422;
const EARLIER_TEXT_SAVED =
  'An earlier text of this post has been saved already: see the list. Save again to store this text as another post.';

interface Target {
  /** Null for a new post. */
  postId: string | null;
  /** Names the version that was edited. */
  etag: string | null;
}

/** Saves one post. However often a new one has to be sent, it is stored once. */
export class PostSaver {
  /** What was sent and may be stored although nobody knows: see `isOutcomeUnknown`. */
  #unconfirmed: PostBody | null = null;

  constructor(public idempotencyKey = randomUuid()) {}

  async save({ postId, etag }: Target, body: PostBody, upload: UploadOptions): Promise<void> {
    if (postId !== null) {
      await updatePost(postId, body, etag ?? '*', upload);
      return;
    }
    const earlier = this.#unconfirmed;
    if (!earlier || JSON.stringify(earlier) === JSON.stringify(body)) {
      await this.#create(body, upload);
      return;
    }
    // A key belongs to one text: the earlier one is stored or found, and then changed.
    const { post } = await this.#create(earlier, upload);
    await updatePost(post._id, body, '*', upload);
  }

  async #create(body: PostBody, upload: UploadOptions) {
    try {
      return await createPost(body, this.idempotencyKey, upload);
    } catch (error) {
      if (isOutcomeUnknown(error)) this.#unconfirmed = body;
      else if (error instanceof ApiError) {
        this.#unconfirmed = null;
        if (error.status === KEY_USED) {
          // For another text, before the page was loaded again: this one can only be a post of its own.
          this.idempotencyKey = randomUuid();
          throw new ApiError(EARLIER_TEXT_SAVED, KEY_USED);
        }
      }
      throw error;
    }
  }
}
