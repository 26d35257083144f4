import styled from '@emotion/styled';
import { activeNotices } from '@salon/content/hours/shown';
import { color, headerHeight, space } from '../../shared/theme/tokens';
import { useFrame, useNow } from './frame';

/** The owner's notices under the header of every page, as long as they are valid. */
export function Notices() {
  const notices = activeNotices(useFrame().notices, useNow());
  if (notices.length === 0) return null;
  return (
    <Lines aria-label="Notice">
      {notices.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </Lines>
  );
}

// The header covers the upper padding. The z-index keeps the notice above the padding of `main`, which overlaps it.
const Lines = styled.section`
  position: relative;
  z-index: 1;
  padding: calc(${headerHeight} + ${space[3]}) ${space.edge} ${space[3]};
  background: ${color.brass};
  color: ${color.leafDeep};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
