import type { PostBody } from '../../shared/post/types';
import { ApiError, isOutcomeUnknown } from '../api/errors';
import { createPost, dropChanges, type EditablePost, readPost, saveChanges, updatePost } from '../api/posts';
import { randomId } from '../randomId';
import type { readFromDevice } from '../saving/device';
import { type Remote, Saver, type Saving } from '../saving/Saver';
import { emptyValues, isEmpty, type PostValues, saySame, textToSend, valuesOf } from './postValues';

interface StoredPost {
  content: PostValues;
  /** Null until a new post is stored for the first time. */
  stored: EditablePost | null;
  savedAt: Date | null;
}

export type PostSaving = Saving<PostValues, StoredPost>;
type PostCopy = NonNullable<ReturnType<typeof readFromDevice<PostValues>>>;

/** What is missing here stays as it is. */
export type Goal = Pick<PostBody, 'state' | 'date'>;

const KEY_USED = 422;

export const deviceKey = (postId: string | null) => `adminDraft:${postId ?? 'new'}`;

/** One post: saved as a draft or as unpublished edits while it is written, and what the owner does with it as a whole. */
export class SavedPost {
  readonly saver: Saver<PostValues, StoredPost>;
  /** With it a new post is stored once, however often it is sent. */
  #idempotencyKey = randomId();
  /** The body that was sent with that key, while its answer is missing: it may have been stored. */
  #unconfirmed: PostBody | null = null;
  #created: EditablePost | null = null;

  constructor(opened: EditablePost | null) {
    const remote: Remote<PostValues, StoredPost> = {
      read: async (last) => toStored(await readPost(this.#known(last)?.post._id ?? '')),
      save: async (values, last) => {
        if (!this.#known(last) && isEmpty(values)) return { ...last, content: values };
        const draft = { ...textToSend(values), state: 'draft' as const };
        return this.#store(last, draft, (found) => keepText(found, values));
      },
      isStored: (values, { content }) => saySame(values, content),
      // The release before has null for an excerpt that is made by itself.
      whole: (values) => ({ ...emptyValues, ...values, excerpt: values.excerpt ?? '' }),
      showsTidied: false,
      deviceKey: ({ stored }) => deviceKey(stored?.post._id ?? null),
      notes: () => ({ idempotencyKey: this.#idempotencyKey, unconfirmed: this.#unconfirmed }),
    };
    const stored = opened ? toStored(opened) : { content: emptyValues, stored: null };
    this.saver = new Saver(remote, { ...stored, savedAt: null });
  }

  resume({ idempotencyKey, unconfirmed, ...copy }: PostCopy) {
    if (typeof idempotencyKey === 'string') this.#idempotencyKey = idempotencyKey;
    this.#unconfirmed = (unconfirmed as PostBody | undefined) ?? null;
    this.saver.restore(copy);
  }

  /** Publishes or schedules the post, or changes its state or date. Throws when that fails. */
  async publish(values: PostValues, goal: Goal): Promise<EditablePost> {
    const body = { ...textToSend(values), ...goal };
    const update = ({ post, etag }: EditablePost) => updatePost(post._id, body, etag);
    const { stored } = await this.saver.run((last) => this.#store(last, body, update), values);
    if (!stored) throw new Error('Nothing is stored yet.');
    return stored;
  }

  /** Drops the unpublished edits, so that the post is again what visitors see. */
  async dropChanges(): Promise<void> {
    const { content } = await this.saver.run(async (last) =>
      last.stored ? toStored(await dropChanges(last.stored.post._id, last.stored.etag)) : last,
    );
    this.saver.change(() => content);
  }

  #known = ({ stored }: StoredPost) => stored ?? this.#created;

  async #store(
    last: StoredPost,
    body: PostBody,
    update: (stored: EditablePost) => Promise<EditablePost>,
  ): Promise<StoredPost> {
    const known = this.#known(last);
    if (known) return toStored(await update(known));
    // A key is valid for one text: the earlier one is stored (or found stored), and then it is updated.
    this.#unconfirmed ??= body;
    const isThis = JSON.stringify(this.#unconfirmed) === JSON.stringify(body);
    const created = await this.#create(this.#unconfirmed);
    return toStored(isThis ? created : await update(created));
  }

  async #create(body: PostBody): Promise<EditablePost> {
    try {
      this.#created = await createPost(body, this.#idempotencyKey);
      this.#unconfirmed = null;
      return this.#created;
    } catch (error) {
      // Another tab has stored another text with this key.
      if (error instanceof ApiError && error.status === KEY_USED) {
        this.#idempotencyKey = randomId();
        return this.#create(body);
      }
      if (!isOutcomeUnknown(error)) this.#unconfirmed = null;
      throw error;
    }
  }
}

const toStored = (stored: EditablePost): StoredPost => ({
  content: valuesOf(stored.post),
  stored,
  savedAt: new Date(),
});

/** Saves the text of a draft directly, and that of any other post as unpublished edits. */
async function keepText(stored: EditablePost, values: PostValues): Promise<EditablePost> {
  const { post, etag } = stored;
  const text = textToSend(values);
  if (post.state === 'draft') return updatePost(post._id, { ...text, state: 'draft' }, etag);
  if (post.changes || !saySame(valuesOf(post), values)) return saveChanges(post._id, text, etag);
  // Visitors see this text already, unless it was changed since.
  const now = await readPost(post._id);
  if (now.etag !== etag) throw new ApiError('It was changed elsewhere.', 412);
  return now;
}
