import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PostArticle } from '../../shared/post/PostArticle';
import { shownPost } from '../../shared/post/shownPost';
import { fontSize, media, space } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import type { AdminPost, EditablePost } from '../api/posts';
import { PictureUploads } from '../pictures/PictureUploads';
import { editPath } from '../posts/paths';
import { useRights } from '../rights';
import { whenWords } from '../salonDates';
import { readFromDevice } from '../saving/device';
import { useSavingOnLeave } from '../saving/useSaver';
import { ConflictDialog } from '../ui/Dialog';
import { Hint, LineField } from '../ui/Field';
import { Stack } from '../ui/parts';
import { useElementSize } from '../ui/useElementSize';
import { CategoryField } from './CategoryField';
import { ContentEditor } from './ContentEditor';
import { CoverField } from './CoverField';
import { LanguageField } from './LanguageField';
import { Preview, shownValues } from './Preview';
import { PublishBox } from './PublishBox';
import { excerptOf, type PostFieldProps, type PostValues } from './postValues';
import { SaveBar } from './SaveBar';
import { deviceKey, SavedPost } from './SavedPost';
import { CONTENT_ID } from './schema';
import { useCovered } from './useCovered';
import { useLeaving } from './useLeaving';
import { usePublish } from './usePublish';

export function PostEditor({ opened }: { opened: EditablePost | null }) {
  const openedId = opened?.post._id ?? null;
  const navigate = useNavigate();
  const location = useLocation();
  const { id } = useParams();
  const toast = useToast();
  const [saved] = useState(() => new SavedPost(opened));
  const { saver } = saved;
  const [uploads] = useState(() => new PictureUploads());
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const { content: values, conflict } = state;
  const post = state.stored.stored?.post;
  const storedId = post?._id;
  const publishing = usePublish(saved, state);
  const { isSending, errors } = publishing;
  const isLeaving = useLeaving(saved, uploads);
  const [previewing, setPreviewing] = useState(false);
  const writer = useRights().other(conflict?.stored.stored?.post.updatedBy);
  const bar = useRef<HTMLDivElement>(null);
  const { height: barHeight } = useElementSize(bar);
  const covered = useCovered();

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
    if (id !== undefined || storedId === undefined || isLeaving || isSending) return;
    // Only the address changes: editor, focus, cursor and scroll position must stay.
    const state = { isSamePage: true, writing: location.key };
    navigate(editPath(storedId), { replace: true, preventScrollReset: true, state });
  }, [id, storedId, isLeaving, isSending]);

  function change(part: Partial<PostValues>) {
    // As the page closes, its uploads end, and with them the pictures in the text.
    if (!saver.closed.aborted) saver.change((draft) => void Object.assign(draft, part));
  }
  const field = <Name extends keyof PostValues>(name: Name) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: PostValues[Name]) => change({ [name]: value }),
  });

  return (
    <>
      {/* The form is never submitted: Enter in a field must not publish. */}
      <form onSubmit={(event) => event.preventDefault()} onFocus={showWhole} noValidate>
        {/* While the post is being sent, text typed now would be lost. */}
        <Fields inert={isSending}>
          <Stack gap={6} data-area="title">
            <TitleField {...field('title')} />
          </Stack>
          <Stack gap={6} data-area="cover">
            <CoverField values={values} error={errors.image} uploads={uploads} onChange={change} />
            {values.image && (
              <LineField
                label="Picture description"
                hint="What the picture shows, for people who can't see it."
                {...field('imageAlt')}
              />
            )}
          </Stack>
          <Stack gap={6} data-area="content">
            <ContentEditor
              {...field('content')}
              covered={{ above: covered.above, below: barHeight - covered.above }}
              uploads={uploads}
            />
          </Stack>
          <Stack gap={6} data-area="details">
            <LanguageField {...field('language')} post={post} />
            <CategoryField {...field('category')} />
            <LineField
              label="Excerpt"
              hint="Empty: made from the start of the text."
              rows={5}
              placeholder={excerptOf(values)}
              {...field('excerpt')}
            />
          </Stack>
          <Stack gap={6} data-area="aside">
            <PublishBox state={state} publishing={publishing} />
          </Stack>
        </Fields>
        {/* Keeps the typed line and the focused field above the bar when the browser scrolls to them. */}
        <Global
          styles={`:root {
            --covered-below: ${covered.below}px;
            --toast-floor: ${covered.below + barHeight}px;
            scroll-padding-bottom: calc(${covered.below + barHeight}px + ${space[4]});
          }`}
        />
        <SaveBar ref={bar} {...{ state, publishing, uploads }} onPreview={() => setPreviewing(true)} />
      </form>
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
const Version = ({ values, post }: { values: PostValues; post?: AdminPost }) => (
  <>
    <Hint>{excerptOf(values)}</Hint>
    <PostArticle post={shownPost(shownValues(values, post))} />
  </>
);

/** A title without line breaks. The field grows, so that a long title is shown whole. */
const TitleField = ({ onChange, ...field }: PostFieldProps) => (
  <LineField
    label="Title"
    hint="At least 5 characters."
    rows={1}
    required
    enterKeyHint="next"
    {...field}
    style={{ fieldSizing: 'content', fontSize: fontSize.lead, lineHeight: 1.4 }}
    onChange={(title) => onChange(title.replace(/\s*\n\s*/g, ' '))}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      document.getElementById(CONTENT_ID)?.focus();
    }}
  />
);

/** Browsers show only the cursor's line of a focused field; this shows all of it. The text scrolls itself: see ContentEditor. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.id !== CONTENT_ID && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}

// On a wide window the publish box, the cover and the details are beside the text.
const Fields = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-bottom: ${space[8]};
  > div { align-content: start; }
  ${media.desktop} {
    grid-template: auto auto auto auto 1fr / minmax(0, 1fr) 22rem;
    column-gap: ${space[8]};
    [data-area='title'] { grid-area: 1 / 1; }
    [data-area='content'] { grid-area: 2 / 1 / span 4; }
    [data-area='aside'] { grid-area: 1 / 2 / span 2; }
    [data-area='cover'] { grid-area: 3 / 2; }
    [data-area='details'] { grid-area: 4 / 2; }
  }
`;
