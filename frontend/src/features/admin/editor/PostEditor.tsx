import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { salon } from '../../../content/salon';
import { space } from '../../../theme/tokens';
import { useToast } from '../../../ui/Toast';
import { ApiError, isOutcomeUnknown, NotLoggedInError, SessionExpiredError } from '../api/errors';
import { type EditablePost, readPost } from '../api/posts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ConflictDialog } from './ConflictDialog';
import { DraftDialog } from './DraftDialog';
import type { Draft } from './drafts';
import { deleteDraft } from './drafts';
import { type Failure, PostForm, type Saving } from './PostForm';
import { PostSaver } from './PostSaver';
import { Preview } from './Preview';
import {
  areSame,
  bodyOf,
  emptyValues,
  type Field,
  type FieldErrors,
  fieldErrorsFrom,
  type PostValues,
  validate,
  valuesOf,
} from './postValues';
import { useFoundDraft, useInterruptedDraft, useSaveDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';

const LIST = '/admin/blog';

interface Version {
  values: PostValues;
  /** Names the stored version that the values were made from; null for a new post. */
  etag: string | null;
}

const versionOf = (stored: EditablePost | null): Version =>
  stored ? { values: valuesOf(stored.post), etag: stored.etag } : { values: emptyValues, etag: null };

/** Writes a new post (`stored` is null) or edits a stored one. */
export function PostEditor({ stored }: { stored: EditablePost | null }) {
  const postId = stored?.post._id ?? null;
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const interrupted = useInterruptedDraft(postId, state?.resume === true);

  const [base, setBase] = useState(() => versionOf(stored));
  const [written, setWritten] = useState<Version>(interrupted ?? base);
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState(0);
  const [saving, setSaving] = useState<Saving>();
  const [failure, setFailure] = useState<Failure>();
  const [theirs, setTheirs] = useState<EditablePost | null>(null);
  const busy = useRef(false);
  const finished = useRef(false);
  const [saver, setSaver] = useState(() => new PostSaver(interrupted?.idempotencyKey));
  const frame = useRef<HTMLDivElement>(null);

  const isUnsaved = () => !finished.current && !areSame(written.values, base.values);
  const leaving = useLeaveGuard(isUnsaved);
  const { found, dismiss } = useFoundDraft(postId, base.values, interrupted !== null);
  useSaveDraft(postId, { ...written, idempotencyKey: saver.idempotencyKey }, isUnsaved);

  function change(part: Partial<PostValues>) {
    setWritten(({ values, etag }) => ({ values: { ...values, ...part }, etag }));
    setErrors((last) => ({
      ...last,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  }

  function replace({ values, etag }: Version) {
    setWritten({ values, etag });
    setErrors({});
    setRound((last) => last + 1);
  }

  function restore(draft: Draft) {
    dismiss();
    replace(draft);
    setSaver(new PostSaver(draft.idempotencyKey));
    if (draft.pictureMissing) toast('The picture was too large to keep. Please choose it again.');
  }

  function takeTheirs(post: EditablePost) {
    const mine = written;
    setTheirs(null);
    setBase(versionOf(post));
    replace(versionOf(post));
    toast('Their version is shown now.', 'status', {
      label: 'Undo',
      onClick: () => replace({ values: mine.values, etag: post.etag }),
    });
  }

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setRefused((last) => last + 1);
  }

  async function save({ values, etag }: Version) {
    // A second click can come before the button is rendered as disabled.
    if (busy.current) return;
    const missing = validate(values);
    if (Object.keys(missing).length > 0) return showErrors(missing);

    busy.current = true;
    const stop = new AbortController();
    const showSent = (sent: number) => setSaving({ sent, cancel: () => stop.abort() });
    showSent(0);
    setFailure(undefined);
    try {
      await saver.save({ postId, etag }, bodyOf(values, postId === null), {
        signal: stop.signal,
        onProgress: showSent,
      });
      finished.current = true;
      deleteDraft(localStorage, postId);
      toast(postId === null ? 'Blog saved successfully!' : 'Blog updated successfully!');
      navigate(LIST);
    } catch (error) {
      if (stop.signal.aborted)
        setFailure({ text: 'Saving was cancelled.', isUnknown: isOutcomeUnknown(error) });
      else await explain(error);
      // Not after a success: a submit before the page is left would save again.
      busy.current = false;
      setSaving(undefined);
    }
  }

  async function explain(error: unknown) {
    const isUnknown = isOutcomeUnknown(error);
    if (error instanceof SessionExpiredError) return;
    if (error instanceof NotLoggedInError) return setFailure({ text: 'You are not authenticated!' });
    if (!(error instanceof ApiError)) {
      return setFailure({ text: `Error saving post: ${messageOf(error)}`, isUnknown });
    }
    if (error.status === 412 && postId !== null) {
      try {
        return setTheirs(await readPost(postId));
      } catch {
        // Without the other version, the message below has to do.
      }
    }
    const found = fieldErrorsFrom(error.errors);
    showErrors(found);
    setFailure({ text: `Error: ${error.message}`, isUnknown, fields: Object.keys(found) as Field[] });
  }

  // What was wrong with fields is said until they have been changed.
  const stillFails = !failure?.fields?.length || failure.fields.some((field) => errors[field]);

  // The first invalid field gets the focus, and with it its message is read.
  useEffect(() => {
    if (refused > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  return (
    <EditorLayout ref={frame}>
      <PostForm
        values={written.values}
        onChange={change}
        errors={errors}
        round={round}
        saving={saving}
        failure={stillFails ? failure : undefined}
        onSave={() => save(written)}
      >
        <Preview
          values={written.values}
          author={stored?.post.author ?? salon.name}
          date={stored?.post.date ?? new Date().toISOString()}
        />
      </PostForm>
      {found && (
        <DraftDialog
          draft={found}
          onRestore={() => restore(found)}
          onDiscard={() => {
            deleteDraft(localStorage, postId);
            dismiss();
          }}
          onCancel={() => navigate(LIST)}
        />
      )}
      {theirs && (
        <ConflictDialog
          mine={written.values}
          theirs={valuesOf(theirs.post)}
          onKeepMine={() => {
            setTheirs(null);
            save({ values: written.values, etag: theirs.etag });
          }}
          onUseTheirs={() => takeTheirs(theirs)}
          onCancel={() => setTheirs(null)}
        />
      )}
      {leaving.asking && (
        <ConfirmDialog
          question="Leave without saving? Your changes stay on this device as a draft."
          confirmLabel="Leave"
          onConfirm={leaving.leave}
          onCancel={leaving.stay}
        />
      )}
    </EditorLayout>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const EditorLayout = styled.div`
  display: grid;
  gap: ${space[8]};
`;
