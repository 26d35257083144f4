import type { SpecialDays } from '@salon/content/description';
import { datesText, timesText } from '@salon/content/hours/texts';
import { EntriesEditor } from '../entries/EntriesEditor';
import { useToday } from '../useSalonTime';
import { TimesEditor } from './TimesEditor';

/** Days that differ from the ordinary week: closed, or with other hours. */
export function SpecialDaysEditor() {
  const today = useToday();
  return (
    <EntriesEditor<SpecialDays>
      list="hours.special"
      label="Closed days and special hours"
      addLabel="Add closed days or special hours"
      kind="days"
      initial={() => ({ from: today, until: today })}
      nameOf={nameOf}
      stateOf={({ times, until }) =>
        `${timesText(times) || 'closed'}${until && until < today ? ' · over' : ''}`
      }
      sortable={false}
      own={{
        from: ({ value: { from, until }, set, draw }) =>
          draw('from', {
            control: 'day',
            onChange: (next) => set({ from: next, until: until === from ? next : until }, 'first day'),
            onLeave: () => until < from && set({ until: from }, 'last day'),
          }),
        until: ({ value: { from }, draw }) => draw('until', { control: 'day', min: from }),
        times: ({ path, value, set }) => (
          <TimesEditor
            path={`${path}.times`}
            what={nameOf(value)}
            times={value.times}
            onChange={(times) => set({ times }, 'times')}
          />
        ),
      }}
    />
  );
}

const nameOf = ({ from, until, reason }: SpecialDays) =>
  [from && until ? datesText(from, until) : 'Without a date', reason].filter(Boolean).join(': ');
