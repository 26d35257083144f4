import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { historyPath } from '../posts/paths';
import { DangerButton, QuietButton, QuietLink } from '../ui/QuietButton';
import type { PostSaving } from './SavedPost';
import { ScheduleDialog } from './ScheduleDialog';
import { dateWords } from './salonDates';
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
      <Buttons>
        {isDraft && (
          <QuietButton type="button" aria-disabled={status === 'saving'} onClick={publishing.saveDraft}>
            Save draft
          </QuietButton>
        )}
        <QuietButton type="button" onClick={() => setChoosing(true)}>
          {isDraft ? 'Schedule…' : 'Change date…'}
        </QuietButton>
        {post?.state === 'scheduled' && (
          <>
            <QuietButton type="button" onClick={() => publishing.publish({ state: 'published' })}>
              Publish now
            </QuietButton>
            <QuietButton type="button" onClick={publishing.backToDraft}>
              Back to draft
            </QuietButton>
          </>
        )}
        {post && <QuietLink to={historyPath(post._id)}>History</QuietLink>}
        {hasChanges && (
          <DangerButton type="button" onClick={publishing.dropChanges}>
            Drop changes
          </DangerButton>
        )}
      </Buttons>
      {choosing && (
        <ScheduleDialog
          date={isDraft ? null : post.date}
          onChoose={(goal) => {
            setChoosing(false);
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;
