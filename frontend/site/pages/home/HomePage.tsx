import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import video from '../../../film/hero.mp4';
import { paths } from '../../../shared/content/paths';
import { media, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Column, Section } from '../../../shared/ui/Section';
import { useLinks } from '../../booking/useLinks';
import { ContactBlock } from '../../contact/ContactBlock';
import { JsonLd } from '../../head/jsonLd';
import { PageHead } from '../../head/PageHead';
import { useFrame } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { Questions } from '../../questions/Questions';
import { TestimonialCarousel } from '../../testimonials/TestimonialCarousel';
import { Hero } from '../../ui/hero/Hero';
import { SectionHeading } from '../../ui/SectionHeading';
import { Highlights } from './Highlights';
import { Place } from './Place';
import { salonJsonLd } from './salonJsonLd';
import { WorkGrid } from './WorkGrid';

export function Component() {
  const { head, hero, intro, place, highlights, testimonials, work, contact, questions } =
    useLoaderData<DataOf<'home'>>();
  const frame = useFrame();
  const { generalBooking } = useLinks();
  return (
    <>
      <PageHead head={head} />
      {__RENDERER__ && <JsonLd data={salonJsonLd(frame, head.image?.path)} />}
      <Hero
        title={hero.title}
        subtitle={hero.subtitle}
        backgroundImage={hero.picture}
        backgroundVideo={hero.film ? video : undefined}
        buttonText="More about us"
        buttonLink={paths.about}
      >
        <ButtonLink href={generalBooking} newTab onDark>
          Book on chat
        </ButtonLink>
      </Hero>
      <Section>
        <Column>
          <Opening>
            <SectionHeading title={intro.title} subtitle={intro.subtitle} />
            <Place {...place} hours={contact.hours} />
          </Opening>
          {highlights.length > 0 && <Highlights items={highlights} />}
        </Column>
      </Section>
      {testimonials.reviews.length > 0 && (
        <Section background="leaf">
          <Column>
            <SectionHeading title={testimonials.title} subtitle={testimonials.subtitle} onDark />
            <TestimonialCarousel testimonials={testimonials.reviews} label={testimonials.title} />
          </Column>
        </Section>
      )}
      <Section>
        <Column>
          <SectionHeading title={work.title} subtitle={work.subtitle} />
          <WorkGrid pictures={work.pictures} linkText={work.linkText} />
        </Column>
      </Section>
      <ContactBlock {...contact} />
      <Questions questions={questions} background="paper" />
    </>
  );
}

// From the tablet width on, the text is beside the place, as it is beside each picture below.
const Opening = styled.div`
  display: grid;
  gap: ${space[12]} ${space.half};
  ${media.tablet} { grid-template-columns: 7fr 5fr; align-items: center; }
`;
