import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, fontSize, headerHeight, media, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { PageHead } from '../../head/PageHead';
import type { DataOf } from '../../page-data';
import { ServiceLinkCard } from '../../services/ServiceLinkCard';
import { SectionHeading } from '../../ui/SectionHeading';

/** Begins with the menus, beside a panel that stays while they pass. */
export function Component() {
  const { head, hero, intro, cards, points, questions, closing } = useLoaderData<DataOf<'services'>>();
  const { generalBooking } = useLinks();
  return (
    <>
      <PageHead head={head} />
      <Top>
        <Panel>
          <div>
            <Text>
              <h1>{hero.title}</h1>
              <p>{hero.subtitle}</p>
              <ButtonLink href={generalBooking} newTab onDark>
                Book on chat
              </ButtonLink>
            </Text>
            <Picture
              picture={hero.picture}
              decorative
              sizes="(min-width: 64em) 34vw, 100vw"
              ratio="2 / 1"
              priority
            />
          </div>
        </Panel>
        <Menus>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          <ServiceCards>
            {cards.map((service) => (
              <ServiceLinkCard key={service.path} service={service} />
            ))}
          </ServiceCards>
          <ButtonLink to={paths.prices} variant="outline">
            All prices on one page
          </ButtonLink>
        </Menus>
      </Top>
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

const Top = styled.section`
  display: grid;
  ${media.wide} { grid-template-columns: minmax(calc(${space.edge} + clamp(15rem, 18vw, 23rem)), 4fr) minmax(0, 9fr); }
`;

const Panel = styled.div`
  background: ${color.leaf};
  color: ${color.jasmine};
  > div { display: grid; }
  img, svg { order: -1; }
  ${media.besidePicture} {
    > div { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: center; }
    img, svg { order: 0; height: 100%; }
  }
  ${media.wide} {
    > div { position: sticky; top: ${headerHeight}; grid-template-columns: none; align-items: start; grid-template-rows: auto 1fr; height: min(100%, 100vh - ${headerHeight}); }
    img, svg { min-height: 0; }
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[6]} ${space.gutter} ${space[10]};
  h1 { font-size: ${fontSize.h1Beside}; }
  p { font-size: ${fontSize.lead}; color: ${color.jasmineSoft}; }
  ${media.wide} { padding: ${space[12]} ${space[6]} ${space[8]} ${space.edge}; }
`;

const Menus = styled.div`
  padding: ${space[12]} ${space.gutter} ${space[16]};
  ${media.wide} { padding: ${space[12]} ${space.edge} ${space[16]} ${space[12]}; }
`;

const ServiceCards = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-block: ${space[8]} ${space[10]};
  ${media.tablet} { grid-template-columns: repeat(3, 1fr); row-gap: ${space[10]}; }
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
