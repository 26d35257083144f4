import styled from '@emotion/styled';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { space } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import type { EditablePost } from '../api/posts';
import { PictureUploads } from '../pictures/PictureUploads';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ConflictDialog } from './ConflictDialog';
import { DraftDialog } from './DraftDialog';
import { type Draft, deleteDraft } from './drafts';
import { PostForm } from './PostForm';
import { PostSync } from './PostSync';
import { Preview } from './Preview';
import { PublishBox } from './PublishBox';
import { type FieldErrors, type PostValues, valuesOf } from './postValues';
import { SaveBar } from './SaveBar';
import { useFoundDraft, useInterruptedDraft, useSaveDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';
import { usePublish } from './usePublish';

export const LIST = '/admin/blog';
export const editPath = (id: string) => `${LIST}/edit/${encodeURIComponent(id)}`;

interface Props {
  /** Null for a new post. */
  opened: EditablePost | null;
  /** A new post was stored under this id: the editor changes to its address without a remount. */
  onStored: (id: string) => void;
}

/** Writes a new post or edits a stored one. */
export function PostEditor({ opened, onStored }: Props) {
  const openedId = opened?.post._id ?? null;
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const interrupted = useInterruptedDraft(openedId, location.state?.resume === true);

  const [sync] = useState(() => {
    const made = new PostSync(opened);
    if (interrupted) resume(made, interrupted);
    return made;
  });
  const [uploads] = useState(() => new PictureUploads());
  const state = useSyncExternalStore(sync.subscribe, () => sync.state);
  const [values, setValues] = useState(interrupted?.values ?? state.base);
  const latest = useRef(values);
  /** Uploads of the text and the cover that have not ended. */
  const pending = useRef<{ text: number[]; cover: number[] }>({ text: [], cover: [] });
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [previewing, setPreviewing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const storedId = state.stored?.post._id ?? null;
  const arriving = () => [...pending.current.text, ...pending.current.cover];
  const publishing = usePublish({ sync, uploads, latest, arriving, setErrors });
  const isUnsaved = () => !publishing.isFinished() && (sync.isUnsaved() || arriving().length > 0);

  const leaving = useLeaveGuard({
    isUnsaved,
    save: async () => (await sync.keep()) && arriving().length === 0,
    isOwnAddress: (path) => storedId !== null && path === editPath(storedId),
  });
  const { found, dismiss } = useFoundDraft(openedId, state.base, interrupted !== null);
  useSaveDraft(values, sync, state);

  useEffect(() => sync.write(values), [sync, values]);
  useEffect(() => {
    const save = () => void (document.visibilityState === 'hidden' && sync.keep());
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      sync.close();
    };
  }, [sync]);
  useEffect(() => uploads.close, [uploads]);

  useEffect(() => {
    if (openedId !== null || storedId === null || leaving.isHeld || publishing.isFinished()) return;
    onStored(storedId);
    // Only the address changes: focus, cursor and scroll position must stay.
    navigate(editPath(storedId), { replace: true, preventScrollReset: true, state: { isSamePage: true } });
  }, [storedId, leaving.isHeld]);

  // All was saved while the dialog was open: the network came back, or the owner resolved a conflict.
  useEffect(() => {
    if (leaving.asking && !isUnsaved()) leaving.leave();
  });

  function change(part: Partial<PostValues>) {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    setErrors((last) => ({
      ...last,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  }

  function replace(next: PostValues) {
    change(next);
    setRound((last) => last + 1);
  }

  function restore(draft: Draft) {
    dismiss();
    resume(sync, draft);
    replace({ ...draft.values, focus: draft.values.focus ?? null });
    if (draft.pictureMissing) toast('The picture was too large to keep. Please choose it again.');
  }

  function takeTheirs(theirs: EditablePost, said: string) {
    const mine = latest.current;
    sync.takeTheirs(theirs);
    replace(sync.state.base);
    toast(said, 'status', { label: 'Undo', onClick: () => replace(mine) });
  }

  async function dropChanges() {
    const mine = latest.current;
    const dropped = await publishing.attempt(() => sync.dropChanges());
    if (!dropped) return;
    replace(valuesOf(dropped.post));
    toast('Your changes are dropped.', 'status', { label: 'Undo', onClick: () => replace(mine) });
  }

  // Focuses the first invalid field, so that a screen reader reads its message.
  useEffect(() => {
    if (publishing.refused > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [publishing.refused]);

  const { theirs, stored } = state;
  return (
    <EditorLayout ref={frame}>
      <PostForm
        values={values}
        onChange={change}
        onPending={(part) => {
          pending.current = { ...pending.current, ...part };
        }}
        uploads={uploads}
        errors={errors}
        round={round}
        isBusy={publishing.sending !== undefined}
        aside={
          <PublishBox
            state={state}
            isNew={storedId === null}
            onSaveDraft={publishing.saveDraft}
            onPublish={publishing.publish}
            onChangeDate={publishing.changeDate}
            onBackToDraft={publishing.backToDraft}
            onDropChanges={dropChanges}
          />
        }
        bar={(bar) => (
          <SaveBar
            ref={bar}
            state={state}
            sending={publishing.sending}
            failure={publishing.failureFor(errors)}
            onPublish={() =>
              publishing.publish(stored && stored.post.state !== 'draft' ? {} : { state: 'published' })
            }
            onPreview={() => setPreviewing(true)}
          />
        )}
      />
      {previewing && (
        <Preview values={values} post={stored?.post ?? null} onClose={() => setPreviewing(false)} />
      )}
      {found && (
        <DraftDialog
          draft={found}
          onRestore={() => restore(found)}
          onDiscard={() => {
            deleteDraft(localStorage, openedId);
            dismiss();
          }}
          onCancel={() => navigate(LIST)}
        />
      )}
      {theirs && (
        <ConflictDialog
          mine={values}
          theirs={valuesOf(theirs.post)}
          onKeepMine={() => {
            sync.keepMine();
            publishing.goOn();
          }}
          onUseTheirs={() => takeTheirs(theirs, 'Their version is shown now.')}
          onCancel={publishing.putOff}
        />
      )}
      {leaving.asking && !theirs && (
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

function resume(sync: PostSync, { etag, idempotencyKey, unconfirmed = null }: Draft) {
  sync.resume(etag, idempotencyKey ? { idempotencyKey, unconfirmed } : null);
}

const EditorLayout = styled.div`
  display: grid;
  gap: ${space[8]};
`;
