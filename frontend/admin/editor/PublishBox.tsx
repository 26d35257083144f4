import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { historyPath } from '../posts/paths';
import { dateWords, salonTime } from '../salonDates';
import { DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/QuietButton';
import { TimeDialog } from '../ui/TimeDialog';
import type { Goal, PostSaving } from './SavedPost';
import type { Publishing } from './usePublish';

/** Shows who can see the post and from when. It has the less frequent actions, such as scheduling. */
export function PublishBox({ state, publishing }: { state: PostSaving; publishing: Publishing }) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const { stored, status } = state;
  const post = stored.stored?.post;
  const isDraft = !post || post.state === 'draft';
  const hasChanges = !isDraft && post.changes !== null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{titles[post?.state ?? 'draft']}</h2>
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
            const goal: Goal = { state, date: moment.toISOString() };
            if (isDraft) publishing.publish(goal);
            else publishing.changeDate(goal);
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}

const titles = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

const Box = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  font-size: ${fontSize.small};
  h2 { font-size: ${fontSize.heading}; }
`;
