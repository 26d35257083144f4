import { historyPath, tabs } from '../posts/paths';
import { useRights } from '../rights';
import { DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/buttons';
import { Fieldset } from '../ui/parts';
import { ShareDraft } from '../ui/ShareDraft';
import { WhenField } from '../ui/WhenField';
import type { PostSaving } from './SavedPost';
import type { Publishing } from './usePublish';

export function PublishBox({ state, publishing }: { state: PostSaving; publishing: Publishing }) {
  const { may, isAlone, other } = useRights();
  const post = state.stored.stored?.post;
  const isDraft = !post || post.state === 'draft';
  const writer = other(post?.updatedBy);
  const hasChanges = !isDraft && post.changes !== null;
  return (
    <Fieldset legend={tabs[post?.state ?? 'draft'].name}>
      {isDraft && <p>{isAlone ? 'Only you can see it.' : 'Visitors do not see it.'}</p>}
      {writer && <p>Last saved by {writer}.</p>}
      {hasChanges && (
        <p>
          <strong>Unpublished changes.</strong> Visitors see them when you press Update.
        </p>
      )}
      {may('posts') && (
        <>
          <WhenField
            label={isDraft ? 'Publish on' : 'Published on'}
            hint={
              isDraft
                ? 'Empty: right away. A day to come: visitors see it from then on.'
                : 'With a day to come, visitors see it from then on only.'
            }
            error={publishing.errors.date}
            value={publishing.date}
            onChange={publishing.chooseDate}
          />
          <QuietRow>
            {!isDraft && (
              <QuietButton onClick={publishing.backToDraft}>
                {post.state === 'published' ? 'Unpublish' : 'Unschedule'}
              </QuietButton>
            )}
            {post && <QuietLink to={historyPath(post._id)}>History</QuietLink>}
            {hasChanges && <DangerButton onClick={publishing.dropChanges}>Discard changes</DangerButton>}
          </QuietRow>
          {post && (hasChanges || post.state !== 'published') && (
            <ShareDraft of={{ post: post._id }} title={`the draft of ${post.title}`} />
          )}
        </>
      )}
    </Fieldset>
  );
}
