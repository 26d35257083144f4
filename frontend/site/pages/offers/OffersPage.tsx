import styled from '@emotion/styled';
import { visiblePackages } from '@salon/content/hours/shown';
import { formatPrice } from '@salon/content/words/prices';
import { useLoaderData } from 'react-router-dom';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { onPaper } from '../../../shared/ui/picture/onPaper';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { countText } from '../../content/countText';
import { JsonLd, offersJsonLd } from '../../head/jsonLd';
import { PageHead } from '../../head/PageHead';
import { useNow } from '../../layout/frame';
import { PackageCard, PackageGrid } from '../../offers/PackageCard';
import type { DataOf } from '../../page-data';
import { groupBy } from '../../ui/groupBy';

/** Begins with the offers themselves, under a line of text. */
export function Component() {
  const {
    head,
    hero,
    intro,
    packages: offered,
    footnote,
    questions,
    custom,
  } = useLoaderData<DataOf<'offers'>>();
  const { booking } = useLinks();
  // Hides a package that ends while the page stays open.
  const packages = visiblePackages(offered, useNow());
  // Packages without a category come first.
  const inOrder = [...packages].sort((one, other) => Number(one.category > '') - Number(other.category > ''));
  const groups = groupBy(inOrder, ({ category }) => category);
  // An asterisk at a price refers to the note, which begins with an asterisk too.
  const isMarked = packages.some(({ price }) => formatPrice(price).endsWith('*'));
  return (
    <>
      <PageHead head={head} />
      {__RENDERER__ && <JsonLd data={offersJsonLd(packages)} />}
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
              <h2>{countText(packages.length, 'package', 'packages')}</h2>
              <p>{intro.subtitle}</p>
            </Count>
          )}
          {groups.map(({ title, items }) => (
            <Group key={title}>
              {title && <h2>{title}</h2>}
              <PackageGrid>
                {items.map((offer) => (
                  <PackageCard key={offer.id} offer={offer} />
                ))}
              </PackageGrid>
            </Group>
          ))}
          {packages.length > 0 && footnote && (
            <Footnote>
              {isMarked && !footnote.startsWith('*') && <span>* </span>}
              {footnote}
            </Footnote>
          )}
        </Column>
      </Offers>
      <BookingBlock {...custom} chatHref={booking('a custom package')} questions={questions} />
    </>
  );
}

const Offers = styled(Section)`
  padding-top: 0;
`;

const Top = styled.div`
  display: grid;
  gap: ${space[3]} ${space[12]};
  padding-bottom: ${space[6]};
  h1 { font-size: ${fontSize.h1Beside}; }
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
