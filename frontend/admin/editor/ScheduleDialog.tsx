import styled from '@emotion/styled';
import { addDays, dateOf } from '@salon/content/hours/localTime';
import { type FormEvent, useId, useState } from 'react';
import { fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import { Field, Input } from '../ui/Field';
import type { Goal } from './SavedPost';
import { momentOf, salonTime } from './salonDates';

interface Props {
  /** The post's date; null for a draft, which needs a date in the future. */
  date: string | null;
  onChoose: (goal: Goal) => void;
  onCancel: () => void;
}

/** Asks for a day and a time in the salon's time zone. A future time schedules the post; a past one becomes its date. */
export function ScheduleDialog({ date, onChoose, onCancel }: Props) {
  const id = useId();
  const isDraft = date === null;
  const [time, setTime] = useState(() => (isDraft ? tomorrowAtTen() : salonTime(new Date(date))));
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree this form is inside the post's form, which must not get the event.
    event.stopPropagation();
    const moment = momentOf(time);
    if (!moment) return setError('Please choose a day and a time.');
    const isToCome = moment > new Date();
    if (isDraft && !isToCome) return setError('Please choose a time to come.');
    onChoose({ state: isToCome ? 'scheduled' : 'published', date: moment.toISOString() });
  }

  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <DateForm onSubmit={submit} noValidate>
        <h2 id={id}>{isDraft ? 'Schedule the post' : 'Change the date'}</h2>
        <Field
          label="Day and time"
          hint={`On the salon's clock. ${isDraft ? 'Visitors see it from then on.' : 'With a time to come, visitors see it from then on only.'}`}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              min={isDraft ? salonTime(new Date()) : undefined}
              value={time}
              onChange={({ target }) => {
                setTime(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <DialogActions>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">{isDraft ? 'Schedule' : 'Change date'}</Button>
        </DialogActions>
      </DateForm>
    </Dialog>
  );
}

const tomorrowAtTen = () => `${addDays(dateOf(salonTime(new Date())), 1)}T10:00`;

const DateForm = styled.form`
  display: grid;
  gap: ${space[4]};
  h2 { font-size: ${fontSize.h3}; }
`;
