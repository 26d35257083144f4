import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { space } from '../../../theme/tokens';
import { useToast } from '../../../ui/Toast';
import { NotLoggedIn, Refusal, ServerFault, SessionOver } from '../api/errors';
import { type EditablePost, readPost } from '../api/posts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Conflict } from './Conflict';
import type { Draft } from './drafts';
import { dropDraft } from './drafts';
import { FoundDraft } from './FoundDraft';
import { PostForm } from './PostForm';
import { Preview } from './Preview';
import { storePost } from './storePost';
import { useFoundDraft, useInterrupted, useKeptDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';
import {
  areSame,
  bodyOf,
  emptyValues,
  type Faults,
  faultsFrom,
  findFaults,
  type PostValues,
  valuesOf,
} from './values';

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
  const interrupted = useInterrupted(postId, state?.resume === true);

  const [base, setBase] = useState(() => versionOf(stored));
  const [written, setWritten] = useState<Version>(interrupted ?? base);
  const [round, setRound] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [refused, setRefused] = useState(0);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<EditablePost | null>(null);
  const busy = useRef(false);
  const finished = useRef(false);
  const answerLost = useRef(false);
  const frame = useRef<HTMLDivElement>(null);

  const isUnsaved = () => !finished.current && !areSame(written.values, base.values);
  const leaving = useLeaveGuard(isUnsaved);
  const { found, settle } = useFoundDraft(postId, base.values, interrupted !== null);
  useKeptDraft(postId, written, isUnsaved);

  function change(part: Partial<PostValues>) {
    setWritten(({ values, etag }) => ({ values: { ...values, ...part }, etag }));
    setFaults((last) => ({
      ...last,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  }

  function replace({ values, etag }: Version) {
    setWritten({ values, etag });
    setFaults({});
    setRound((last) => last + 1);
  }

  function restore(draft: Draft) {
    settle();
    replace(draft);
    if (draft.pictureMissing) toast('The picture was too large to keep. Please choose it again.');
  }

  function takeTheirs(post: EditablePost) {
    const mine = written;
    setTheirs(null);
    setBase(versionOf(post));
    replace(versionOf(post));
    toast('Their version is shown now.', 'status', {
      label: 'Undo',
      run: () => replace({ values: mine.values, etag: post.etag }),
    });
  }

  function blame(found: Faults) {
    setFaults(found);
    setRefused((last) => last + 1);
  }

  async function save({ values, etag }: Version) {
    // A double click saves once: the button itself is disabled only after the next paint.
    if (busy.current) return;
    const missing = findFaults(values);
    if (Object.keys(missing).length > 0) return blame(missing);

    busy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      await storePost(postId, bodyOf(values), { etag, answerLost: answerLost.current });
      finished.current = true;
      dropDraft(localStorage, postId);
      toast(postId === null ? 'Blog saved successfully!' : 'Blog updated successfully!');
      navigate(LIST);
    } catch (error) {
      answerLost.current = error instanceof ServerFault;
      await explain(error);
      // Only now: a post that is saved must not be saved again before the page has gone.
      busy.current = false;
      setSaving(false);
    }
  }

  async function explain(error: unknown) {
    if (error instanceof SessionOver) return;
    if (error instanceof NotLoggedIn) return setFailure('You are not authenticated!');
    if (!(error instanceof Refusal)) return setFailure(`Error saving post: ${textIn(error)}`);
    if (error.status === 412 && postId !== null) {
      try {
        return setTheirs(await readPost(postId));
      } catch {
        // Then what the first answer said has to do.
      }
    }
    blame(faultsFrom(error.faults));
    setFailure(`Error: ${error.message}`);
  }

  // The first faulty field gets the focus, and with it its message is read.
  useEffect(() => {
    if (refused > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  return (
    <Sheet ref={frame}>
      <PostForm
        values={written.values}
        onChange={change}
        faults={faults}
        round={round}
        saving={saving}
        failure={failure}
        onSave={() => save(written)}
      >
        <Preview values={written.values} date={stored?.post.date ?? new Date().toISOString()} />
      </PostForm>
      {found && (
        <FoundDraft
          draft={found}
          onRestore={() => restore(found)}
          onDiscard={() => {
            dropDraft(localStorage, postId);
            settle();
          }}
          onCancel={() => navigate(LIST)}
        />
      )}
      {theirs && (
        <Conflict
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
    </Sheet>
  );
}

const textIn = (error: unknown) => (error instanceof Error ? error.message : String(error));

const Sheet = styled.div`
  display: grid;
  gap: ${space[8]};
`;
