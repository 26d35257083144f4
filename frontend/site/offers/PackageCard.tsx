import styled from '@emotion/styled';
import type { OfferPackage } from '@salon/content/description';
import { dateText } from '@salon/content/hours/texts';
import { formatPrice, formatRupees } from '@salon/content/words/prices';
import { color, fontSize, lineHeight, media, radius, space } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useLinks } from '../booking/useLinks';
import { useNow } from '../layout/frame';
import { fullRows } from '../ui/fullRows';
import { TickList } from '../ui/TickList';
import { AddToVisit } from '../visit/AddToVisit';

export function PackageCard({ offer }: { offer: OfferPackage }) {
  const { id, title, price, worth, description, features, popular, until } = offer;
  const { booking } = useLinks();
  const now = useNow();
  const terms = [
    worth && `${formatRupees(worth)} one by one`,
    until && `until ${dateText(until, now)}`,
  ].filter(Boolean);
  return (
    <Card id={id}>
      <h3>{title}</h3>
      <PriceRow>
        <Price>{formatPrice(price)}</Price>
        {popular && <Badge>Popular</Badge>}
        {terms.length > 0 && <Terms>{terms.join(', ')}</Terms>}
      </PriceRow>
      <p>{description}</p>
      <TickList items={features} />
      <BookButton>
        <ButtonLink href={booking(title, price)} newTab variant={popular ? 'solid' : 'outline'}>
          Book Now
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        <AddToVisit id={`offers/${id}`} name={title} price={price} until={until} />
      </BookButton>
    </Card>
  );
}

/** Cards of one row share the heights of their parts, as in ServiceGrid. Four columns where four cards fill every row. */
export const PackageGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[6]};
  ${fullRows}
  ${media.spacious} {
    &:has(> :nth-child(4n):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      > :nth-child(n) { grid-column: auto; }
    }
  }
`;

const Card = styled.article`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 5;
  row-gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.card};
  border-top: 1px solid ${color.brass};
  border-radius: ${radius};
  h3 { font-size: ${fontSize.h3}; line-height: ${lineHeight.snug}; }
  > p { color: ${color.inkSoft}; }
`;

const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Badge = styled.span`
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.leaf};
  border-radius: ${radius};
  background: ${color.leaf};
  color: ${color.jasmine};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.25rem;
`;

const Price = styled.p`
  font-size: ${fontSize.h3};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.snug};
  color: ${color.brassDeep};
`;

/** On a line of its own: what the package is worth, and how long it is offered. */
const Terms = styled.p`
  flex-basis: 100%;
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
`;

const BookButton = styled.div`
  display: grid;
  align-self: end;
`;
