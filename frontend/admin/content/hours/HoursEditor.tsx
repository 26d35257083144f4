import styled from '@emotion/styled';
import type { OpenTime, Weekday } from '@salon/content/description';
import { weekdays } from '@salon/content/hours/localTime';
import { dayName, timesText } from '@salon/content/hours/texts';
import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { space } from '../../../shared/theme/tokens';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SpecialDaysEditor } from '../entries/inPlace';
import { Fieldset } from '../fields/Fieldset';
import { ActionDialog, Choice, Part, TextButton } from '../parts/controls';
import { TimesEditor } from './TimesEditor';

export function HoursEditor() {
  return (
    <>
      <Part aria-labelledby="week">
        <h2 id="week">Every week</h2>
        <WeekEditor />
      </Part>
      <Part aria-labelledby="special">
        <h2 id="special">Closed days and special hours</h2>
        <SpecialDaysEditor />
      </Part>
    </>
  );
}

/** The hours of an ordinary week, day by day. */
function WeekEditor() {
  const { content, change } = useSiteDraft();
  const { weekly } = content.hours;
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
          <CopyDay from={day} times={weekly[day]} />
        </Fieldset>
      ))}
    </Days>
  );
}

/** A button that asks for other days and gives them the same times. */
function CopyDay({ from, times }: { from: Weekday; times: OpenTime[] }) {
  const { change, undo } = useSiteDraft();
  const toast = useToast();
  /** The chosen days; undefined while the dialog is closed. */
  const [days, setDays] = useState<Weekday[]>();
  const name = dayName(from);

  function copy(to: Weekday[]) {
    setDays(undefined);
    if (to.length === 0) return;
    change((draft) => {
      for (const day of to) draft.hours.weekly[day] = times;
    }, `copying ${name}`);
    toast(`${name} is copied to ${listWords(to.map(dayName))}.`, 'status', { label: 'Undo', onClick: undo });
  }

  return (
    <>
      <TextButton type="button" onClick={() => setDays([])}>
        Copy {name} to other days
      </TextButton>
      {days && (
        <ActionDialog
          title={`Copy ${name} to`}
          action="Copy"
          onAction={() => copy(days)}
          onCancel={() => setDays(undefined)}
        >
          <p>{timesText(times) || 'closed'}</p>
          {weekdays
            .filter((day) => day !== from)
            .map((day) => (
              <Choice key={day}>
                <input
                  type="checkbox"
                  checked={days.includes(day)}
                  onChange={({ target }) =>
                    setDays(weekdays.filter((one) => (one === day ? target.checked : days.includes(one))))
                  }
                />
                {dayName(day)}
              </Choice>
            ))}
        </ActionDialog>
      )}
    </>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[5]};
`;
