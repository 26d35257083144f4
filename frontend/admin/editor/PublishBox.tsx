import styled from '@emotion/styled';
import { addDays, dateOf } from '@salon/content/hours/localTime';
import { useId, useState } from 'react';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { historyPath } from '../posts/paths';
import { dateWords, momentOf, salonTime } from '../salonDates';
import { ActionDialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import { DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/QuietButton';
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
          <>
            <QuietButton onClick={() => publishing.publish({ state: 'published' })}>Publish now</QuietButton>
            <QuietButton onClick={publishing.backToDraft}>Back to draft</QuietButton>
          </>
        )}
        {post && <QuietLink to={historyPath(post._id)}>History</QuietLink>}
        {hasChanges && <DangerButton onClick={publishing.dropChanges}>Drop changes</DangerButton>}
      </QuietRow>
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

interface ScheduleProps {
  /** The post's date; null for a draft, which needs a date in the future. */
  date: string | null;
  onChoose: (goal: Goal) => void;
  onCancel: () => void;
}

const tomorrowAtTen = () => `${addDays(dateOf(salonTime(new Date())), 1)}T10:00`;

/** Asks for a day and a time in the salon's time zone. A future time schedules the post; a past one becomes its date. */
function ScheduleDialog({ date, onChoose, onCancel }: ScheduleProps) {
  const isDraft = date === null;
  const [time, setTime] = useState(() => (isDraft ? tomorrowAtTen() : salonTime(new Date(date))));
  const [error, setError] = useState<string>();

  function submit() {
    const moment = momentOf(time);
    if (!moment) return setError('Please choose a day and a time.');
    const isToCome = moment > new Date();
    if (isDraft && !isToCome) return setError('Please choose a time to come.');
    onChoose({ state: isToCome ? 'scheduled' : 'published', date: moment.toISOString() });
  }

  return (
    <ActionDialog
      title={isDraft ? 'Schedule the post' : 'Change the date'}
      action={isDraft ? 'Schedule' : 'Change date'}
      onAction={submit}
      onCancel={onCancel}
    >
      <LineField
        label="Day and time"
        hint={`On the salon's clock. ${isDraft ? 'Visitors see it from then on.' : 'With a time to come, visitors see it from then on only.'}`}
        error={error}
        type="datetime-local"
        min={isDraft ? salonTime(new Date()) : undefined}
        value={time}
        onChange={(changed) => {
          setTime(changed);
          setError(undefined);
        }}
      />
    </ActionDialog>
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
