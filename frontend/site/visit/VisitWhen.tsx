import styled from '@emotion/styled';
import { timesText } from '@salon/content/hours/texts';
import { dateFormat } from '@salon/content/words/dateFormat';
import { say } from '@salon/content/words/say';
import { type ComponentProps, memo, useId, useReducer, useState } from 'react';
import { color, fieldBox, fontSize, media, space } from '../../shared/theme/tokens';
import { lastDay, type Possible, timeText } from './days';
import { OptionLabel, Tiles } from './parts';
import { changeVisit, type Visit } from './store';

/** Memoised: typing in the fields below must not render it again. */
export const VisitWhen = memo(function VisitWhen({ when }: { when: Possible }) {
  const { today, wish, days, day, dayFault, parts, part, time, isPast, isOutside } = when;
  // Choosing from a row empties the field below it.
  const [dayKey, emptyDay] = useReducer((key: number) => key + 1, 0);
  const [timeKey, emptyTime] = useReducer((key: number) => key + 1, 0);
  const change = (next: Partial<Visit>) => changeVisit((visit) => ({ ...visit, ...next }));
  const chooseDay = (day: string) => {
    change({ day });
    emptyDay();
  };
  const choosePart = (part: string) => {
    change({ part, time: undefined });
    emptyTime();
  };
  const isInRow = days.some(({ date }) => date === wish.day);
  return (
    <>
      <Choice>
        <legend>{say('Day')}</legend>
        <Days>
          <Option name="visit-day" checked={!wish.day} onChange={() => chooseDay('')}>
            {say('Any day')}
          </Option>
          {days.map(({ date, parts, reason }, index) => (
            <Option
              key={`${date} ${parts.length > 0}`}
              name="visit-day"
              checked={day?.date === date}
              disabled={parts.length === 0}
              title={reason || undefined}
              onChange={() => chooseDay(date)}
            >
              {[say('Today'), say('Tomorrow')][index] ?? shortDay(Date.parse(date))}{' '}
              <b>{Number(date.slice(8))}</b> {parts.length > 0 ? monthOf(date) : say('closed')}
            </Option>
          ))}
        </Days>
        <Own
          key={`day ${dayKey}`}
          label={say('Another day')}
          type="date"
          min={today}
          max={lastDay(today)}
          defaultValue={isInRow ? '' : wish.day}
          unreadable={say('That is no day of the calendar. Please enter day, month and year.')}
          fault={dayFault && `${dayFault} ${say('Please choose another day.')}`}
          onWish={(day) => change({ day })}
        />
        {day?.reason && <p>{day.reason}</p>}
      </Choice>
      <Choice>
        <legend>{say('Time of day')}</legend>
        <Tiles>
          <Option name="visit-part" checked={!part && !wish.time} onChange={() => choosePart('')}>
            {say('Any time')}
          </Option>
          {parts.map(({ id, name, times }) => (
            <Option
              key={`${id} ${timesText(times)}`}
              name="visit-part"
              checked={part?.id === id}
              onChange={() => choosePart(id)}
            >
              {name} {times.length > 0 && <small>{timesText(times)}</small>}
            </Option>
          ))}
        </Tiles>
        <Own
          key={`time ${timeKey}`}
          label={say('Another time, also outside our hours')}
          type="time"
          defaultValue={wish.time}
          unreadable={say('That is no time of the day. Please enter hours and minutes.')}
          fault={isPast ? say('That time is past today. Please choose another time.') : ''}
          onWish={(time) => change({ time: time || undefined })}
        />
        {time && isOutside && (
          <p role="status">
            {say('{time} is outside our hours: we will say on chat whether it can be done.', {
              time: timeText(time),
            })}
          </p>
        )}
        {wish.part && !wish.time && !part && (
          <p>{say('On that day the salon is closed at the time you chose.')}</p>
        )}
      </Choice>
    </>
  );
});

interface OwnProps extends ComponentProps<'input'> {
  label: string;
  /** Said of what is not whole, or the 30th of February; `fault` is what else is wrong. */
  unreadable: string;
  fault: string;
  onWish: (value: string) => void;
}

/** A wish of one's own. What is typed stays in the field; while it is not whole yet, nothing is said. */
function Own({ label, unreadable, fault: otherFault, onWish, ...input }: OwnProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();
  const fault = isUnreadable ? unreadable : otherFault;
  return (
    <OwnField>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}said` : undefined}
        onChange={({ target: { value, validity } }) => {
          if (!validity.valid) return;
          setUnreadable(false);
          onWish(value);
        }}
        onBlur={({ target: { value, validity } }) => {
          setUnreadable(validity.badInput);
          if (value || validity.badInput) onWish(value);
        }}
      />
      {fault && (
        <p id={`${id}said`} role="alert">
          {fault}
        </p>
      )}
    </OwnField>
  );
}

const Option = ({ title, children, ...input }: ComponentProps<'input'>) => (
  <OptionLabel title={title}>
    <input type="radio" {...input} />
    <span>{children}</span>
  </OptionLabel>
);

const shortDay = dateFormat({ weekday: 'short' });
const shortMonth = dateFormat({ month: 'short' });

/** As short as the others, in English. */
const monthOf = (date: string) => shortMonth(Date.parse(date)).replace('Sept', 'Sep');

const Choice = styled.fieldset`
  min-width: 0;
  padding: ${space[3]} ${space[5]};
  border: 0;
  legend { padding: 0; font-weight: 600; }
  p { margin-top: ${space[2]}; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
`;

// A row that scrolls on a phone, whole weeks in a wide window.
const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 4rem;
  gap: ${space[2]};
  margin-inline: -${space[5]};
  padding: ${space[1]} ${space[5]} ${space[2]};
  overflow-x: auto;
  scroll-padding-inline: ${space[5]};
  && span { padding-inline: 0; font-size: ${fontSize.label}; }
  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(7, 1fr);
    label:first-of-type { grid-column: 1 / -1; }
  }
`;

const OwnField = styled.div`
  margin-top: ${space[2]};
  label { display: block; margin-bottom: ${space[1]}; font-size: ${fontSize.note}; }
  input { ${fieldBox} min-width: 11rem; }
  p[role='alert'] { color: ${color.clay}; }
`;
