import styled from '@emotion/styled';
import { weekdayOf } from '@salon/content/hours/localTime';
import { dateText, dayName, timesText } from '@salon/content/hours/texts';
import { type ComponentProps, memo } from 'react';
import { color, fontSize, lineHeight, media, radius, space, touchTarget } from '../../shared/theme/tokens';
import { fullDay, possible, type VisitDay } from './days';
import { changeVisit } from './store';

interface Props {
  days: VisitDay[];
  /** The visitor's choice, whether it is possible or not. */
  wishedDay: string;
  wishedPart: string;
}

/**
 * The choice of a day and a part of the day, by the opening hours. Memoised: typing in the fields below must not render it again.
 */
export const VisitWhen = memo(function VisitWhen({ days, wishedDay, wishedPart }: Props) {
  const { day, parts, part } = possible(days, { day: wishedDay, part: wishedPart });
  const chooseDay = (date: string) => changeVisit((visit) => ({ ...visit, day: date }));
  const choosePart = (id: string) => changeVisit((visit) => ({ ...visit, part: id }));
  return (
    <>
      <Choice>
        <legend>Day</legend>
        <Days>
          <Option name="visit-day" checked={!day} onChange={() => chooseDay('')}>
            Any day
          </Option>
          {days.map(({ date, parts, reason }) => (
            <Option
              key={date}
              name="visit-day"
              checked={day?.date === date}
              disabled={parts.length === 0}
              title={reason || undefined}
              onChange={() => chooseDay(date)}
            >
              {dayName(weekdayOf(date)).slice(0, 3)} <b>{Number(date.slice(8))}</b>{' '}
              {parts.length > 0 ? monthOf(date) : 'closed'}
            </Option>
          ))}
        </Days>
        {wishedDay && !day && (
          <p>The salon is not open on {fullDay(wishedDay)}. Please choose another day.</p>
        )}
        {day?.reason && <p>{day.reason}</p>}
      </Choice>
      <Choice>
        <legend>Time of day</legend>
        <Parts>
          <Option name="visit-part" checked={!part} onChange={() => choosePart('')}>
            Any time
          </Option>
          {parts.map(({ id, name, times }) => (
            <Option key={id} name="visit-part" checked={part?.id === id} onChange={() => choosePart(id)}>
              {name} {times.length > 0 && <small>{timesText(times)}</small>}
            </Option>
          ))}
        </Parts>
        {wishedPart && !part && <p>On that day the salon is closed at the time you chose.</p>}
      </Choice>
    </>
  );
});

const Option = ({ title, children, ...input }: ComponentProps<'input'>) => (
  <OptionLabel title={title}>
    <input type="radio" {...input} />
    <span>{children}</span>
  </OptionLabel>
);

const monthOf = (date: string) => dateText(date).split(' ')[1]?.slice(0, 3);

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
  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(7, 1fr);
    label:first-of-type { grid-column: 1 / -1; }
  }
`;

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const OptionLabel = styled.label`
  position: relative;
  display: grid;
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: ${space[2]} ${space[3]};
    font-size: ${fontSize.small};
    line-height: ${lineHeight.snug};
    text-align: center;
    background: ${color.card};
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  b { font-size: ${fontSize.heading}; font-weight: 400; }
  small { font-size: ${fontSize.label}; white-space: nowrap; }
  input:checked + span { background: ${color.leaf}; color: ${color.jasmine}; border-color: ${color.leaf}; }
  input:disabled { cursor: default; }
  input:disabled + span { background: none; color: ${color.inkSoft}; border-style: dashed; }
  input:focus-visible + span { outline: 3px solid ${color.brass}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color.leafDeep}; }
  @media (forced-colors: active) {
    input:checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
