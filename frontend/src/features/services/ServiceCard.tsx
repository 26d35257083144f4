import styled from '@emotion/styled';
import type { Service } from '../../content/types';
import { color, font, leading, radius, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { formatPrice } from '../../ui/price';
import { TickList } from '../../ui/TickList';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { bookingLink } from '../booking/links';

export function ServiceCard({ service }: { service: Service }) {
  const { id, name, description, price, duration, bestFor, details } = service;
  return (
    <Card id={id}>
      <Head>
        <h3>{name}</h3>
        {price && <Price>{formatPrice(price)}</Price>}
      </Head>
      <p>{description}</p>
      <Facts>
        <dt>Duration</dt>
        <dd>{duration}</dd>
        <dt>Best for</dt>
        <dd>{bestFor}</dd>
      </Facts>
      <TickList items={details} />
      <Book>
        <ButtonLink href={bookingLink(name, price)} newTab look="outline">
          Book This Service
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      </Book>
    </Card>
  );
}

/** Rows of the cards in one line share their heights: heads, texts, facts, lists and buttons stand level. */
export const ServiceGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[8]} ${space[6]};
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

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  h3 { font-size: ${size.h3}; line-height: ${leading.snug}; }
`;

const Price = styled.p`
  flex: none;
  font-family: ${font.display};
  font-size: ${size.heading};
  line-height: ${leading.snug};
  color: ${color.brassDeep};
  white-space: nowrap;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${space[1]} ${space[4]};
  font-size: ${size.note};
  dt { color: ${color.inkSoft}; }
`;

const Book = styled.div`
  display: grid;
  align-self: end;
`;
