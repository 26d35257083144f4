import styled from '@emotion/styled';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, fontSize, headerHeight, media, motion, space, tapLine } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { ArrowIcon } from '../../../shared/ui/icons';
import { Picture } from '../../../shared/ui/picture/Picture';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { BookingBlock } from '../../booking/BookingBlock';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { Points } from '../../ui/Points';
import { SectionHeading } from '../../ui/SectionHeading';

export function Component() {
  const { page, hero, intro, cards, bridal, promises, questions, closing } =
    useLoaderData<DataOf<'services'>>();
  const { generalBooking } = useLinks();
  const { words } = useFrame();
  return (
    <>
      <Top>
        <Panel>
          <div>
            <Text>
              <h1>{hero.title}</h1>
              <p>{hero.subtitle}</p>
              <ButtonLink href={generalBooking} newTab onDark>
                {words.book}
              </ButtonLink>
            </Text>
            <Picture
              picture={hero.picture}
              decorative
              sizes="(min-width: 106em) 35vw, (min-width: 64em) 31vw, (min-width: 45em) 50vw, 88vw"
              ratio="3 / 2"
              priority
            />
          </div>
        </Panel>
        <Menus>
          {/* A heading of the menus must come before their own. */}
          {!intro.title && <VisuallyHidden as="h2">{page.name}</VisuallyHidden>}
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          <ServiceCards>
            {cards.map((service) => (
              <Card key={service.path}>
                <CardPicture>
                  <Picture
                    picture={service.picture}
                    decorative
                    ratio="6 / 5"
                    sizes="(min-width: 1408px) 17rem, (min-width: 720px) 28vw, 7.5rem"
                  />
                </CardPicture>
                <h3>
                  <CardLink to={service.path}>{service.name}</CardLink>
                </h3>
                <p>{service.summary}</p>
                <SeeMenu aria-hidden="true">
                  {intro.link} <ArrowIcon />
                </SeeMenu>
              </Card>
            ))}
          </ServiceCards>
          <Further>
            <ButtonLink to={paths.prices} variant="outline">
              {intro.prices}
            </ButtonLink>
            {bridal && <ButtonLink {...bridal} variant="outline" />}
          </Further>
        </Menus>
      </Top>
      <Points {...promises} />
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
  svg { order: -1; } picture { padding: 0 ${space.gutter} ${space.gutter}; }
  ${media.besidePicture} {
    > div { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: center; }
    img, svg { order: 0; height: 100%; } picture { padding: 0; }
  }
  ${media.wide} {
    > div { position: sticky; top: ${headerHeight}; grid-template-columns: none; align-items: start; grid-template-rows: auto 1fr; height: min(100%, 100vh - ${headerHeight}); }
    img, svg { min-height: 0; }
    svg { width: auto; justify-self: end; }
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[6]} ${space.gutter} ${space[10]};
  p { font-size: ${fontSize.lead}; color: ${color.jasmineSoft}; }
  ${media.wide} { padding: ${space[12]} ${space[6]} ${space[8]} ${space.edge}; }
`;

const Menus = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space.gutter} ${space[16]};
  ${media.wide} { padding: ${space[12]} ${space.edge} ${space[16]} ${space[12]}; }
`;

const ServiceCards = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[6]};
  ${media.tablet} { grid-template-columns: repeat(3, 1fr); row-gap: ${space[10]}; }
`;

const Further = styled.div`display: flex; flex-wrap: wrap; gap: ${space[3]};`;

// On a phone the picture is beside the text, so that the whole list is two screens long.
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: min(7.5rem, 34vw) minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: ${space[1]} ${space[4]};
  h3 { font-size: ${fontSize.h3}; }
  p { color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); > :first-child { grid-row: auto; } }
  ${media.tablet} {
    grid-template-columns: none;
    grid-template-rows: subgrid;
    grid-row: span 4;
    row-gap: ${space[3]};
    h3 { padding-top: ${space[2]}; }
    p { font-size: inherit; }
  }
`;

const CardPicture = styled.div`
  overflow: hidden;
  grid-row: span 3;
  ${media.tablet} { grid-row: auto; }
  ${media.motionAllowed} {
    img { transition: transform ${motion.hoverZoom}; }
    article:hover & img { transform: scale(1.03); }
  }
`;

const CardLink = styled(Link)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`;

const SeeMenu = styled.span`
  ${tapLine}
  gap: ${space[2]};
  font-weight: 600;
  color: ${color.brassDeep};
  svg { transition: transform ${motion.quick}; }
  article:hover & svg { transform: translateX(4px); }
`;
