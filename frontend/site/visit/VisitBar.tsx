import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { say } from '@salon/content/words/say';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  color,
  dockHeight,
  fontSize,
  lineHeight,
  media,
  radius,
  shadow,
  space,
} from '../../shared/theme/tokens';
import { ChevronIcon } from '../../shared/ui/icons';
import { useNow } from '../layout/frame';
import { useVisit } from './store';
import { itemsOn, visitTexts } from './sums';
import { VisitSheet } from './VisitSheet';

export function VisitBar() {
  const { items, day } = useVisit();
  const today = dateOf(useNow());
  const offered = itemsOn(day > today ? day : today, items).filter(({ isGone }) => !isGone);
  const [count, ...texts] = visitTexts(offered);
  const { key } = useLocation();
  // The history entry in which the sheet was opened: going to another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      {items.length > 0 && (
        <BarButton type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
          <strong key={count}>{say('Your visit: {services}', { services: `${count}` })}</strong>{' '}
          <span>
            {texts.map((text) => (
              <span key={text}>{`${text} `}</span>
            ))}
          </span>
          <ChevronIcon />
        </BarButton>
      )}
      {openAt === key && <VisitSheet onClose={() => setOpenAt(undefined)} />}
    </>
  );
}

/** In the bar of a phone, or a card beside the chat's button. What has no room in its second line is said by the sheet. */
const BarButton = styled.button`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: ${space[3]};
  min-width: 0;
  min-height: ${dockHeight};
  padding: ${space[1]} ${space[4]} ${space[1]} ${space.gutter};
  text-align: left;
  font-size: ${fontSize.small};
  line-height: ${lineHeight.snug};
  overflow-wrap: anywhere;
  > span { grid-row: 2; display: flex; flex-wrap: wrap; column-gap: 0.35em; max-height: 1lh; overflow: hidden; }
  span + span::before { content: '· '; }
  svg { grid-area: 1 / 2 / span 2; transform: rotate(180deg); }
  ${media.narrow} { > span { max-height: none; } }
  ${media.undocked} {
    flex: none;
    max-width: 26rem;
    padding-inline: ${space[4]};
    color: ${color.ink};
    background: ${color.card};
    border: 1px solid ${color.brass};
    border-radius: ${radius};
    box-shadow: ${shadow};
    html:has(&) #site-links { padding-bottom: calc(${dockHeight} + ${space[5]}); }
    [data-place='away'] > &:not(:focus-visible) { opacity: 0; visibility: hidden; }
  }
  @media print { display: none; }
`;
