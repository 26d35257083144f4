import video from '../../../film/hero.mp4';
import { home } from '../../content/home';
import { pages } from '../../content/pages';
import { testimonials } from '../../content/testimonials';
import { ContactBlock } from '../../features/contact/ContactBlock';
import { PageHead } from '../../features/head/PageHead';
import { SalonJsonLd } from '../../features/head/SalonJsonLd';
import { TestimonialCarousel } from '../../features/testimonials/TestimonialCarousel';
import { Hero } from '../../ui/hero/Hero';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { Highlights } from './Highlights';
import { WorkGrid } from './WorkGrid';

export function Component() {
  const { hero, intro, highlights, work, contact } = home;
  return (
    <>
      <PageHead page={pages.home} />
      <SalonJsonLd />
      <Hero
        title={hero.title}
        subtitle={hero.subtitle}
        backgroundImage={hero.photo}
        backgroundVideo={video}
        buttonText="More about us"
        buttonLink={pages.about.path}
      />
      <Section>
        <Column>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          <Highlights items={highlights} />
        </Column>
      </Section>
      <Section background="leaf">
        <Column>
          <SectionHeading title={home.testimonials.title} subtitle={home.testimonials.subtitle} onDark />
          <TestimonialCarousel testimonials={testimonials} label={home.testimonials.title} />
        </Column>
      </Section>
      <Section>
        <Column>
          <SectionHeading title={work.title} subtitle={work.subtitle} />
          <WorkGrid photos={work.photos} linkText={work.linkText} />
        </Column>
      </Section>
      <ContactBlock title={contact.title} subtitle={contact.subtitle} />
    </>
  );
}
