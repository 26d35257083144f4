import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import { type AdminPost, type EditablePost, isPrivate, readPost } from '../api/posts';
import { PictureUploads } from '../pictures/PictureUploads';
import { editPath } from '../posts/paths';
import { useRights } from '../rights';
import { whenWords } from '../salonDates';
import { readFromDevice } from '../saving/device';
import { useSaving, useSavingOnLeave } from '../saving/useSaver';
import { ConflictDialog } from '../ui/Dialog';
import { Hint } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { PostForm } from './PostForm';
import { Preview, shownValues } from './Preview';
import { excerptOf, type PostValues } from './postValues';
import { deviceKey, SavedPost } from './SavedPost';
import { useLeaving } from './useLeaving';
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
  // As it was opened: a role that is lowered takes nothing away that is typed.
  const [mayChange] = useState(useRights().may('posts'));
  if (openedId === undefined) return <PostEditor opened={null} />;
  return (
    <Loaded
      load={(signal) => readPost(openedId, signal)}
      loading="Loading the post"
      failed="Server error while fetching the post."
    >
      {(opened) =>
        mayChange || isPrivate(opened.post) ? (
          <PostEditor opened={opened} />
        ) : (
          <p>Only an owner or an editor may change this post.</p>
        )
      }
    </Loaded>
  );
}

function PostEditor({ opened }: { opened: EditablePost | null }) {
  const openedId = opened?.post._id ?? null;
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const [saved] = useState(() => new SavedPost(opened));
  const { saver } = saved;
  const [uploads] = useState(() => new PictureUploads());
  const state = useSaving(saver);
  const values = state.content;
  const [previewing, setPreviewing] = useState(false);

  const post = state.stored.stored?.post ?? null;
  const storedId = post?._id ?? null;
  const publishing = usePublish(saved);
  const isLeaving = useLeaving(saved, uploads, publishing.isFinished);

  // What the server does not have of an earlier visit, or of one that a login interrupted.
  const takeKept = useEffectEvent(() => {
    const kept = readFromDevice<PostValues>(deviceKey(openedId));
    if (!kept) return;
    saved.resume(kept);
    if (!saver.isUnsaved()) return;
    const undo = { label: 'Undo', onClick: saver.wayBack() };
    toast(`What you wrote ${whenWords(kept.savedAt)} is here again.`, 'status', undo);
  });
  useEffect(() => takeKept(), []);
  // Leaving a field does not save at once: the next tap is often Publish, and would save it again.
  useSavingOnLeave(saver, false);
  useEffect(() => uploads.close, [uploads]);

  useEffect(() => {
    if (openedId !== null || storedId === null || isLeaving || publishing.isFinished()) return;
    // Only the address changes: editor, focus, cursor and scroll position must stay.
    const state = { isSamePage: true, writing: location.key };
    navigate(editPath(storedId), { replace: true, preventScrollReset: true, state });
  }, [storedId, isLeaving]);

  function change(part: Partial<PostValues>) {
    // As the page closes, its uploads end, and with them the pictures in the text.
    if (saver.closed.aborted) return;
    saver.change((draft) => void Object.assign(draft, part));
    publishing.forget(part);
  }

  const { conflict } = state;
  const writer = useRights().other(conflict?.stored.stored?.post.updatedBy);
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
      {conflict && (
        <ConflictDialog
          title={writer ? `${writer} changed this post too` : 'This post was changed elsewhere'}
          mine={<Version values={values} post={post} />}
          theirs={<Version values={conflict.theirs} post={post} />}
          onResolve={publishing.resolve}
        >
          <p>
            While you were writing, {writer ?? 'another tab or device'} saved it. Nothing is lost: choose
            which version stays.
          </p>
        </ConflictDialog>
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
