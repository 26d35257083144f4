import styled from '@emotion/styled';
import type { OpenTime, SpecialDays, Weekday } from '@salon/content/description';
import { weekdays } from '@salon/content/hours/localTime';
import { datesText, dayName, timesText } from '@salon/content/hours/texts';
import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { space } from '../../../shared/theme/tokens';
import { QuietButton } from '../../ui/buttons';
import { ActionDialog } from '../../ui/Dialog';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { EntriesEditor } from '../entries/EntriesEditor';
import { TextField } from '../fields/TextField';
import { ToggleField } from '../fields/ToggleField';
import { Fieldset, Part, ShortFields } from '../parts/controls';
import { useToday } from '../useSalonTime';

export const HoursEditor = () => (
  <>
    <Part aria-labelledby="week">
      <h2 id="week">Every week</h2>
      <Days>
        {weekdays.map((day) => (
          <DayEditor key={day} day={day} />
        ))}
      </Days>
    </Part>
    <Part aria-labelledby="special">
      <h2 id="special">Closed days and special hours</h2>
      <SpecialDaysEditor />
    </Part>
  </>
);

function DayEditor({ day }: { day: Weekday }) {
  const { content, change } = useSiteDraft();
  const times = content.hours.weekly[day];
  const name = dayName(day);
  return (
    <Fieldset legend={name}>
      <TimesEditor
        path={`hours.weekly.${day}`}
        what={name}
        times={times}
        onChange={(next) =>
          change(({ hours }) => void Object.assign(hours.weekly, { [day]: next }), `hours of ${name}`)
        }
      />
      <CopyDay from={day} times={times} />
    </Fieldset>
  );
}

function CopyDay({ from, times }: { from: Weekday; times: OpenTime[] }) {
  const { change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  /** The chosen days; undefined while the dialog is closed. */
  const [days, setDays] = useState<Weekday[]>();
  const name = dayName(from);

  function copy(to: Weekday[]) {
    setDays(undefined);
    if (to.length === 0) return;
    change((draft) => {
      for (const day of to) draft.hours.weekly[day] = times;
    }, `copying ${name}`);
    offerUndo(`${name} is copied to ${listWords(to.map(dayName))}.`);
  }

  return (
    <>
      <QuietButton onClick={() => setDays([])}>Copy {name} to other days</QuietButton>
      {days && (
        <ActionDialog
          title={`Copy ${name} to`}
          action="Copy"
          onAction={() => copy(days)}
          onCancel={() => setDays(undefined)}
        >
          <div>
            <p>{timesText(times) || 'closed'}</p>
            {weekdays
              .filter((day) => day !== from)
              .map((day) => (
                <ToggleField
                  key={day}
                  path={`copy.${day}`}
                  label={dayName(day)}
                  value={days.includes(day)}
                  onChange={(isChosen) =>
                    setDays(weekdays.filter((one) => (one === day ? isChosen : days.includes(one))))
                  }
                />
              ))}
          </div>
        </ActionDialog>
      )}
    </>
  );
}

function SpecialDaysEditor() {
  const today = useToday();
  return (
    <EntriesEditor<SpecialDays>
      list="hours.special"
      label="Closed days and special hours"
      addLabel="Add closed days or special hours"
      initial={() => ({ from: today, until: today })}
      stateOf={({ times, until }) =>
        `${timesText(times) || 'closed'}${until && until < today ? ' · over' : ''}`
      }
      sortable={false}
      own={{
        from: ({ value: { from, until }, set, draw }) =>
          draw('from', {
            onChange: (next) => set({ from: next, until: until === from ? next : until }, 'first day'),
          }),
        until: ({ value: { from }, draw }) => draw('until', { min: from }),
        times: ({ path, value, set }) => (
          <TimesEditor
            path={`${path}.times`}
            what={value.from && value.until ? datesText(value.from, value.until) : 'Days without a date'}
            times={value.times}
            onChange={(times) => set({ times }, 'times')}
          />
        ),
      }}
    />
  );
}

interface TimesProps {
  path: string;
  /** The day, such as `Monday`, for screen readers. */
  what: string;
  times: OpenTime[];
  onChange: (times: OpenTime[]) => void;
}

const allDay: OpenTime = { opens: '10:00', closes: '20:00' };
const evening: OpenTime = { opens: '16:00', closes: '20:00' };
/** No salon opens more often in one day. */
const MOST_TIMES = 4;

const TimesEditor = ({ path, what, times, onChange }: TimesProps) => (
  <>
    <ToggleField
      path={path}
      label="Open"
      name={`${what}: open`}
      value={times.length > 0}
      onChange={(isOpen) => onChange(isOpen ? [allDay] : [])}
    />
    {times.map(({ opens, closes }, index) => (
      <div key={index}>
        <ShortFields>
          {Object.entries({ opens, closes }).map(([end, time]) => (
            <TextField
              key={end}
              type="time"
              path={`${path}[${index}].${end}`}
              label={end === 'opens' ? 'Opens' : 'Closes'}
              value={time}
              onChange={(next) => onChange(times.with(index, { opens, closes, [end]: next }))}
            />
          ))}
        </ShortFields>
        {opens && closes && closes <= opens && <Hint>Closes on the next day.</Hint>}
        {times.length > 1 && (
          <QuietButton
            aria-label={`${what}: remove these times, from ${opens}`}
            onClick={() => onChange(times.toSpliced(index, 1))}
          >
            Remove these times
          </QuietButton>
        )}
      </div>
    ))}
    {times.length > 0 && times.length < MOST_TIMES && (
      <QuietButton aria-label={`${what}: add a break`} onClick={() => onChange(withBreak(times))}>
        Add a break
      </QuietButton>
    )}
  </>
);

/** A single span around lunch is split by a break from 13:00 to 16:00; otherwise an evening span is added at the end. */
function withBreak(times: OpenTime[]): OpenTime[] {
  const [only] = times;
  if (times.length === 1 && only && only.opens < '13:00' && only.closes > '16:00') {
    return [
      { opens: only.opens, closes: '13:00' },
      { opens: '16:00', closes: only.closes },
    ];
  }
  return [...times, evening];
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[5]};
`;
