import styled from '@emotion/styled';
import type { MenuId, Service, Price as ServicePrice } from '../../content/site-content';
import { color, font, fontSize, lineHeight, radius, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { formatPrice } from '../../ui/formatPrice';
import { TickList } from '../../ui/TickList';
import { Unbroken } from '../../ui/Unbroken';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useLinks } from '../booking/useLinks';
import { AddToVisit } from '../visit/AddToVisit';
import { formatDuration } from './formatDuration';
import { fullRows } from './fullRows';

export function ServiceCard({ menu, service }: { menu: MenuId; service: Service }) {
  const { booking } = useLinks();
  const { id, name, description, price, duration, bestFor, details } = service;
  return (
    <Card id={id}>
      <CardHeader data-long={isLong(price) || undefined}>
        <h3>
          <Unbroken>{name}</Unbroken>
        </h3>
        {price && <Price>{formatPrice(price)}</Price>}
      </CardHeader>
      <p>{description}</p>
      <ServiceFacts>
        {duration && (
          <>
            <dt>Duration</dt>
            <dd>{formatDuration(duration)}</dd>
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
        <AddToVisit id={`${menu}/${id}`} name={name} price={price} duration={duration} />
      </BookButton>
    </Card>
  );
}

/** Too long to stand beside the name. */
const isLong = (price?: ServicePrice) =>
  price?.kind === 'range' || price?.kind === 'unit' || price?.kind === 'quoted';

/** Cards of one row share the heights of their parts by `subgrid`: headings, texts, lists and buttons line up. */
export const ServiceGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[6]};
  ${fullRows}
`;

const Card = styled.article`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 5;
  row-gap: ${space[5]};
  padding: ${space[6]};
  background: ${color.card};
  border-top: 1px solid ${color.brass};
  border-radius: ${radius};
  > p { color: ${color.inkSoft}; }
`;

const CardHeader = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  h3 { font-size: ${fontSize.h3}; line-height: ${lineHeight.snug}; }
  &[data-long] { flex-direction: column; gap: ${space[1]}; }
  &[data-long] > p { white-space: normal; }
`;

const Price = styled.p`
  flex: none;
  font-family: ${font.display};
  font-size: ${fontSize.heading};
  line-height: ${lineHeight.snug};
  color: ${color.brassDeep};
  white-space: nowrap;
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
