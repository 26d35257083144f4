import type { OpenTime } from '@salon/content/description';
import { QuietButton } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { TextField } from '../fields/TextField';
import { ToggleField } from '../fields/ToggleField';
import { ShortFields } from '../parts/controls';

export const allDay: OpenTime = { opens: '10:00', closes: '20:00' };
const evening: OpenTime = { opens: '16:00', closes: '20:00' };

interface TimesProps {
  path: string;
  /** The day, such as `Monday`, for screen readers. */
  what: string;
  times: OpenTime[];
  onChange: (times: OpenTime[]) => void;
}

export const OpenTimes = (props: TimesProps) => (
  <>
    <ToggleField
      path={props.path}
      label="Open"
      name={`${props.what}: open`}
      value={props.times.length > 0}
      onChange={(isOpen) => props.onChange(isOpen ? [allDay] : [])}
    />
    {props.times.length > 0 && <Times {...props} />}
  </>
);

/** No salon opens more often in one day. */
const MOST_TIMES = 4;

export const Times = ({ path, what, times, onChange }: TimesProps) => (
  <>
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
    {times.length < MOST_TIMES && (
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
