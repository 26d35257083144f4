import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../shared/ui/Toast';
import { ApiError, isOutcomeUnknown, NotLoggedInError, SessionExpiredError } from '../api/errors';
import type { EditablePost } from '../api/posts';
import type { PictureUploads } from '../pictures/PictureUploads';
import { type Field, type FieldErrors, fieldErrorsFrom, publicValuesOf, validate } from './postValues';
import type { Goal, SavedPost } from './SavedPost';
import { dateWords } from './salonDates';

/** A request that the owner waits for. */
export interface Sending {
  /** Share of what is being sent, 0 to 1. */
  share: number;
  /** What is being sent are the pictures that publishing waits for. */
  isPictures?: boolean;
  cancel: () => void;
}

/** Why the last attempt failed. */
export interface Failure {
  text: string;
  /** The post may have been saved although no answer came. */
  isUnknown?: boolean;
  /** The fields that caused it; missing or empty when none did. */
  fields?: Field[];
}

interface Writing {
  saved: SavedPost;
  uploads: PictureUploads;
  /** The uploads that have not ended. */
  arriving: () => number[];
  setErrors: (errors: FieldErrors) => void;
}

const PICTURE_MISSING = 'A picture has not arrived. Please try it again, or leave it out.';

/** The actions that the owner starts and waits for, such as publishing, and the message when one fails. */
export function usePublish({ saved, uploads, arriving, setErrors }: Writing) {
  const { saver } = saved;
  const toast = useToast();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  const [refused, setRefused] = useState(0);
  const busy = useRef(false);
  const finished = useRef(false);
  /** The action to repeat when a conflict is resolved. */
  const interrupted = useRef<() => Promise<void>>(undefined);

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setRefused((last) => last + 1);
  }

  /** Runs one action at a time: a second click can come before the button is rendered as disabled. */
  async function attempt<Result>(work: (stop: AbortController) => Promise<Result>) {
    if (busy.current) return undefined;
    // What is chosen there comes first.
    if (saver.getState().conflict) return void saver.postpone(false);
    busy.current = true;
    setFailure(undefined);
    const stop = new AbortController();
    setSending({ share: 0, cancel: () => stop.abort() });
    try {
      return await work(stop);
    } catch (error) {
      if (stop.signal.aborted)
        setFailure({ text: 'Saving was cancelled.', isUnknown: isOutcomeUnknown(error) });
      else explain(error);
      return undefined;
    } finally {
      if (!saver.getState().conflict) interrupted.current = undefined;
      // Stays busy after success: a click before the page changes would save again.
      if (!finished.current) {
        busy.current = false;
        setSending(undefined);
      }
    }
  }

  function explain(error: unknown) {
    // The login page or the conflict dialog tells the owner.
    if (error instanceof SessionExpiredError || saver.getState().conflict) return;
    if (error instanceof NotLoggedInError) return setFailure({ text: 'You are not authenticated!' });
    if (!(error instanceof ApiError)) {
      const text = error instanceof Error ? error.message : String(error);
      return setFailure({ text: `Error saving post: ${text}`, isUnknown: isOutcomeUnknown(error) });
    }
    const found = fieldErrorsFrom(error.errors);
    showErrors(found);
    setFailure({
      text: `Error: ${error.message}`,
      isUnknown: isOutcomeUnknown(error),
      fields: Object.keys(found) as Field[],
    });
  }

  async function publish(goal: Goal) {
    const missing = validate(saver.getState().content);
    if (Object.keys(missing).length > 0) return showErrors(missing);
    interrupted.current = () => publish(goal);
    const isFirst = (saver.getState().stored.stored?.post.state ?? 'draft') === 'draft';
    await attempt(async (stop) => {
      const share = (sent: number) => setSending({ share: sent, cancel: () => stop.abort() });
      const arrived = (sent: number) =>
        setSending({ share: sent, isPictures: true, cancel: () => stop.abort() });
      if (!(await uploads.settled(arriving(), stop.signal, arrived))) {
        return setFailure({ text: stop.signal.aborted ? 'Saving was cancelled.' : PICTURE_MISSING });
      }
      share(0);
      const upload = { signal: stop.signal, onProgress: share };
      const { post } = await saved.publish(saver.getState().content, goal, upload);
      finished.current = true;
      leave(post, isFirst);
    });
  }

  function leave(post: EditablePost['post'], isFirst: boolean) {
    const isScheduled = post.state === 'scheduled';
    const saved = isFirst ? 'Blog saved successfully!' : 'Blog updated successfully!';
    toast(isScheduled && isFirst ? `Scheduled for ${dateWords(post.date)}.` : saved);
    const published = isScheduled ? undefined : { id: post._id, title: post.title };
    navigate(isScheduled ? '/admin/blog?state=scheduled' : '/admin/blog', { state: { published } });
  }

  /** Changes the date only: the public text stays, and the unpublished edits are written again after it. */
  async function changeDate(goal: Goal) {
    interrupted.current = () => changeDate(goal);
    await attempt(async (stop) => {
      const { stored } = saver.getState().stored;
      if (!stored) return;
      const { post } = await saved.publish(publicValuesOf(stored.post), goal, { signal: stop.signal });
      toast(post.state === 'scheduled' ? `Scheduled for ${dateWords(post.date)}.` : 'The date is changed.');
    });
  }

  /** Cancels the schedule: the post becomes a draft with the current text. */
  async function backToDraft() {
    interrupted.current = backToDraft;
    await attempt(async (stop) => {
      await saved.publish(saver.getState().content, { state: 'draft' }, { signal: stop.signal });
      toast('It is a draft again.');
    });
  }

  async function saveDraft() {
    interrupted.current = saveDraft;
    await attempt(async () => {
      await saver.saveNow();
      const { status, failure, errors } = saver.getState();
      if (status !== 'held' && status !== 'refused') return;
      setFailure({ text: `Error: ${failure}`, fields: Object.keys(errors) as Field[] });
    });
  }

  return {
    sending,
    refused,
    publish,
    changeDate,
    backToDraft,
    saveDraft,
    attempt,
    /** Closes the conflict and forgets the interrupted action. */
    postpone() {
      interrupted.current = undefined;
      saver.postpone();
    },
    isFinished: () => finished.current,
    /** Repeats the action that the conflict interrupted. */
    goOn: () => void interrupted.current?.(),
    /** A failure that is about fields is shown until all of them have been changed. */
    failureFor: (errors: FieldErrors) =>
      !failure?.fields?.length || failure.fields.some((field) => errors[field]) ? failure : undefined,
  };
}
