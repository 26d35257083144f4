import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLoggedIn } from '../session';
import { type Draft, deleteDraft, readDraft, saveDraft } from './drafts';
import type { PostSync, SyncState } from './PostSync';
import { areSame, type PostValues } from './postValues';

const PAUSE_MS = 400;

/**
 * Keeps text in this browser that the server does not have yet: shortly after each change, and when the page is hidden or
 * left. When the session has ended, it is also kept for this tab, which restores it after the login.
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

  // Without a pause: a request without an answer must be remembered even when the tab is closed now.
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

/** The text that was being written in this tab when the session ended. It is restored only once. */
export function useInterruptedDraft(postId: string | null, wanted: boolean): Draft | null {
  const [draft] = useState(() => (wanted ? readDraft(sessionStorage, postId) : null));
  useEffect(() => deleteDraft(sessionStorage, postId), [postId]);
  return draft;
}

/** A draft from an earlier visit that differs from the stored post: the owner is asked about it. */
export function useFoundDraft(postId: string | null, stored: PostValues, otherIsShown: boolean) {
  const [found, setFound] = useState(() => {
    const draft = otherIsShown ? null : readDraft(localStorage, postId);
    return draft && !areSame(draft.values, stored) ? draft : null;
  });
  return { found, dismiss: () => setFound(null) };
}
