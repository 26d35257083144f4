import type { SpecialDays } from '@salon/content/description';
import { dateOf } from '@salon/content/hours/localTime';
import { datesText, timesText } from '@salon/content/hours/texts';
import { EntriesEditor } from '../entries/EntriesEditor';
import { DateField } from '../fields/DateField';
import { useSalonTime } from '../useSalonTime';
import { TimesEditor } from './TimesEditor';

/** Days that differ from the ordinary week: closed, or with other hours. */
export function SpecialDaysEditor() {
  const today = dateOf(useSalonTime());
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
        from: ({ path, value: { from, until }, set }) => (
          <DateField
            path={`${path}.from`}
            label="First day"
            value={from}
            onChange={(next = '') =>
              set(until === from ? { from: next, until: next } : { from: next }, 'first day')
            }
            onLeave={() => until < from && set({ until: from }, 'last day')}
          />
        ),
        until: ({ path, value: { from, until }, set }) => (
          <DateField
            path={`${path}.until`}
            label="Last day"
            value={until}
            min={from}
            onChange={(next = '') => set({ until: next }, 'last day')}
          />
        ),
        times: ({ path, value, set }) => (
          <TimesEditor
            path={`${path}.times`}
            what={nameOf(value)}
            times={value.times}
            onChange={(update) => set({ times: update(value.times) }, 'times')}
          />
        ),
      }}
    />
  );
}

const nameOf = ({ from, until, reason }: SpecialDays) =>
  [from && until ? datesText(from, until) : 'Without a date', reason].filter(Boolean).join(': ');
