import styled from '@emotion/styled';
import { color, fontSize } from '../../theme/tokens';
import { Unbroken } from '../../ui/Unbroken';
import { dateOf } from '../hours/localTime';
import { type Hours, openState, timesOn } from '../hours/openState';
import { upcomingDays } from '../hours/shown';
import { openText, upcomingText, weeklyText } from '../hours/texts';
import { useNow } from '../site/frame';

/** The week's hours, the days that differ from it, and whether it is open right now. */
export function OpeningHours({ hours }: { hours: Hours }) {
  const now = useNow();
  const upcoming = upcomingDays(hours, now);
  return (
    <>
      {weeklyText(hours.weekly).map((line) => (
        <p key={line}>
          <Unbroken>{line}</Unbroken>
        </p>
      ))}
      {upcoming.map((days) => (
        <p key={days.from}>
          <Unbroken>{upcomingText(days)}</Unbroken>
        </p>
      ))}
      <Now>{openText(openState(hours, now), now, timesOn(hours, dateOf(now)).length > 0)}</Now>
    </>
  );
}

const Now = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
`;
