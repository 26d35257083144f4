import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { useState } from 'react';
import { momentOf, salonTime } from '../salonDates';
import { ActionDialog, type DialogProps } from './Dialog';
import { LineField } from './Field';

interface Props extends Pick<DialogProps, 'title' | 'action' | 'onCancel' | 'children'> {
  hint: string;
  /** Tomorrow at ten when missing. */
  initial?: LocalTime;
  isToCome: boolean;
  onChoose: (time: LocalTime, moment: Date) => void;
}

export function TimeDialog({ hint, initial, isToCome, onChoose, children, ...dialog }: Props) {
  const [time, setTime] = useState(initial ?? `${addDays(dateOf(salonTime(new Date())), 1)}T10:00`);
  const [error, setError] = useState<string>();

  function submit() {
    const moment = momentOf(time);
    if (!moment) return setError('Please choose a day and a time.');
    if (isToCome && moment <= new Date()) return setError('Please choose a time to come.');
    onChoose(time, moment);
  }

  return (
    <ActionDialog {...dialog} onAction={submit}>
      {children}
      <LineField
        label="Day and time"
        hint={`On the salon's clock. ${hint}`}
        error={error}
        type="datetime-local"
        min={isToCome ? salonTime(new Date()) : undefined}
        value={time}
        onChange={(changed) => {
          setTime(changed);
          setError(undefined);
        }}
      />
    </ActionDialog>
  );
}
