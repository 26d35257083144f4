import styled from '@emotion/styled';
import { visiblePackages } from '@salon/content/hours/shown';
import { formatPrice } from '@salon/content/words/prices';
import { useLoaderData } from 'react-router-dom';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Column, Section } from '../../../shared/ui/Section';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { countText } from '../../content/countText';
import { JsonLd, offersJsonLd } from '../../head/jsonLd';
import { PageHead } from '../../head/PageHead';
import { useNow } from '../../layout/frame';
import { PackageCard, PackageGrid } from '../../offers/PackageCard';
import type { DataOf } from '../../page-data';
import { Questions } from '../../questions/Questions';
import { groupBy } from '../../ui/groupBy';
import { Hero } from '../../ui/hero/Hero';
import { SectionHeading } from '../../ui/SectionHeading';

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
  const { generalBooking, booking } = useLinks();
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
      <Hero title={hero.title} subtitle={hero.subtitle} backgroundImage={hero.picture}>
        <ButtonLink href={generalBooking} newTab onDark>
          Book on chat
        </ButtonLink>
      </Hero>
      {packages.length > 0 && (
        <Section>
          <Column>
            <SectionHeading
              title={countText(packages.length, 'package', 'packages')}
              subtitle={intro.subtitle}
            />
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
            {footnote && (
              <Footnote>
                {isMarked && !footnote.startsWith('*') && <span>* </span>}
                {footnote}
              </Footnote>
            )}
          </Column>
        </Section>
      )}
      <Questions questions={questions} />
      <BookingBlock {...custom} chatHref={booking('a custom package')} chatText="Plan it on chat" />
    </>
  );
}

const Group = styled.div`
  margin-top: ${space[12]};
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[6]}; }
`;

const Footnote = styled.p`
  margin-top: ${space[8]};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
`;
