import styled from '@emotion/styled';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, fontSize, media, space, touchTarget } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Column, Section } from '../../../shared/ui/Section';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { PageHead } from '../../head/PageHead';
import type { DataOf } from '../../page-data';
import { ServiceLinkCard } from '../../services/ServiceLinkCard';
import { Hero } from '../../ui/hero/Hero';
import { SectionHeading } from '../../ui/SectionHeading';

export function Component() {
  const { head, hero, intro, cards, others, points, questions, closing } =
    useLoaderData<DataOf<'services'>>();
  const { generalBooking } = useLinks();
  return (
    <>
      <PageHead head={head} />
      <Hero title={hero.title} subtitle={hero.subtitle} backgroundImage={hero.picture}>
        <ButtonLink href={generalBooking} newTab onDark>
          Book on chat
        </ButtonLink>
      </Hero>
      <Section>
        <Column>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          <ServiceCards>
            {cards.map((service) => (
              <ServiceLinkCard key={service.path} service={service} />
            ))}
          </ServiceCards>
          <MoreLinks>
            <li>
              <ButtonLink to={paths.prices} variant="outline">
                All prices on one page
              </ButtonLink>
            </li>
            {others.map(({ path, name }) => (
              <li key={path}>
                Also on the menu: <Link to={path}>{name}</Link>
              </li>
            ))}
          </MoreLinks>
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
      <BookingBlock {...closing} questions={questions} />
    </>
  );
}

const ServiceCards = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[12]};
  ${media.tablet} { grid-template-columns: 1fr 1fr; row-gap: ${space[12]}; }
  ${media.wide} { grid-template-columns: repeat(4, 1fr); }
`;

const MoreLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  margin-top: ${space[10]};
  li > a { min-height: ${touchTarget}; }
  @media print { li:first-of-type { display: none; } }
  li + li a { margin-left: ${space[2]}; display: inline-flex; align-items: center; }
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
