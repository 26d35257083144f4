import { useLoaderData } from 'react-router-dom';
import video from '../../../film/hero.mp4';
import { paths } from '../../content/paths';
import { ContactBlock } from '../../features/contact/ContactBlock';
import { PageHead } from '../../features/head/PageHead';
import { SalonJsonLd } from '../../features/head/SalonJsonLd';
import { Questions } from '../../features/questions/Questions';
import { TestimonialCarousel } from '../../features/testimonials/TestimonialCarousel';
import { Hero } from '../../ui/hero/Hero';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import type { HomeData } from './data';
import { Highlights } from './Highlights';
import { WorkGrid } from './WorkGrid';

export function Component() {
  const { head, hero, intro, highlights, testimonials, work, contact, questions } = useLoaderData<HomeData>();
  return (
    <>
      <PageHead head={head} />
      <SalonJsonLd hours={contact.hours} image={head.image?.path} />
      <Hero
        title={hero.title}
        subtitle={hero.subtitle}
        backgroundImage={hero.picture}
        backgroundVideo={hero.film ? video : undefined}
        buttonText="More about us"
        buttonLink={paths.about}
      />
      <Section>
        <Column>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          <Highlights items={highlights} />
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
