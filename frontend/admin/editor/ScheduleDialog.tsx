import { addDays, dateOf } from '@salon/content/hours/localTime';
import { useState } from 'react';
import { LineField } from '../ui/Field';
import { FormDialog } from '../ui/FormDialog';
import type { Goal } from './SavedPost';
import { momentOf, salonTime } from './salonDates';

interface Props {
  /** The post's date; null for a draft, which needs a date in the future. */
  date: string | null;
  onChoose: (goal: Goal) => void;
  onCancel: () => void;
}

const tomorrowAtTen = () => `${addDays(dateOf(salonTime(new Date())), 1)}T10:00`;

/** Asks for a day and a time in the salon's time zone. A future time schedules the post; a past one becomes its date. */
export function ScheduleDialog({ date, onChoose, onCancel }: Props) {
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
    <FormDialog
      title={isDraft ? 'Schedule the post' : 'Change the date'}
      submitLabel={isDraft ? 'Schedule' : 'Change date'}
      onSubmit={submit}
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
    </FormDialog>
  );
}
