import styled from '@emotion/styled';
import type { OpenTime, Weekday } from '@salon/content/description';
import { weekdays } from '@salon/content/description/hours';
import { dayName, timesText } from '@salon/content/hours/texts';
import { listWords } from '@salon/content/words/dates';
import { useId, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fieldset } from '../fields/Fieldset';
import { Choice, TextButton } from '../parts/controls';
import { TimesEditor } from './TimesEditor';

/** The hours of an ordinary week, day by day. */
export function WeekEditor() {
  const { content, change, undo } = useSiteDraft();
  const { weekly } = content.hours;
  const [copied, setCopied] = useState<Weekday | null>(null);
  const toast = useToast();

  function copyTo(days: Weekday[], from: Weekday) {
    setCopied(null);
    if (days.length === 0) return;
    change(
      (draft) => {
        for (const day of days) draft.hours.weekly[day] = draft.hours.weekly[from];
      },
      `copying ${dayName(from)}`,
    );
    toast(`${dayName(from)} is copied to ${listWords(days.map(dayName))}.`, 'status', {
      label: 'Undo',
      onClick: undo,
    });
  }

  return (
    <Days>
      {weekdays.map((day) => (
        <Fieldset key={day} legend={dayName(day)}>
          <TimesEditor
            path={`hours.weekly.${day}`}
            what={dayName(day)}
            times={weekly[day]}
            onChange={(times) =>
              change(
                (draft) => {
                  draft.hours.weekly[day] = times;
                },
                `hours of ${dayName(day)}`,
              )
            }
          />
          <TextButton type="button" onClick={() => setCopied(day)}>
            Copy {dayName(day)} to other days
          </TextButton>
        </Fieldset>
      ))}
      {copied && (
        <CopyDialog
          from={copied}
          times={weekly[copied]}
          onCopy={(days) => copyTo(days, copied)}
          onCancel={() => setCopied(null)}
        />
      )}
    </Days>
  );
}

interface CopyProps {
  from: Weekday;
  times: OpenTime[];
  onCopy: (days: Weekday[]) => void;
  onCancel: () => void;
}

function CopyDialog({ from, times, onCopy, onCancel }: CopyProps) {
  const id = useId();
  const [days, setDays] = useState<Weekday[]>([]);
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <Heading id={id}>Copy {dayName(from)} to</Heading>
      <p>{timesText(times) || 'closed'}</p>
      {weekdays
        .filter((day) => day !== from)
        .map((day) => (
          <Choice key={day}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={(event) =>
                setDays(weekdays.filter((one) => (one === day ? event.target.checked : days.includes(one))))
              }
            />
            {dayName(day)}
          </Choice>
        ))}
      <DialogActions>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="button" onClick={() => onCopy(days)}>
          Copy
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[5]};
`;

const Heading = styled.h2`
  font-size: ${fontSize.h3};
  margin-bottom: ${space[2]};
`;
