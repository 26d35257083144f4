import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { color, fontSize, lineHeight, media, radius, shadow, space, zIndex } from '../../shared/theme/tokens';
import { ChevronIcon } from '../../shared/ui/icons';
import { useNow } from '../layout/frame';
import { useVisit } from './store';
import { itemsOn, visitTexts } from './sums';
import { VisitSheet } from './VisitSheet';

const HEIGHT = '3.5rem';
/** With enlarged text, and below 320 px, its words need more lines. */
const MORE_LINES = 'max(0px, 6rem - 96px, 320px - 100vw)';
/** The bar covers the end of the window, so toasts and focused elements must stay above it. */
const room = `:root { --toast-floor: calc(${HEIGHT} + ${MORE_LINES} + ${space[2]}); scroll-padding-bottom: calc(${HEIGHT} + ${MORE_LINES} + ${space[8]}); }`;

/** The visit in one line; opens the sheet with all of it. */
export function VisitBar() {
  const { items, day } = useVisit();
  const today = dateOf(useNow());
  const { key } = useLocation();
  // The history entry in which the sheet was opened: going to another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      {items.length > 0 && (
        <>
          <style>{room}</style>
          <Room />
          <BarButton type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
            <span>
              <strong>Your visit</strong>{' '}
              {visitTexts(itemsOn(day || today, items)).map((text, index, { length }) => (
                <span key={text}>
                  {text}
                  {index < length - 1 && ' ·'}{' '}
                </span>
              ))}
            </span>
            <ChevronIcon />
          </BarButton>
        </>
      )}
      {openAt === key && <VisitSheet onClose={() => setOpenAt(undefined)} />}
    </>
  );
}

/** Space at the end of the page, so that the bar covers nothing. */
const Room = styled.div`
  height: calc(${HEIGHT} + ${MORE_LINES} + ${space[4]});
  background: ${color.leafDeep};
  @media print { display: none; }
`;

/** Beside the floating chat button. */
const BarButton = styled.button`
  position: fixed;
  left: ${space[4]};
  right: calc(min(3.5rem, 18vw) + ${space[8]});
  bottom: calc(${space[4]} + env(safe-area-inset-bottom));
  z-index: ${zIndex.chat};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${HEIGHT};
  padding: ${space[1]} min(${space[4]}, 5vw);
  text-align: left;
  font-size: ${fontSize.small};
  line-height: ${lineHeight.snug};
  color: ${color.ink};
  background: ${color.card};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  box-shadow: ${shadow};
  strong { display: block; }
  span > span { display: inline-block; margin-right: 0.25em; }
  svg { flex: none; transform: rotate(180deg); }
  ${media.tablet} { left: auto; max-width: 26rem; }
  @media print { display: none; }
`;
