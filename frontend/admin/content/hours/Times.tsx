import type { OpenTime } from '@salon/content/description';
import { mostAt } from '@salon/content/entries';
import { QuietButton } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { Fieldset, ShortFields } from '../../ui/parts';
import { type FieldProps, TextField } from '../fields/TextField';
import { ToggleField } from '../fields/ToggleField';

export const allDay: OpenTime = { opens: '10:00', closes: '20:00' };
const evening: OpenTime = { opens: '16:00', closes: '20:00' };

/** Whether it is open on a day or some days, and when. */
export const TimesField = (props: FieldProps<OpenTime[]>) => (
  <Fieldset legend={props.label}>
    <ToggleField
      path={props.path}
      label="Open"
      name={`${props.label}: open`}
      value={props.value.length > 0}
      onChange={(isOpen) => props.onChange(isOpen ? [allDay] : [])}
    />
    {props.value.length > 0 && <Times {...props} />}
  </Fieldset>
);

export const Times = ({ path, label, value, onChange }: FieldProps<OpenTime[]>) => (
  <>
    {value.map(({ opens, closes }, index) => (
      <div key={index}>
        <ShortFields>
          {Object.entries({ opens, closes }).map(([end, time]) => (
            <TextField
              key={end}
              type="time"
              path={`${path}[${index}].${end}`}
              label={end === 'opens' ? 'Opens' : 'Closes'}
              value={time}
              onChange={(next) => onChange(value.with(index, { opens, closes, [end]: next }))}
            />
          ))}
        </ShortFields>
        {opens && closes && closes <= opens && <Hint>Closes on the next day.</Hint>}
        {value.length > 1 && (
          <QuietButton
            aria-label={`${label}: remove these times, from ${opens}`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            Remove these times
          </QuietButton>
        )}
      </div>
    ))}
    {value.length < mostAt(path) && (
      <QuietButton aria-label={`${label}: add a break`} onClick={() => onChange(withBreak(value))}>
        Add a break
      </QuietButton>
    )}
  </>
);

/** A single span around lunch is split by a break from 13:00 to 16:00; otherwise an evening span is added at the end. */
function withBreak(times: OpenTime[]): OpenTime[] {
  const [{ opens, closes } = evening] = times;
  if (times.length > 1 || opens >= '13:00' || closes <= '16:00') return [...times, evening];
  return [
    { opens, closes: '13:00' },
    { opens: '16:00', closes },
  ];
}
