import { same } from '@salon/content/same';
import { makeExcerpt } from '@salon/content/text';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { AdminPage } from '../AdminPage';
import { type AdminPost, type EditablePost, readPost } from '../api/posts';
import { PictureUploads } from '../pictures/PictureUploads';
import { editPath } from '../posts/paths';
import { dateWords } from '../salonDates';
import { clearDevice, readFromDevice } from '../saving/device';
import { useSaving, useSavingOnLeave } from '../saving/useSaver';
import { OutlineButton } from '../ui/buttons';
import { ActionDialog, ConflictDialog, Paper } from '../ui/Dialog';
import { Hint } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { PostForm } from './PostForm';
import { Preview, shownValues } from './Preview';
import { emptyValues, excerptOf, type PostValues } from './postValues';
import { deviceKey, SavedPost } from './SavedPost';
import { textOf } from './text';
import { useLeaveGuard } from './useLeaveGuard';
import { usePublish } from './usePublish';

/** Edits a new or a stored post. It is one page, so that the editor stays mounted when a new post gets its address. */
export function PostPage() {
  const { id } = useParams();
  const { key, state } = useLocation();
  return (
    <AdminPage title={id === undefined ? 'New post' : 'Edit post'}>
      <Writing key={state?.writing ?? id ?? key} id={id} />
    </AdminPage>
  );
}

function Writing({ id }: { id?: string }) {
  const [openedId] = useState(id);
  if (openedId === undefined) return <PostEditor opened={null} />;
  return (
    <Loaded
      load={(signal) => readPost(openedId, signal)}
      loading="Loading the post"
      failed="Server error while fetching the post."
    >
      {(opened) => <PostEditor opened={opened} />}
    </Loaded>
  );
}

function PostEditor({ opened }: { opened: EditablePost | null }) {
  const openedId = opened?.post._id ?? null;
  const navigate = useNavigate();
  const location = useLocation();

  const [saved] = useState(() => new SavedPost(opened));
  const { saver } = saved;
  const [interrupted] = useState(() =>
    location.state?.resume === true ? readFromDevice<PostValues>(deviceKey(openedId), sessionStorage) : null,
  );
  /** A text of an earlier visit that the server does not have: the owner is asked about it. */
  const [found, setFound] = useState(() => {
    const kept = interrupted ? null : readFromDevice<PostValues>(deviceKey(openedId));
    return kept && same({ ...emptyValues, ...kept.content }, saver.getState().content) ? null : kept;
  });
  const [uploads] = useState(() => new PictureUploads());
  const state = useSaving(saver);
  const values = state.content;
  const [previewing, setPreviewing] = useState(false);

  const post = state.stored.stored?.post ?? null;
  const storedId = post?._id ?? null;
  const publishing = usePublish(saved);
  const isUnsaved = () => !publishing.isFinished() && (saver.isUnsaved() || uploads.waiting !== 'none');

  const leaving = useLeaveGuard(isUnsaved, saver.saveNow);
  // What the end of a session interrupted is restored once, unasked. Only an effect may remove it: React may throw a render away.
  useEffect(() => {
    sessionStorage.removeItem(deviceKey(openedId));
    if (interrupted) saved.resume(interrupted);
  }, []);
  // Leaving a field does not save at once: the next tap is often Publish, and would save it again.
  useSavingOnLeave(saver, false);
  useEffect(() => uploads.close, [uploads]);

  useEffect(() => {
    if (openedId !== null || storedId === null || leaving.isHeld || publishing.isFinished()) return;
    // Only the address changes: editor, focus, cursor and scroll position must stay.
    const state = { isSamePage: true, writing: location.key };
    navigate(editPath(storedId), { replace: true, preventScrollReset: true, state });
  }, [storedId, leaving.isHeld]);

  // All was saved while the dialog was open: the network came back, or the owner resolved a conflict.
  useEffect(() => {
    if (leaving.asking && !isUnsaved()) leaving.leave();
  });

  function change(part: Partial<PostValues>) {
    // As the page closes, its uploads end, and with them the pictures in the text.
    if (saver.closed.aborted) return;
    saver.change((draft) => void Object.assign(draft, part));
    publishing.forget(part);
  }

  function answerFound(isWanted: boolean) {
    if (found && isWanted) saved.resume(found);
    else clearDevice(deviceKey(openedId));
    setFound(null);
  }

  const { conflict } = state;
  const isConflictShown = conflict && !conflict.isPostponed;
  return (
    <>
      <PostForm
        state={state}
        publishing={publishing}
        uploads={uploads}
        onChange={change}
        onPreview={() => setPreviewing(true)}
      />
      {previewing && <Preview values={values} post={post} onClose={() => setPreviewing(false)} />}
      {found && (
        <ActionDialog
          title={`A draft from ${dateWords(found.savedAt)} was found`}
          // Which leaves the editor; the draft is kept.
          onCancel={() => navigate('/admin/blog')}
          cancel=""
          action="Restore"
          onAction={() => answerFound(true)}
          actions={<OutlineButton onClick={() => answerFound(false)}>Discard</OutlineButton>}
        >
          <Paper dir="auto">
            <strong>{found.content.title || 'Without a title'}</strong>
            <p>{makeExcerpt(textOf(found.content.content))}</p>
          </Paper>
        </ActionDialog>
      )}
      {isConflictShown && (
        <ConflictDialog
          title="This post was changed elsewhere"
          mine={<Version values={values} post={post} />}
          theirs={<Version values={conflict.theirs} post={post} />}
          cancel="Back to writing"
          onResolve={publishing.resolve}
          onCancel={() => saver.postpone()}
        >
          <p>
            While you were writing, another tab or device saved it. Nothing is lost: choose which version
            stays.
          </p>
        </ConflictDialog>
      )}
      {leaving.asking && !isConflictShown && (
        <ActionDialog
          role="alertdialog"
          title="Leave without saving? Your changes stay on this device as a draft."
          action="Leave"
          onAction={leaving.leave}
          onCancel={leaving.stay}
        />
      )}
    </>
  );
}

/** A version as its page would show it, below the excerpt, which is not on that page. */
const Version = ({ values, post }: { values: PostValues; post: AdminPost | null }) => (
  <>
    <Hint>{excerptOf(values)}</Hint>
    <PostArticle post={shownPost(shownValues(values, post))} />
  </>
);
