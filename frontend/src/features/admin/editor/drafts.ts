import type { PostBody } from '../../blog/types';
import { emptyValues, type PostValues } from './postValues';

export interface Draft {
  values: PostValues;
  /** The version of the post it was written on; null for a new post. */
  etag: string | null;
  /** Of a new post, so that saving it again does not store it twice. */
  idempotencyKey?: string;
  /** Sent under that key, and perhaps stored: nobody knows yet. */
  unconfirmed?: PostBody | null;
  /** ISO 8601. */
  savedAt: string;
  /** The picture did not fit into the browser's storage. */
  pictureMissing?: true;
}

const keyOf = (postId: string | null) => `adminDraft:${postId ?? 'new'}`;

/** Keeps what was typed in this browser. `store` is localStorage, or sessionStorage for this tab alone. */
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
      // Storage is full, mostly because of the picture.
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
