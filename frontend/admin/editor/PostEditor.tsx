import styled from '@emotion/styled';
import { same } from '@salon/content/same';
import { makeExcerpt } from '@salon/content/text';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { PostBody } from '../../shared/post/PostBody';
import { shownText } from '../../shared/post/shownPost';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import type { EditablePost } from '../api/posts';
import { PictureUploads } from '../pictures/PictureUploads';
import { editPath } from '../posts/paths';
import { dateWords } from '../salonDates';
import { clearDevice, readFromDevice } from '../saving/device';
import { useSaving, useSavingOnLeave } from '../saving/useSaver';
import { ConflictDialog } from '../ui/ConflictDialog';
import { ActionDialog, Dialog, DialogActions } from '../ui/Dialog';
import { OutlineButton } from '../ui/QuietButton';
import { PostForm } from './PostForm';
import { Preview } from './Preview';
import { emptyValues, excerptOf, type PostValues } from './postValues';
import { deviceKey, type PostCopy, SavedPost } from './SavedPost';
import { textOf } from './text';
import { useLeaveGuard } from './useLeaveGuard';
import { usePublish } from './usePublish';

/** Writes a new post, opened as null, or edits a stored one. */
export function PostEditor({ opened }: { opened: EditablePost | null }) {
  const openedId = opened?.post._id ?? null;
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();

  const [saved] = useState(() => new SavedPost(opened));
  const { saver } = saved;
  const [interrupted] = useState(() =>
    location.state?.resume === true ? readFromDevice<PostValues>(deviceKey(openedId), sessionStorage) : null,
  );
  const [found, setFound] = useState(() =>
    interrupted ? null : findCopy(openedId, saver.getState().content),
  );
  const [uploads] = useState(() => new PictureUploads());
  const state = useSaving(saver);
  const values = state.content;
  const [previewing, setPreviewing] = useState(false);

  const storedId = state.stored.stored?.post._id ?? null;
  const publishing = usePublish(saved, uploads);
  const isUnsaved = () => !publishing.isFinished() && (saver.isUnsaved() || uploads.arriving().length > 0);

  const leaving = useLeaveGuard({
    isUnsaved,
    save: async () => (await saver.saveNow()) && !isUnsaved(),
  });
  // What the end of the session has interrupted in this tab is restored once, without a question. Only an effect may remove it:
  // React can begin to render a page, and throw that away.
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
    publishing.forgetErrors(part);
  }

  function restore(copy: PostCopy) {
    setFound(null);
    saved.resume(copy);
    if (copy.pictureMissing) toast('The picture was too large to keep. Please choose it again.');
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
      {previewing && (
        <Preview
          values={values}
          post={state.stored.stored?.post ?? null}
          onClose={() => setPreviewing(false)}
        />
      )}
      {found && (
        <DraftDialog
          draft={found}
          onRestore={() => restore(found)}
          onDiscard={() => {
            clearDevice(deviceKey(openedId));
            setFound(null);
          }}
          onCancel={() => navigate('/admin/blog')}
        />
      )}
      {isConflictShown && (
        <PostConflict
          mine={values}
          theirs={conflict.theirs}
          onResolve={publishing.resolve}
          onCancel={publishing.postpone}
        />
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

interface DraftProps {
  draft: PostCopy;
  onRestore: () => void;
  onDiscard: () => void;
  /** Leaves the editor; the draft is kept. */
  onCancel: () => void;
}

/** Asks what to do with a draft before a new text can overwrite it. */
function DraftDialog({ draft: { content: values, savedAt }, onRestore, onDiscard, onCancel }: DraftProps) {
  const id = useId();
  const text = makeExcerpt(textOf(values.content));
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <h2 id={id}>A draft from {dateWords(savedAt)} was found</h2>
      <DraftExcerpt dir="auto">
        <strong>{values.title || 'Without a title'}</strong>
        {text && <p>{text}</p>}
      </DraftExcerpt>
      <DialogActions>
        <Button onClick={onRestore}>Restore</Button>
        <OutlineButton onClick={onDiscard}>Discard</OutlineButton>
      </DialogActions>
    </Dialog>
  );
}

interface ConflictProps {
  mine: PostValues;
  theirs: PostValues;
  onResolve: (isTheirs: boolean) => void;
  /** Returns to the form without changing anything. */
  onCancel: () => void;
}

/** Shows both versions of a post that another tab or device changed while it was being edited here. */
const PostConflict = ({ mine, theirs, ...actions }: ConflictProps) => (
  <ConflictDialog
    title="This post was changed elsewhere"
    mine={<Version values={mine} />}
    theirs={<Version values={theirs} />}
    cancel="Back to writing"
    {...actions}
  >
    <p>
      While you were writing, another tab or device saved it. Nothing is lost: choose which version stays.
    </p>
  </ConflictDialog>
);

function Version({ values }: { values: PostValues }) {
  const { title, category, image, imageAlt, focus, content } = values;
  return (
    <VersionText>
      <strong>{title}</strong>
      <small>{category || 'Uncategorized'}</small>
      {image && (
        <BlogPicture image={image} alt={imageAlt} focus={focus} sizes="(min-width: 720px) 40vw, 92vw" />
      )}
      <small>{excerptOf(values)}</small>
      <PostBody text={shownText(content, Boolean(image))} />
    </VersionText>
  );
}

const DraftExcerpt = styled.div`
  margin-top: ${space[4]};
  padding: ${space[4]};
  background: ${color.paperShade};
  border-radius: ${radius};
`;

/** A text of an earlier visit that the server does not have: the owner is asked about it. */
function findCopy(postId: string | null, stored: PostValues): PostCopy | null {
  const found = readFromDevice<PostValues>(deviceKey(postId));
  return found && same({ ...emptyValues, ...found.content }, stored) ? null : found;
}

// Category and excerpt look different from the post's text, which stands beside them.
const VersionText = styled.div`
  > * + * { margin-top: ${space[3]}; }
  > small { display: block; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
`;
