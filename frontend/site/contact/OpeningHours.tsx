import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { color, fontSize } from '../../shared/theme/tokens';
import { useNow, useOpenNow } from '../layout/frame';
import type { DataOf } from '../page-data';
import { NoWrap } from '../ui/NoWrap';

/** The opening hours without past days, and whether the salon is open right now. */
export function OpeningHours({ lines }: { lines: DataOf<'home'>['contact']['hours'] }) {
  const today = dateOf(useNow());
  const open = useOpenNow();
  return (
    <>
      {lines
        .filter(({ until }) => !until || today <= until)
        .map(({ text }) => (
          <p key={text}>
            <NoWrap>{text}</NoWrap>
          </p>
        ))}
      {open && <Now>{open.text}</Now>}
    </>
  );
}

const Now = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  text-wrap: balance;
`;
