import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { color, fontSize } from '../../shared/theme/tokens';
import type { HoursLine } from '../hours/hoursLines';
import { useNow, useOpenNow } from '../layout/frame';
import { Unbroken } from '../ui/Unbroken';

/** The opening hours without past days, and whether the salon is open right now. */
export function OpeningHours({ lines }: { lines: HoursLine[] }) {
  const today = dateOf(useNow());
  const open = useOpenNow();
  return (
    <>
      {lines
        .filter(({ until }) => !until || today <= until)
        .map(({ text }) => (
          <p key={text}>
            <Unbroken>{text}</Unbroken>
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
