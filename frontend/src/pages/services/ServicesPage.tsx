import styled from '@emotion/styled';
import { pages } from '../../content/pages';
import { services } from '../../content/services/catalogue';
import { servicesContent } from '../../content/services/index-page';
import { BookingBlock } from '../../features/booking/BookingBlock';
import { generalBooking } from '../../features/booking/links';
import { PageHead } from '../../features/head/PageHead';
import { ServiceLinkCard } from '../../features/services/ServiceLinkCard';
import { color, fontSize, media, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Hero } from '../../ui/hero/Hero';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

const { hero, intro, points, closing } = servicesContent;

export function Component() {
  const listed = Object.values(services).filter((service) => service.listed);
  return (
    <>
      <PageHead page={pages.services} />
      <Hero title={hero.title} subtitle={hero.subtitle} backgroundImage={hero.photo}>
        <ButtonLink href={generalBooking()} newTab onDark>
          Book on chat
        </ButtonLink>
      </Hero>
      <Section>
        <Column>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          <ServiceCards>
            {listed.map((service) => (
              <ServiceLinkCard key={service.path} service={service} />
            ))}
          </ServiceCards>
        </Column>
      </Section>
      <Section background="shade">
        <Column>
          <SectionHeading title="With every service" />
          <Points>
            {points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Points>
        </Column>
      </Section>
      <BookingBlock title={closing.title} text={closing.text} chatText="Book an appointment" />
    </>
  );
}

const ServiceCards = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[12]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
    row-gap: ${space[12]};
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[12]};
  margin-top: ${space[10]};
  ${media.tablet} { grid-template-columns: 1fr 1fr; }
  ${media.desktop} { grid-template-columns: repeat(3, 1fr); }
  li { border-top: 1px solid ${color.brass}; padding-top: ${space[5]}; }
  h3 { font-size: ${fontSize.h3}; margin-bottom: ${space[2]}; }
  p { color: ${color.inkSoft}; }
`;
