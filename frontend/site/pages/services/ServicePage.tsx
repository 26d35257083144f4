import styled from '@emotion/styled';
import type { MenuId } from '@salon/content/description';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, font, fontSize, media, space, tapLine, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { JsonLd, menuJsonLd } from '../../head/jsonLd';
import { PageHead } from '../../head/PageHead';
import type { DataOf } from '../../page-data';
import { Questions } from '../../questions/Questions';
import { ServiceCard, ServiceGrid } from '../../services/ServiceCard';
import { groupBy } from '../../ui/groupBy';
import { Hero } from '../../ui/hero/Hero';
import { SectionHeading } from '../../ui/SectionHeading';

const NOTHING_ON_IT = 'There is nothing on this menu at the moment.';

/**
 * The layout of all service pages: hero, cards of the menu, booking block, the place itself. A menu without services only says so:
 * nothing leads to it but old links and search engines.
 */
export function Component() {
  const data = useLoaderData<DataOf<MenuId>>();
  const { head, menu, name, hero, intro, services, note, questions, closing, place, others } = data;
  const { booking, question } = useLinks();
  const isEmpty = services.length === 0;
  return (
    <>
      <PageHead head={head} />
      {isEmpty && <meta name="robots" content="noindex" />}
      {__RENDERER__ && !isEmpty && <JsonLd data={menuJsonLd(data)} />}
      <Hero
        title={hero.title}
        subtitle={isEmpty ? NOTHING_ON_IT : hero.subtitle}
        backgroundImage={hero.picture}
      >
        <ButtonLink href={isEmpty ? question(name) : booking(name)} newTab onDark>
          {isEmpty ? 'Ask us on chat' : 'Book on chat'}
        </ButtonLink>
      </Hero>
      {!isEmpty && (
        <>
          <Section>
            <Column>
              <SectionHeading title={intro.title} subtitle={intro.subtitle} />
              {groupBy(services, ({ group }) => group).map(({ title, items }) => (
                <Group key={title}>
                  {title && <h2>{title}</h2>}
                  <ServiceGrid>
                    {items.map((service) => (
                      <ServiceCard key={service.id} menu={menu} service={service} />
                    ))}
                  </ServiceGrid>
                </Group>
              ))}
              {note && <Note>{note}</Note>}
            </Column>
          </Section>
          <Questions questions={questions} />
          <BookingBlock {...closing} chatHref={booking(name)} />
        </>
      )}
      <Section background="shade">
        <Foot>
          <nav aria-label="Other services">
            <OtherServicesTitle>Also on the menu</OtherServicesTitle>
            <OtherServices>
              <li>
                <Link to={paths.prices}>All prices on one page</Link>
              </li>
              {others.map((other) => (
                <li key={other.path}>
                  <Link to={other.path}>{other.name}</Link>
                </li>
              ))}
            </OtherServices>
          </nav>
          <Picture
            picture={place}
            sizes="(min-width: 1408px) 37rem, (min-width: 720px) 42.2vw, 88.8vw"
            ratio="3 / 2"
          />
        </Foot>
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

const Foot = styled(Column)`
  display: grid;
  gap: ${space[10]} ${space.half};
  ${media.tablet} { grid-template-columns: 1fr 1fr; align-items: center; }
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
    ${tapLine}
    font-family: ${font.display};
    font-size: ${fontSize.lead};
  }
`;
