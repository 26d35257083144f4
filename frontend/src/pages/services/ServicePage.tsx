import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pages } from '../../content/pages';
import { services } from '../../content/services/catalogue';
import type { ServiceMenu, ServicePageId } from '../../content/types';
import { BookingBlock } from '../../features/booking/BookingBlock';
import { bookingLink } from '../../features/booking/links';
import { PageHead } from '../../features/head/PageHead';
import { ServiceCard, ServiceGrid } from '../../features/services/ServiceCard';
import { ServiceJsonLd } from '../../features/services/ServiceJsonLd';
import { color, font, fontSize, space, touchTarget, width } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Hero } from '../../ui/hero/Hero';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** The layout of all service pages: hero, cards of the menu, booking block. */
export function ServicePage({ id, menu }: { id: ServicePageId; menu: ServiceMenu }) {
  const page = services[id];
  const others = Object.values(services).filter((other) => other !== page);
  return (
    <>
      <PageHead page={page} trail={[pages.services]} />
      <ServiceJsonLd page={page} menu={menu} />
      <Hero title={menu.hero.title} subtitle={menu.hero.subtitle} backgroundImage={menu.hero.photo}>
        <ButtonLink href={bookingLink(page.name)} newTab onDark>
          Book on chat
        </ButtonLink>
      </Hero>
      <Section>
        <Column>
          <SectionHeading title={menu.intro.title} subtitle={menu.intro.subtitle} />
          {menu.groups.map((group) => (
            <Group key={group.title ?? page.name}>
              {group.title && <h2>{group.title}</h2>}
              <ServiceGrid>
                {group.services.map((service) => (
                  <ServiceCard key={service.id} service={service} />
                ))}
              </ServiceGrid>
            </Group>
          ))}
          {menu.note && <Note>{menu.note}</Note>}
        </Column>
      </Section>
      <BookingBlock title={menu.closing.title} text={menu.closing.text} chatHref={bookingLink(page.name)} />
      <Section background="shade">
        <Column as="nav" aria-label="Other services">
          <OtherServicesTitle>Also on the menu</OtherServicesTitle>
          <OtherServices>
            {others.map((other) => (
              <li key={other.path}>
                <Link to={other.path}>{other.name}</Link>
              </li>
            ))}
          </OtherServices>
        </Column>
      </Section>
    </>
  );
}

const Group = styled.div`
  margin-top: ${space[12]};
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[6]}; }
`;

const Note = styled.p`
  margin-top: ${space[8]};
  max-width: ${width.text};
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
`;

const OtherServicesTitle = styled.h2`
  font-size: ${fontSize.h3};
  margin-bottom: ${space[4]};
`;

const OtherServices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    font-family: ${font.display};
    font-size: ${fontSize.lead};
  }
`;
