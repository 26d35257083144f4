import styled from '@emotion/styled';
import type { HomeSection } from '@salon/content/description';
import { Fragment, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { media, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { ContactBlock } from '../../contact/ContactBlock';
import type { DataOf } from '../../page-data';
import { People } from '../../people/People';
import { Questions } from '../../questions/Questions';
import { TestimonialCarousel } from '../../testimonials/TestimonialCarousel';
import { SectionHeading } from '../../ui/SectionHeading';
import { Hero } from './Hero';
import { Highlights } from './Highlights';
import { Prices } from './Prices';
import { WorkWall } from './WorkWall';

export function Component() {
  const data = useLoaderData<DataOf<'home'>>();
  const { hero, prices, order, bridal, intro, highlights } = data;
  const { testimonials, people, work, contact, questions } = data;
  const opening = (intro.title || intro.subtitle) && (
    <Opening>
      <div>
        <SectionHeading title={intro.title} subtitle={intro.subtitle} />
        {bridal && <ButtonLink {...bridal} variant="outline" />}
      </div>
      {intro.picture && (
        <Picture
          picture={intro.picture}
          ratio="3 / 2"
          sizes="(min-width: 1371px) 800px, (min-width: 720px) 58.4vw, 100vw"
        />
      )}
    </Opening>
  );
  const sections: Record<HomeSection, ReactNode> = {
    highlights: (
      <>
        {intro.isFirst && opening}
        {highlights.length > 0 && <Highlights items={highlights} />}
        {!intro.isFirst && opening}
      </>
    ),
    reviews: testimonials.reviews.length > 0 && (
      <Section background="leaf">
        <Column>
          <TestimonialCarousel testimonials={testimonials.reviews} label={testimonials.title}>
            <SectionHeading title={testimonials.title} subtitle={testimonials.subtitle} onDark />
          </TestimonialCarousel>
        </Column>
      </Section>
    ),
    people: people && <People {...people} />,
    work: work.pictures.length > 0 && <WorkWall {...work} />,
    contact: <ContactBlock {...contact} />,
    questions: <Questions questions={questions} />,
  };
  return (
    <>
      <Hero {...hero} />
      <Prices rows={prices} />
      {order.map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
    </>
  );
}

// The picture reaches to the window's edge, and its file has the pixels for a dense screen. On a phone it is above the text.
const Opening = styled.section`
  display: grid;
  overflow-x: clip;
  > div { display: grid; gap: ${space[6]}; justify-items: start; order: 1; padding: ${space[6]} ${space.gutter} ${space[8]}; }
  img { max-height: 52vw; }
  ${media.tablet} {
    &:has(picture) { grid-template-columns: 1fr min(58.4vw, 50rem); }
    align-items: center;
    > div { order: 0; padding: ${space[10]} ${space.half} ${space[10]} ${space.edge}; }
    img { max-height: 36rem; }
  }
`;
