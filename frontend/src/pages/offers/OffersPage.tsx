import styled from '@emotion/styled';
import { offers } from '../../content/offers';
import { pages } from '../../content/pages';
import { BookingBlock } from '../../features/booking/BookingBlock';
import { bookingLink, generalBooking } from '../../features/booking/links';
import { PageHead } from '../../features/head/PageHead';
import { groupByCategory } from '../../features/offers/groupByCategory';
import { OffersJsonLd } from '../../features/offers/OffersJsonLd';
import { PackageCard, PackageGrid } from '../../features/offers/PackageCard';
import { color, fontSize, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Hero } from '../../ui/hero/Hero';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

const { hero, intro, packages, footnote, custom } = offers;

export function Component() {
  return (
    <>
      <PageHead page={pages.offers} />
      <OffersJsonLd packages={packages} />
      <Hero title={hero.title} subtitle={hero.subtitle} backgroundImage={hero.photo}>
        <ButtonLink href={generalBooking()} newTab onDark>
          Book on chat
        </ButtonLink>
      </Hero>
      <Section>
        <Column>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          {groupByCategory(packages).map((group) => (
            <Group key={group.category ?? ''}>
              {group.category && <h2>{group.category}</h2>}
              <PackageGrid>
                {group.packages.map((offer) => (
                  <PackageCard key={offer.id} offer={offer} />
                ))}
              </PackageGrid>
            </Group>
          ))}
          <Footnote>{footnote}</Footnote>
        </Column>
      </Section>
      <BookingBlock
        title={custom.title}
        text={custom.text}
        chatHref={bookingLink('a custom package')}
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
