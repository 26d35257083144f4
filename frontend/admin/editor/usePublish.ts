import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../shared/ui/Toast';
import { ApiError, isOutcomeUnknown, NotLoggedInError, SessionExpiredError } from '../api/errors';
import { dateWords, momentOf, salonTime } from '../salonDates';
import { faultOfWhen, isToCome } from '../ui/WhenField';
import { type FieldErrors, type PostValues, validate } from './postValues';
import type { Goal, SavedPost } from './SavedPost';

interface Failure {
  text?: string;
  /** The post may have been saved although no answer came. */
  isUnknown?: boolean;
  /** The messages of the fields that caused it. Once all of them have been changed, nothing is said any more. */
  errors?: FieldErrors & { date?: string };
}

export type Publishing = ReturnType<typeof usePublish>;

/** What the owner does with a post as a whole. */
export function usePublish(saved: SavedPost) {
  const { saver } = saved;
  const toast = useToast();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const busy = useRef(false);
  const finished = useRef(false);
  const post = () => saver.getState().stored.stored?.post;
  const isDraft = () => (post()?.state ?? 'draft') === 'draft';
  const dateOfPost = () => (isDraft() ? '' : salonTime(new Date(post()?.date ?? '')));
  /** The local time that was chosen for the post; undefined while it is that of the stored post, and empty for at once. */
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? dateOfPost();

  /** The first field that stopped it gets the focus, so that a screen reader reads its message. */
  function end(failed: Failure | undefined) {
    flushSync(() => {
      setSending(false);
      setFailure(failed);
    });
    if (failed?.errors) document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  /** Runs one action at a time: a second click can come before the button is rendered as disabled. */
  async function attempt(work: () => Promise<void>) {
    if (busy.current || saver.getState().conflict) return;
    busy.current = true;
    setFailure(undefined);
    setSending(true);
    const failed = await work().then(() => undefined, explain);
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

  function goal(): Goal {
    const moment = momentOf(date);
    if (moment && date !== dateOfPost())
      return { state: isToCome(date) ? 'scheduled' : 'published', date: moment.toISOString() };
    return isDraft() || (post()?.state === 'scheduled' && date === '') ? { state: 'published' } : {};
  }

  async function publish() {
    const fault = faultOfWhen();
    const errors = { ...validate(saver.getState().content), ...(fault && { date: fault }) };
    if (Object.keys(errors).length > 0) return end({ errors });
    const isFirst = isDraft();
    await attempt(async () => {
      const { post } = await saved.publish(saver.getState().content, goal());
      finished.current = true;
      const isScheduled = post.state === 'scheduled';
      const words = isFirst ? 'Blog saved successfully!' : 'Blog updated successfully!';
      toast(isScheduled ? `Scheduled for ${dateWords(post.date)}.` : words);
      navigate(isScheduled ? '/admin/blog?state=scheduled' : '/admin/blog');
    });
  }

  /** Takes the post off the site or cancels its schedule: it becomes a draft with the current text. */
  const backToDraft = () =>
    attempt(async () => {
      await saved.publish(saver.getState().content, { state: 'draft' });
      setChosen(undefined);
      toast('It is a draft again.');
    });

  const toastWithUndo = (message: string, before: PostValues) =>
    toast(message, 'status', { label: 'Undo', onClick: () => saver.change(() => before) });

  const dropChanges = () =>
    attempt(async () => {
      const { content } = saver.getState();
      await saved.dropChanges();
      toastWithUndo('Your changes are discarded.', content);
    });

  return {
    isSending,
    failure,
    date,
    isToCome: isToCome(date),
    chooseDate(next: string) {
      setChosen(next);
      forget({ date: next });
    },
    isFinished: () => finished.current,
    publish,
    backToDraft,
    dropChanges,
    forget,
    resolve(isTheirs: boolean) {
      const { content } = saver.getState();
      saver.resolve(isTheirs);
      if (isTheirs) toastWithUndo('Their version is shown now.', content);
    },
  };

  /** Takes back what was said of fields that are changed now. */
  function forget(changed: object) {
    setFailure((last) => {
      if (!last?.errors) return last;
      const left = Object.entries(last.errors).filter(([field]) => !(field in changed));
      return left.length > 0 ? { ...last, errors: Object.fromEntries(left) } : undefined;
    });
  }
}
