import type { PostBody } from '../../shared/post/types';
import { emptyValues, type PostValues } from './postValues';

export interface Draft {
  values: PostValues;
  /** The version of the post that the draft is based on; null for a new post. */
  etag: string | null;
  /** For a new post: with it, sending the post again does not store it twice. */
  idempotencyKey?: string;
  /** The body that was sent with that key, while its answer is missing: it may have been stored. */
  unconfirmed?: PostBody | null;
  /** ISO 8601. */
  savedAt: string;
  /** The picture did not fit into the browser's storage and was left out. */
  pictureMissing?: true;
}

const keyOf = (postId: string | null) => `adminDraft:${postId ?? 'new'}`;

/** Keeps a draft in this browser. `store` is localStorage, or sessionStorage for this tab only. */
export function saveDraft(store: Storage, postId: string | null, draft: Draft): void {
  const withoutPicture: Draft = {
    ...draft,
    values: { ...draft.values, image: null },
    pictureMissing: true,
  };
  for (const attempt of [draft, withoutPicture]) {
    try {
      store.setItem(keyOf(postId), JSON.stringify(attempt));
      return;
    } catch {
      // Storage is full, usually because of the picture: the second attempt leaves it out.
    }
  }
}

export function readDraft(store: Storage, postId: string | null): Draft | null {
  try {
    const draft: Partial<Draft> | null = JSON.parse(store.getItem(keyOf(postId)) ?? 'null');
    return draft && isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function deleteDraft(store: Storage, postId: string | null): void {
  store.removeItem(keyOf(postId));
}

/** A draft of an older version of this site may lack fields. */
function isDraft(draft: Partial<Draft>): draft is Draft {
  const { savedAt, values } = draft;
  return (
    savedAt !== undefined &&
    values !== undefined &&
    Object.keys(emptyValues).every((field) => field in values || field === 'focus')
  );
}
