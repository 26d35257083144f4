import styled from '@emotion/styled';
import type { MenuId } from '@salon/content/description';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice, formatRupees } from '@salon/content/words/prices';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  color,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { ChevronIcon } from '../../shared/ui/icons';
import { Picture } from '../../shared/ui/picture/Picture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useLinks } from '../layout/frame';
import type { DataOf } from '../page-data';
import { NoWrap } from '../ui/NoWrap';
import { TickList } from '../ui/TickList';
import { AddToVisit } from '../visit/AddToVisit';
import { CareSheet } from './CareSheet';

interface Props {
  menu: MenuId;
  service: DataOf<'menu'>['services'][number];
  /** Words of the booking button. */
  book: string;
}

/**
 * A line with name, price and duration, and in a wide window the description, that unfolds the rest. The rest is always in the page:
 * a search in the page finds it, and a link to it unfolds it.
 */
export function ServiceCard({ menu, service, book }: Props) {
  const { booking } = useLinks();
  const { id, name, description, picture, price, duration, bestFor, details, terms, care } = service;
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (fold.current && hash === `#${id}`) fold.current.open = true;
  }, [hash, id]);
  const facts = [
    ['Best for', bestFor],
    ['Patch test', terms.patchTest && '48 hours before'],
    ['Advance', terms.advance ? formatRupees(terms.advance) : terms.share && `${terms.share} % of the price`],
    ['Before you come', terms.bring],
  ].filter(([, text]) => text);
  const isLong = price && price.kind !== 'fixed' && price.kind !== 'from';
  return (
    <Card id={id}>
      <details ref={fold}>
        <Line data-long={isLong || undefined}>
          <h3>
            <NoWrap>{name}</NoWrap>
          </h3>{' '}
          {price && <b>{formatPrice(price)}</b>} {duration && <small>{formatDuration(duration)}</small>}{' '}
          <span>{description}</span>
          <ChevronIcon />
        </Line>
        <Rest>
          <Picture
            picture={picture}
            ratio="3 / 2"
            sizes="(min-width: 1080px) 27vw, (min-width: 720px) 44vw, 100vw"
          />
          <TickList items={details} />
          <dl>
            {facts.map(([fact, text]) => (
              <div key={String(fact)}>
                <dt>{fact}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {care && <CareSheet id={id} name={name} parts={care} />}
          <ButtonLink href={booking(name, price)} newTab variant="outline">
            {book}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
        </Rest>
      </details>
      <AddToVisit id={`${menu}/${id}`} name={name} price={price} duration={duration} terms={terms} />
    </Card>
  );
}

/** The lines of a menu. On paper they are unfolded, in two columns. */
export const ServiceList = styled.div`
  border-bottom: 1px solid ${color.line};
  container-type: inline-size;
  @media print { columns: 2; column-gap: 10mm; border: 0; container-type: normal; }
`;

// Adding several services to a visit takes one tap for each, so the button is outside the part that folds.
const Card = styled.article`
  border-top: 1px solid ${color.line};
  > button { margin: -${space[3]} 0 ${space[2]} max(-${space[3]}, -1 * ${space.gutter}); }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 9rem;
    align-items: start;
    column-gap: ${space[4]};
    > button { margin: ${space[3]} 0 0; }
  }
  @media print {
    display: block;
    break-inside: avoid;
    details::details-content { content-visibility: visible; }
  }
`;

const Line = styled.summary`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-height: ${touchTarget};
  padding-block: ${space[4]};
  h3 { font-size: ${fontSize.h3}; line-height: ${lineHeight.snug}; }
  b { font-weight: 600; color: ${color.brassDeep}; white-space: nowrap; }
  small, > span { grid-column: 1 / 3; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  > span { max-width: ${width.text}; margin-top: ${space[1]}; text-wrap: pretty; }
  > svg { grid-area: 1 / 3; align-self: center; color: ${color.brassDeep}; transition: transform ${motion.quick}; }
  &:hover h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  &[data-long] b { grid-column: 1 / 3; white-space: normal; }
  ${media.narrow} { && b { grid-column: 1 / 3; white-space: normal; } }
  @media screen and (max-width: 44.99em) { details:not([open]) > & > span { display: none; } }
  ${media.tablet} { &[data-long] b { grid-column: auto; } }
  @media print { padding-block: 2mm 0; svg { display: none; } }
`;

const Rest = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  padding-bottom: ${space[8]};
  dd { color: ${color.inkSoft}; }
  dt { font-weight: 600; }
  dl, ul { font-size: ${fontSize.note}; }
  dl div + div { margin-top: ${space[2]}; }
  > a { justify-self: start; }
  img { border-radius: ${radius}; }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > ul { grid-row: span 2; }
    > picture { grid-row: span 3; }
    > picture ~ ul { grid-row: auto; }
  }
  @media print { display: block; padding: 0 0 2mm; picture { display: none; } > * + * { margin-top: 1mm; } }
`;
