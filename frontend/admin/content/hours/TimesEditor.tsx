import type { OpenTime } from '@salon/content/description';
import { Hint } from '../../ui/Field';
import { TextField } from '../fields/TextField';
import { ToggleField } from '../fields/ToggleField';
import { ShortFields, TextButton } from '../parts/controls';

interface Props {
  /** Path in the content, such as `hours.weekly.monday`. */
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

/** The opening times of a day: closed, one span, or several with breaks. */
export function TimesEditor({ path, what, times, onChange }: Props) {
  return (
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
            <TextButton
              type="button"
              aria-label={`${what}: remove these times, from ${opens}`}
              onClick={() => onChange(times.toSpliced(index, 1))}
            >
              Remove these times
            </TextButton>
          )}
        </div>
      ))}
      {times.length > 0 && times.length < MOST_TIMES && (
        <TextButton
          type="button"
          aria-label={`${what}: add a break`}
          onClick={() => onChange(withBreak(times))}
        >
          Add a break
        </TextButton>
      )}
    </>
  );
}

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
