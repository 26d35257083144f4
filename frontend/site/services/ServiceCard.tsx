import styled from '@emotion/styled';
import type { MenuId, Service, Price as ServicePrice } from '@salon/content/description';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  color,
  font,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
  touchTarget,
} from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { ChevronIcon } from '../../shared/ui/icons';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useLinks } from '../booking/useLinks';
import { fullRows } from '../ui/fullRows';
import { NoWrap } from '../ui/NoWrap';
import { TickList } from '../ui/TickList';
import { useMedia } from '../ui/useMedia';
import { AddToVisit } from '../visit/AddToVisit';

/**
 * A card in wide windows and on paper. On a phone it is a line with name, price and duration that unfolds the rest. The rest is
 * always in the page, so a search in the page finds it, and a link to it unfolds it.
 */
export function ServiceCard({ menu, service }: { menu: MenuId; service: Service }) {
  const { booking } = useLinks();
  const { id, name, description, price, duration, patchTest, bestFor, details } = service;
  const isCard = useMedia(media.tablet);
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (fold.current && hash === `#${id}`) fold.current.open = true;
  }, [hash, id]);
  // A card can't be folded: it stays open.
  const stayOpen = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (isCard) currentTarget.open = true;
  };
  return (
    <Card id={id}>
      <details ref={fold} open={isCard || undefined} onToggle={stayOpen}>
        <Line tabIndex={isCard ? -1 : undefined} data-long={isLong(price) || undefined}>
          <h3>
            <NoWrap>{name}</NoWrap>
          </h3>{' '}
          {price && <Price>{formatPrice(price)}</Price>}{' '}
          {duration && <ShortDuration>{formatDuration(duration)}</ShortDuration>}
          <ChevronIcon />
        </Line>
        <p>{description}</p>
        <ServiceFacts>
          {duration && (
            <>
              <dt>Duration</dt>
              <dd>{formatDuration(duration)}</dd>
            </>
          )}
          {patchTest && (
            <>
              <dt>Patch test</dt>
              <dd>24 hours before</dd>
            </>
          )}
          {bestFor && (
            <>
              <dt>Best for</dt>
              <dd>{bestFor}</dd>
            </>
          )}
        </ServiceFacts>
        <TickList items={details} />
        <BookButton>
          <ButtonLink href={booking(name, price)} newTab variant="outline">
            Book This Service
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
        </BookButton>
      </details>
      <VisitButton>
        <AddToVisit id={`${menu}/${id}`} name={name} price={price} duration={duration} />
      </VisitButton>
    </Card>
  );
}

/** Prices that are too long to stand beside the name. */
const isLong = (price?: ServicePrice) =>
  price?.kind === 'range' || price?.kind === 'unit' || price?.kind === 'quoted';

const { cards } = media;

/** Cards of one row share the heights of their parts by `subgrid`: headings, texts, lists and buttons line up. */
export const ServiceGrid = styled.div`
  border-bottom: 1px solid ${color.line};
  container-type: inline-size;
  ${cards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]} ${space[6]};
    border-bottom: 0;
    ${fullRows}
  }
`;

const Card = styled.article`
  border-top: 1px solid ${color.line};
  details > p, dl, ul { margin-bottom: ${space[5]}; }
  [open] { padding-bottom: ${space[6]}; }
  p { color: ${color.inkSoft}; }
  ${cards} {
    padding: ${space[6]};
    background: ${color.card};
    border-top-color: ${color.brass};
    border-radius: ${radius};
    details { padding: 0; }
    @supports selector(::details-content) {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 6;
      row-gap: ${space[5]};
      details, details::details-content { display: contents; content-visibility: visible; }
      details > p, dl, ul { margin: 0; }
    }
  }
`;

const Line = styled.summary`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-height: ${touchTarget};
  padding-block: ${space[3]};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  h3 { font-size: ${fontSize.heading}; line-height: ${lineHeight.snug}; }
  > svg { grid-area: 1 / 3 / span 3 / 4; align-self: center; color: ${color.brassDeep}; transition: transform ${motion.quick}; }
  [open] > & > svg { transform: rotate(180deg); }
  ${cards} {
    grid-template-columns: 1fr auto;
    padding: 0;
    cursor: auto;
    h3 { font-size: ${fontSize.h3}; }
    > svg { display: none; }
    &[data-long] { align-content: start; row-gap: ${space[1]}; }
  }
`;

const Price = styled.span`
  font-family: ${font.display};
  font-size: ${fontSize.body};
  line-height: ${lineHeight.snug};
  color: ${color.brassDeep};
  white-space: nowrap;
  [data-long] > & { grid-area: 2 / 1 / 3 / 3; white-space: normal; }
  ${media.narrow} { && { grid-area: 2 / 1 / 3 / 3; white-space: normal; } }
  ${cards} { font-size: ${fontSize.heading}; }
`;

/** Shown in the phone's line only: the card lists the duration among its facts. */
const ShortDuration = styled.span`
  grid-column: 1 / 3;
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  ${cards} { display: none; }
`;

const ServiceFacts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${space[1]} ${space[4]};
  font-size: ${fontSize.note};
  dt { color: ${color.inkSoft}; }
`;

const BookButton = styled.div`
  display: grid;
  align-self: end;
`;

/** Outside the part that folds: adding several services to a visit takes one tap for each. */
const VisitButton = styled.div`
  margin: -${space[2]} 0 ${space[2]} max(-${space[3]}, -1 * ${space.gutter});
  [open] + & { margin-top: -${space[5]}; }
  ${cards} {
    display: grid;
    && { margin: -${space[3]} 0 -${space[3]}; }
  }
`;
