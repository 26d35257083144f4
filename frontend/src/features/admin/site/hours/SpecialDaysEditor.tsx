import type { SpecialDays } from '../../../../content/site-content';
import { dateOf } from '../../../hours/localTime';
import { datesText, timesText } from '../../../hours/texts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DateField } from '../fields/DateField';
import { Fields } from '../fields/Fieldset';
import { ListEditor } from '../fields/ListEditor';
import { TextField } from '../fields/TextField';
import { newId } from '../newId';
import { useSalonTime } from '../useSalonTime';
import { TimesEditor } from './TimesEditor';

/** Days that differ from the ordinary week: closed, or with other hours. */
export function SpecialDaysEditor() {
  const { content, change } = useSiteDraft();
  const today = dateOf(useSalonTime());
  return (
    <ListEditor<SpecialDays>
      label="Closed days and special hours"
      items={content.hours.special}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      stateOf={({ times, until }) =>
        `${timesText(times) || 'closed'}${until && until < today ? ' · over' : ''}`
      }
      onChange={(update, what) =>
        change((draft) => {
          draft.hours.special = update(draft.hours.special);
        }, what)
      }
      create={() => ({ id: newId('days'), from: today, until: today, times: [], reason: '' })}
      addLabel="Add closed days or special hours"
      max={100}
      sortable={false}
      folded
    >
      {(days, index, set) => {
        const path = `hours.special[${index}]`;
        return (
          <Fields>
            <TextField
              path={`${path}.reason`}
              label="Reason"
              hint="As visitors read it: Pongal. It may be empty."
              value={days.reason}
              onChange={(reason) => set({ reason })}
            />
            <DateField
              path={`${path}.from`}
              label="First day"
              value={days.from}
              onChange={(from = '') => set(days.until === days.from ? { from, until: from } : { from })}
              onLeave={() => days.until < days.from && set({ until: days.from })}
            />
            <DateField
              path={`${path}.until`}
              label="Last day"
              value={days.until}
              min={days.from}
              onChange={(until = '') => set({ until })}
            />
            <TimesEditor
              path={`${path}.times`}
              what={nameOf(days)}
              times={days.times}
              onChange={(update) => set({ times: update(days.times) })}
            />
          </Fields>
        );
      }}
    </ListEditor>
  );
}

const nameOf = ({ from, until, reason }: SpecialDays) =>
  [from && until ? datesText(from, until) : 'Without a date', reason].filter(Boolean).join(': ');
