import { startTransition, useLayoutEffect, useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../shared/ui/Toast';
import { ApiError, NotLoggedInError, SessionExpiredError } from '../api/errors';
import { dateWords, momentOf, salonTime } from '../salonDates';
import { faultOfWhen, isToCome } from '../ui/WhenField';
import { type PostValues, validate } from './postValues';
import type { Goal, PostSaving, SavedPost } from './SavedPost';

interface Failure {
  text?: string;
  /** The messages of the fields that caused it. */
  errors: Record<string, string>;
}

export type Publishing = ReturnType<typeof usePublish>;

/** What the owner does with a post as a whole. */
export function usePublish(saved: SavedPost, { content, stored: { stored } }: PostSaving) {
  const { saver } = saved;
  const toast = useToast();
  const navigate = useNavigate();
  const post = stored?.post;
  const isDraft = (post?.state ?? 'draft') === 'draft';
  const dateOfPost = isDraft ? '' : salonTime(new Date(post?.date ?? ''));
  /** The local time that was chosen for the post; undefined while it is that of the stored post, and empty for at once. */
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? dateOfPost;
  const fields: Record<string, unknown> = { ...content, date };
  const [isSending, send] = useTransition();
  const [failure, setFailure] = useState<Failure & { of: typeof fields }>();
  // What has changed since is not said to be wrong.
  const faults = Object.entries(failure?.errors ?? {});
  const wrong = faults.filter(([name]) => failure?.of[name] === fields[name]);

  // So that a screen reader reads its message.
  useLayoutEffect(() => {
    if (failure && !isSending) document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure, isSending]);

  const fail = (failed?: Failure) => setFailure(failed && { ...failed, of: fields });

  /** Until a page that it leads to is there: another click would save again. */
  function attempt(work: () => Promise<void>) {
    if (saver.getState().conflict) return;
    setFailure(undefined);
    send(() => work().catch((error) => startTransition(() => fail(explain(error)))));
  }

  function explain(error: unknown): Failure | undefined {
    // The login page or the conflict dialog tells the owner.
    if (error instanceof SessionExpiredError || saver.getState().conflict) return;
    if (error instanceof ApiError) return { text: `Error: ${error.message}`, errors: error.byField };
    const text = `Error saving post: ${error instanceof Error ? error.message : error}`;
    return { text: error instanceof NotLoggedInError ? 'You are not authenticated!' : text, errors: {} };
  }

  function goal(): Goal {
    const moment = momentOf(date);
    if (moment && date !== dateOfPost)
      return { state: isToCome(date) ? 'scheduled' : 'published', date: moment.toISOString() };
    return isDraft || (post?.state === 'scheduled' && date === '') ? { state: 'published' } : {};
  }

  function publish() {
    const fault = faultOfWhen();
    const errors = { ...validate(content), ...(fault && { date: fault }) };
    if (Object.keys(errors).length > 0) return fail({ errors });
    attempt(async () => {
      const { post } = await saved.publish(content, goal());
      const isScheduled = post.state === 'scheduled';
      const words = isDraft ? 'Blog saved successfully!' : 'Blog updated successfully!';
      toast(isScheduled ? `Scheduled for ${dateWords(post.date)}.` : words);
      await navigate(isScheduled ? '/admin/blog?state=scheduled' : '/admin/blog');
    });
  }

  /** Takes the post off the site or cancels its schedule: it becomes a draft with the current text. */
  const backToDraft = () =>
    attempt(async () => {
      await saved.publish(content, { state: 'draft' });
      setChosen(undefined);
      toast('It is a draft again.');
    });

  const toastWithUndo = (message: string, before: PostValues) =>
    toast(message, 'status', { label: 'Undo', onClick: () => saver.change(() => before) });

  const dropChanges = () =>
    attempt(async () => {
      await saved.dropChanges();
      toastWithUndo('Your changes are discarded.', content);
    });

  return {
    isSending,
    failure: faults.length > 0 && wrong.length === 0 ? undefined : failure,
    errors: Object.fromEntries(wrong) as Partial<Record<keyof PostValues | 'date', string>>,
    date,
    isToCome: isToCome(date),
    chooseDate: setChosen,
    publish,
    backToDraft,
    dropChanges,
    resolve(isTheirs: boolean) {
      saver.resolve(isTheirs);
      if (isTheirs) toastWithUndo('Their version is shown now.', content);
    },
  };
}
