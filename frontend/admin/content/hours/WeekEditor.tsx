import styled from '@emotion/styled';
import type { OpenTime, Weekday } from '@salon/content/description';
import { weekdays } from '@salon/content/hours/localTime';
import { dayName, timesText } from '@salon/content/hours/texts';
import { listWords } from '@salon/content/words/dates';
import { useId, useState } from 'react';
import { color, fontSize, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fieldset } from '../fields/Fieldset';
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
            onChange={(update) =>
              change(
                (draft) => {
                  draft.hours.weekly[day] = update(draft.hours.weekly[day]);
                },
                `hours of ${dayName(day)}`,
              )
            }
          />
          <CopyButton type="button" onClick={() => setCopied(day)}>
            Copy {dayName(day)} to other days
          </CopyButton>
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

const CopyButton = styled.button`
  min-height: ${touchTarget};
  justify-self: start;
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Heading = styled.h2`
  font-size: ${fontSize.h3};
  margin-bottom: ${space[2]};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3rem;
  cursor: pointer;
  input { width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;
