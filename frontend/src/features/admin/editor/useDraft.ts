import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLoggedIn } from '../session';
import { type Draft, deleteDraft, readDraft, saveDraft } from './drafts';
import { areSame, type PostValues } from './postValues';

const PAUSE_MS = 400;

/**
 * Keeps what is being written in this browser, a moment after the last change and whenever the page goes out of sight.
 * When the session ends while writing, it is kept for this very tab, to be put back after logging in.
 */
export function useSaveDraft(
  postId: string | null,
  { values, etag, idempotencyKey }: Pick<Draft, 'values' | 'etag' | 'idempotencyKey'>,
  isUnsaved: () => boolean,
): void {
  const kept = useRef(false);

  const keep = useEffectEvent(() => {
    if (!isUnsaved()) {
      if (kept.current) deleteDraft(localStorage, postId);
      return;
    }
    const draft: Draft = { values, etag, idempotencyKey, savedAt: new Date().toISOString() };
    saveDraft(localStorage, postId, draft);
    kept.current = true;
    if (!isLoggedIn()) saveDraft(sessionStorage, postId, draft);
  });

  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);

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
