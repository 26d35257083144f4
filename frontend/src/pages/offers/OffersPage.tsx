import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { countText } from '../../content/countText';
import { BookingBlock } from '../../features/booking/BookingBlock';
import { useLinks } from '../../features/booking/useLinks';
import { PageHead } from '../../features/head/PageHead';
import { visiblePackages } from '../../features/hours/shown';
import { groupByCategory } from '../../features/offers/groupByCategory';
import { OffersJsonLd } from '../../features/offers/OffersJsonLd';
import { PackageCard, PackageGrid } from '../../features/offers/PackageCard';
import { Questions } from '../../features/questions/Questions';
import { formatPrice } from '../../features/services/formatPrice';
import { useNow } from '../../features/site/frame';
import { color, fontSize, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Hero } from '../../ui/hero/Hero';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import type { OffersData } from './data';

export function Component() {
  const { head, hero, intro, packages: offered, footnote, questions, custom } = useLoaderData<OffersData>();
  const { generalBooking, booking } = useLinks();
  // Hides a package that ends while the page stays open.
  const packages = visiblePackages(offered, useNow());
  // An asterisk at a price refers to the note, which begins with an asterisk too.
  const isMarked = packages.some(({ price }) => formatPrice(price).endsWith('*'));
  return (
    <>
      <PageHead head={head} />
      {__RENDERER__ && <OffersJsonLd packages={packages} />}
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
            {groupByCategory(packages).map((group) => (
              <Group key={group.category}>
                {group.category && <h2>{group.category}</h2>}
                <PackageGrid>
                  {group.packages.map((offer) => (
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
      <BookingBlock
        title={custom.title}
        text={custom.text}
        chatHref={booking('a custom package')}
        chatText="Plan it on chat"
      />
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
