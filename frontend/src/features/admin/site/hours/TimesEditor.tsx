import styled from '@emotion/styled';
import type { OpenTime } from '../../../../content/site-content';
import { color, fontSize, space, touchTarget } from '../../../../theme/tokens';
import { Hint } from '../../ui/Field';
import { TimeField } from '../fields/DateField';
import { ToggleField } from '../fields/ToggleField';

interface Props {
  /** Such as `hours.weekly.monday`. */
  path: string;
  /** Whose times they are, for screen readers: `Monday`. */
  what: string;
  times: OpenTime[];
  onChange: (update: (times: OpenTime[]) => OpenTime[]) => void;
}

const allDay: OpenTime = { opens: '10:00', closes: '20:00' };
const evening: OpenTime = { opens: '16:00', closes: '20:00' };
/** Nobody opens more often in one day. */
const MOST_TIMES = 4;

/** When it is open on a day: closed, once, or with a break. */
export function TimesEditor({ path, what, times, onChange }: Props) {
  const change = (index: number, part: Partial<OpenTime>) =>
    onChange((now) => now.map((time, at) => (at === index ? { ...time, ...part } : time)));
  return (
    <>
      <ToggleField
        path={path}
        label="Open"
        name={`${what}: open`}
        value={times.length > 0}
        onChange={(isOpen) => onChange(() => (isOpen ? [allDay] : []))}
      />
      {times.map(({ opens, closes }, index) => (
        <div key={index}>
          <Span>
            <TimeField
              path={`${path}[${index}].opens`}
              label="Opens"
              value={opens}
              onChange={(opens = '') => change(index, { opens })}
            />
            <TimeField
              path={`${path}[${index}].closes`}
              label="Closes"
              value={closes}
              onChange={(closes = '') => change(index, { closes })}
            />
          </Span>
          {opens && closes && closes <= opens && <Hint>Closes on the next day.</Hint>}
          {times.length > 1 && (
            <TextButton
              type="button"
              aria-label={`${what}: remove these times, from ${opens}`}
              onClick={() => onChange((now) => now.toSpliced(index, 1))}
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
          onClick={() => onChange((now) => withBreak(now))}
        >
          Add a break
        </TextButton>
      )}
    </>
  );
}

/** The longest day gets its pause at lunch; other times come after the last. */
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

const Span = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
`;

const TextButton = styled.button`
  justify-self: start;
  min-height: ${touchTarget};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
