import styled from '@emotion/styled';
import { visiblePackages } from '@salon/content/hours/shown';
import { dateText } from '@salon/content/hours/texts';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice, formatRupees } from '@salon/content/words/prices';
import { say } from '@salon/content/words/say';
import { useLoaderData } from 'react-router-dom';
import { bothNames } from '../../../shared/booking/bothNames';
import { color, fontSize, lineHeight, media, radius, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { groupBy } from '../../../shared/ui/groupBy';
import { onPaper } from '../../../shared/ui/picture/onPaper';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { BookingBlock } from '../../booking/BookingBlock';
import { countText } from '../../content/countText';
import { useLinks, useNow } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { TickList } from '../../ui/TickList';
import { AddToVisit } from '../../visit/AddToVisit';

export function Component() {
  const { hero, intro, footnote, bridal, questions, custom, ...data } = useLoaderData<DataOf<'offers'>>();
  const { booking } = useLinks();
  // Hides a package that ends while the page stays open.
  const packages = visiblePackages(data.packages, useNow());
  // Packages without a category come first.
  const inOrder = [...packages].sort((one, other) => Number(one.category > '') - Number(other.category > ''));
  const groups = groupBy(inOrder, ({ category }) => category);
  // An asterisk at a price refers to the note, which begins with an asterisk too.
  const isMarked = packages.some(({ price }) => formatPrice(price).includes('*'));
  return (
    <>
      <Offers>
        <Column>
          <Top>
            <h1>{hero.title}</h1>
            <p>{hero.subtitle}</p>
            <div>
              <Picture
                picture={hero.picture}
                decorative
                sizes="(min-width: 45em) 46vw, 100vw"
                ratio="3 / 1"
                priority
              />
            </div>
          </Top>
          {packages.length > 0 && (
            <Count>
              <h2>{countText(packages.length, '{count} package', '{count} packages')}</h2>
              <p>{intro.subtitle}</p>
            </Count>
          )}
          {groups.map(({ title, items }) => (
            <Group key={title}>
              {title && <h2>{title}</h2>}
              <PackageGrid>
                {items.map((offer) => (
                  <PackageCard key={offer.id} offer={offer} book={intro.book} />
                ))}
              </PackageGrid>
            </Group>
          ))}
          {packages.length > 0 && footnote && (
            <Footnote>
              {isMarked && !footnote.startsWith('*') && <span>* </span>}
              <span>{footnote}</span>
            </Footnote>
          )}
        </Column>
      </Offers>
      <BookingBlock {...custom} chatHref={booking(say('a custom package'))} questions={questions}>
        {bridal && <ButtonLink {...bridal} variant="outline" onDark />}
      </BookingBlock>
    </>
  );
}

function PackageCard({ offer, book }: { offer: DataOf<'offers'>['packages'][number]; book: string }) {
  const { id, title, picture, price, worth, duration, description, features, popular, until } = offer;
  const named = { name: title, original: offer.original };
  const { booking } = useLinks();
  const now = useNow();
  const terms = [
    worth &&
      say('You save {amount} ({worth} one by one)', {
        amount: formatRupees(worth - (price.rupees ?? 0)),
        worth: formatRupees(worth),
      }),
    // No line ends within one of its times, as in `2 h 15 min`.
    duration && formatDuration(duration).replace(/ (?=(\d+ )?(h|min))/g, '\u00a0'),
    until && say('until {date}', { date: dateText(until, now) }),
  ].filter(Boolean);
  return (
    <Card id={id} data-name={offer.original ?? title}>
      <Picture
        picture={picture}
        ratio="3 / 2"
        sizes="(min-width: 1080px) 33vw, (min-width: 720px) 50vw, 100vw"
      />
      <h3>{title}</h3>
      <PriceRow>
        <b>{formatPrice(price)}</b>
        {popular && <span>{say('Popular')}</span>}
        {terms.length > 0 && <p>{terms.join(', ')}</p>}
      </PriceRow>
      <p>{description}</p>
      <TickList items={features} />
      <div>
        <ButtonLink href={booking(bothNames(named), price)} newTab variant={popular ? 'solid' : 'outline'}>
          {book}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
        <AddToVisit id={`offers/${id}`} {...named} {...{ price, duration, until }} terms={offer.terms} />
      </div>
    </Card>
  );
}

const Offers = styled(Section)`
  padding-top: 0;
`;

const Top = styled.div`
  display: grid;
  gap: ${space[3]} ${space[12]};
  padding-bottom: ${space[6]};
  p { max-width: ${width.aside}; font-size: ${fontSize.lead}; color: ${color.inkSoft}; }
  > div { order: -1; margin: 0 calc(-1 * ${space.gutter}) ${space[3]}; }
  ${onPaper}
  ${media.tablet} {
    padding-bottom: 0;
    grid-template: minmax(min(12vw, 22rem), auto) auto / minmax(0, 7fr) minmax(0, 6fr);
    h1 { align-self: end; padding-top: ${space[12]}; }
    p { margin-bottom: ${space[10]}; }
    > div { grid-area: 1 / 2 / 3 / 3; order: 0; position: relative; margin: 0 calc(-1 * ${space.edge}) 0 0; }
    img, svg { position: absolute; inset: 0; height: 100%; }
  }
`;

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.brass};
  h2 { font-size: ${fontSize.h3}; }
  p { color: ${color.inkSoft}; }
`;

const Group = styled.div`
  margin-top: ${space[8]};
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[6]}; }
`;

const Footnote = styled.p`
  margin-top: ${space[8]};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
`;

/** Cards of a row share the heights of their parts, unless one has a picture. No card is alone in the last row: they share its width. */
const PackageGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[6]};
  &:has(picture) > article { display: flex; flex-direction: column; grid-row: auto; }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(odd):last-child { grid-column: 1 / -1; }
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > :nth-child(n), > :nth-child(odd):last-child { grid-column: span 2; }
    &:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4),
    &:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2) { grid-column: span 3; }
  }
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
  > picture { margin: -${space[6]} -${space[6]} 0; }
  img { max-height: 20rem; border-radius: ${radius} ${radius} 0 0; }
  > :last-child { display: grid; margin-top: auto; padding-top: ${space[2]}; }
  @media print { grid-row: span 4; padding: 4mm 0 0; row-gap: 2mm; > :last-child { display: none; } }
`;

// The price and a badge; on a line of its own what the package is worth, how long it takes and is offered.
const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  place-content: start space-between;
  gap: ${space[2]};
  b {
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: ${lineHeight.snug};
    color: ${color.brassDeep};
  }
  span {
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.leaf};
    border-radius: ${radius};
    background: ${color.leaf};
    color: ${color.jasmine};
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.25rem;
  }
  p { flex-basis: 100%; color: ${color.inkSoft}; font-size: ${fontSize.note}; text-wrap: balance; }
`;
