import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { DangerButton, QuietButton, QuietLink } from '../ui/QuietButton';
import type { Goal, PostSaving } from './SavedPost';
import { ScheduleDialog } from './ScheduleDialog';
import { dateWords } from './salonDates';

interface Props {
  state: PostSaving;
  /** The post was never stored. */
  isNew: boolean;
  onSaveDraft: () => void;
  onPublish: (goal: Goal) => void;
  onChangeDate: (goal: Goal) => void;
  onBackToDraft: () => void;
  onDropChanges: () => void;
}

/** Shows who can see the post and from when. It has the less frequent actions, such as scheduling. */
export function PublishBox({
  state,
  isNew,
  onSaveDraft,
  onPublish,
  onChangeDate,
  onBackToDraft,
  onDropChanges,
}: Props) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const { stored, status } = state;
  const post = stored.stored?.post;
  const isDraft = !post || post.state === 'draft';
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{titles[post?.state ?? 'draft']}</h2>
      <p>{isDraft ? 'Nobody but you sees it.' : dateWords(post.date)}</p>
      {post?.changes && !isDraft && (
        <p>
          <strong>Unpublished changes.</strong> Visitors see them when you press Update.
        </p>
      )}
      <Buttons>
        {isDraft && (
          <QuietButton type="button" aria-disabled={status === 'saving'} onClick={onSaveDraft}>
            Save draft
          </QuietButton>
        )}
        <QuietButton type="button" onClick={() => setChoosing(true)}>
          {isDraft ? 'Schedule…' : 'Change date…'}
        </QuietButton>
        {post?.state === 'scheduled' && (
          <>
            <QuietButton type="button" onClick={() => onPublish({ state: 'published' })}>
              Publish now
            </QuietButton>
            <QuietButton type="button" onClick={onBackToDraft}>
              Back to draft
            </QuietButton>
          </>
        )}
        {!isNew && post && (
          <QuietLink to={`/admin/blog/history/${encodeURIComponent(post._id)}`}>History</QuietLink>
        )}
        {post?.changes && !isDraft && (
          <DangerButton type="button" onClick={onDropChanges}>
            Drop changes
          </DangerButton>
        )}
      </Buttons>
      {choosing && (
        <ScheduleDialog
          date={isDraft ? null : post.date}
          onChoose={(goal) => {
            setChoosing(false);
            if (isDraft) onPublish(goal);
            else onChangeDate(goal);
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
