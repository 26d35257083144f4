import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { cardBox, fontSize, space } from '../../shared/theme/tokens';
import { historyPath, tabs } from '../posts/paths';
import { dateWords, salonTime } from '../salonDates';
import { DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/buttons';
import { TimeDialog } from '../ui/TimeDialog';
import type { PostSaving } from './SavedPost';
import type { Publishing } from './usePublish';

export function PublishBox({ state, publishing }: { state: PostSaving; publishing: Publishing }) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const { stored, status } = state;
  const post = stored.stored?.post;
  const isDraft = !post || post.state === 'draft';
  const hasChanges = !isDraft && post.changes !== null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{tabs[post?.state ?? 'draft'].name}</h2>
      <p>{isDraft ? 'Nobody but you sees it.' : dateWords(post.date)}</p>
      {hasChanges && (
        <p>
          <strong>Unpublished changes.</strong> Visitors see them when you press Update.
        </p>
      )}
      <QuietRow>
        {isDraft && (
          <QuietButton aria-disabled={status === 'saving'} onClick={publishing.saveDraft}>
            Save draft
          </QuietButton>
        )}
        <QuietButton onClick={() => setChoosing(true)}>{isDraft ? 'Schedule…' : 'Change date…'}</QuietButton>
        {post?.state === 'scheduled' && (
          <QuietButton onClick={() => publishing.publish({ state: 'published' })}>Publish now</QuietButton>
        )}
        {!isDraft && (
          <QuietButton onClick={publishing.backToDraft}>
            {post.state === 'published' ? 'Unpublish' : 'Back to draft'}
          </QuietButton>
        )}
        {post && <QuietLink to={historyPath(post._id)}>History</QuietLink>}
        {hasChanges && <DangerButton onClick={publishing.dropChanges}>Drop changes</DangerButton>}
      </QuietRow>
      {choosing && (
        <TimeDialog
          {...(isDraft
            ? { title: 'Schedule the post', action: 'Schedule' }
            : { title: 'Change the date', action: 'Change date', initial: salonTime(new Date(post.date)) })}
          hint={
            isDraft
              ? 'Visitors see it from then on.'
              : 'With a time to come, visitors see it from then on only.'
          }
          isToCome={isDraft}
          onChoose={(_time, moment) => {
            setChoosing(false);
            const state = moment > new Date() ? 'scheduled' : 'published';
            const act = isDraft ? publishing.publish : publishing.changeDate;
            act({ state, date: moment.toISOString() });
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  ${cardBox}
  font-size: ${fontSize.small};
  h2 { font-size: ${fontSize.heading}; }
`;
