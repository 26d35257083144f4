import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../shared/ui/Toast';
import { ApiError, isOutcomeUnknown, NotLoggedInError, SessionExpiredError } from '../api/errors';
import type { PictureUploads } from '../pictures/PictureUploads';
import { dateWords } from '../salonDates';
import { type FieldErrors, type PostValues, publicValuesOf, validate } from './postValues';
import type { Goal, SavedPost } from './SavedPost';

interface Sending {
  /** Share of the pictures that has been sent, 0 to 1, while publishing waits for them. */
  pictures?: number;
  cancel: () => void;
}

interface Failure {
  text?: string;
  /** The post may have been saved although no answer came. */
  isUnknown?: boolean;
  /** The messages of the fields that caused it. Once all of them have been changed, nothing is said any more. */
  errors?: FieldErrors;
}

const CANCELLED = 'Saving was cancelled.';
const PICTURE_MISSING = 'A picture has not arrived. Please try it again, or leave it out.';

export type Publishing = ReturnType<typeof usePublish>;

export function usePublish(saved: SavedPost, uploads: PictureUploads) {
  const { saver } = saved;
  const toast = useToast();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  const busy = useRef(false);
  const finished = useRef(false);
  const interrupted = useRef<() => void>(undefined);

  /** Ends an attempt. The first field that stopped it gets the focus, so that a screen reader reads its message. */
  function end(failed: Failure | undefined) {
    flushSync(() => {
      setSending(undefined);
      setFailure(failed);
    });
    if (failed?.errors) document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  /** Runs one action at a time: a second click can come before the button is rendered as disabled. */
  async function attempt(work: (signal: AbortSignal) => Promise<Failure | undefined>) {
    if (busy.current) return;
    const again = () => void attempt(work);
    if (saver.getState().conflict) {
      // What is chosen there comes first.
      interrupted.current = again;
      return saver.postpone(false);
    }
    busy.current = true;
    setFailure(undefined);
    const stop = new AbortController();
    const { signal } = stop;
    setSending({ cancel: () => stop.abort() });
    const failed = await work(signal).catch((error: unknown) =>
      signal.aborted ? { text: CANCELLED, isUnknown: isOutcomeUnknown(error) } : explain(error),
    );
    interrupted.current = saver.getState().conflict ? again : undefined;
    // Stays busy after success: a click before the page changes would save again.
    if (finished.current) return;
    busy.current = false;
    end(failed);
  }

  function explain(error: unknown): Failure | undefined {
    // The login page or the conflict dialog tells the owner.
    if (error instanceof SessionExpiredError || saver.getState().conflict) return;
    if (error instanceof NotLoggedInError) return { text: 'You are not authenticated!' };
    const isUnknown = isOutcomeUnknown(error);
    if (!(error instanceof ApiError))
      return { text: `Error saving post: ${error instanceof Error ? error.message : error}`, isUnknown };
    const text = `Error: ${error.message}`;
    return error.errors.length > 0 ? { text, errors: error.byField } : { text, isUnknown };
  }

  const stateOf = () => saver.getState().stored.stored?.post.state ?? 'draft';

  /** Without a goal, a public post is updated and any other is published. */
  async function publish(goal: Goal = stateOf() === 'draft' ? { state: 'published' } : {}) {
    const missing = validate(saver.getState().content);
    if (Object.keys(missing).length > 0) return end({ errors: missing });
    const isFirst = stateOf() === 'draft';
    await attempt(async (signal) => {
      const showSent = (pictures?: number) => setSending((last) => last && { ...last, pictures });
      const arrived = await uploads.settled(signal, showSent);
      if (!arrived) return { text: signal.aborted ? CANCELLED : PICTURE_MISSING };
      showSent(undefined);
      const { post } = await saved.publish(saver.getState().content, goal, signal);
      finished.current = true;
      const isScheduled = post.state === 'scheduled';
      const words = isFirst ? 'Blog saved successfully!' : 'Blog updated successfully!';
      toast(isScheduled && isFirst ? `Scheduled for ${dateWords(post.date)}.` : words);
      navigate(isScheduled ? '/admin/blog?state=scheduled' : '/admin/blog');
    });
  }

  /** Changes the date only: the public text stays, and the unpublished edits are written again after it. */
  const changeDate = (goal: Goal) =>
    attempt(async (signal) => {
      const { stored } = saver.getState().stored;
      if (!stored) return;
      const { post } = await saved.publish(publicValuesOf(stored.post), goal, signal);
      toast(post.state === 'scheduled' ? `Scheduled for ${dateWords(post.date)}.` : 'The date is changed.');
    });

  /** Takes the post off the site or cancels its schedule: it becomes a draft with the current text. */
  const backToDraft = () =>
    attempt(async (signal) => {
      await saved.publish(saver.getState().content, { state: 'draft' }, signal);
      toast('It is a draft again.');
    });

  const saveDraft = () =>
    attempt(async () => {
      await saver.saveNow();
      const { status, refusal } = saver.getState();
      if (status === 'refused') return explain(refusal);
    });

  const toastWithUndo = (message: string, before: PostValues) =>
    toast(message, 'status', { label: 'Undo', onClick: () => saver.change(() => before) });

  async function dropChanges() {
    await attempt(async () => {
      const { content } = saver.getState();
      await saved.dropChanges();
      toastWithUndo('Your changes are dropped.', content);
    });
    // Who then chooses "Keep mine" does not want them dropped any more.
    interrupted.current = undefined;
  }

  return {
    sending,
    failure,
    isFinished: () => finished.current,
    publish,
    changeDate,
    backToDraft,
    saveDraft,
    dropChanges,
    /** Takes back what was said of fields that are changed now. */
    forgetErrors: (changed: Partial<PostValues>) =>
      setFailure((last) => {
        if (!last?.errors) return last;
        const left = Object.entries(last.errors).filter(([field]) => !(field in changed));
        return left.length > 0 ? { ...last, errors: Object.fromEntries(left) } : undefined;
      }),
    resolve(isTheirs: boolean) {
      const { content } = saver.getState();
      const goOn = interrupted.current;
      interrupted.current = undefined;
      saver.resolve(isTheirs);
      if (isTheirs) toastWithUndo('Their version is shown now.', content);
      else goOn?.();
    },
    postpone() {
      interrupted.current = undefined;
      saver.postpone();
    },
  };
}
