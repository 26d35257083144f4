import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLoggedIn } from '../session';
import { type Draft, deleteDraft, readDraft, saveDraft } from './drafts';
import type { PostSync, SyncState } from './PostSync';
import { areSame, type PostValues } from './postValues';

const PAUSE_MS = 400;

/**
 * Keeps in this browser what the server has not got yet, a moment after the last change and whenever the page goes out of
 * sight. When the session ends while writing, it is kept for this very tab, to be put back after logging in.
 */
export function useSaveDraft(values: PostValues, sync: PostSync, { stored, base }: SyncState): void {
  const postId = stored?.post._id ?? null;
  const kept = useRef(new Set<string | null>());
  const { unconfirmed } = sync.sending;

  const keep = useEffectEvent(() => {
    const isUnsaved = sync.isUnsaved();
    for (const id of kept.current) {
      if (!isUnsaved || id !== postId) deleteDraft(localStorage, id);
    }
    if (!isUnsaved) return;
    const { idempotencyKey } = sync.sending;
    const sending = postId === null ? { idempotencyKey, unconfirmed } : {};
    const draft: Draft = {
      values,
      etag: stored?.etag ?? null,
      ...sending,
      savedAt: new Date().toISOString(),
    };
    saveDraft(localStorage, postId, draft);
    kept.current.add(postId);
    if (!isLoggedIn()) saveDraft(sessionStorage, postId, draft);
  });

  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);

  // At once: what was sent must be known even when this tab dies before the answer.
  useEffect(() => keep(), [base, unconfirmed]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, []);
}

/** The text that a forced login interrupted in this tab; it is put back only once. */
export function useInterruptedDraft(postId: string | null, wanted: boolean): Draft | null {
  const [draft] = useState(() => (wanted ? readDraft(sessionStorage, postId) : null));
  useEffect(() => deleteDraft(sessionStorage, postId), [postId]);
  return draft;
}

/** A draft left by an earlier visit, worth asking about. */
export function useFoundDraft(postId: string | null, stored: PostValues, otherIsShown: boolean) {
  const [found, setFound] = useState(() => {
    const draft = otherIsShown ? null : readDraft(localStorage, postId);
    return draft && !areSame(draft.values, stored) ? draft : null;
  });
  return { found, dismiss: () => setFound(null) };
}
