import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { PageHead } from '../../head/PageHead';
import type { DataOf } from '../../page-data';
import { Hero } from '../../ui/hero/Hero';
import { SectionHeading } from '../../ui/SectionHeading';

const SQUARE = `(min-width: 1390px) ${width.square}, (min-width: 1080px) 38.3vw, (min-width: 570px) ${width.square}, 94.4vw`;

export function Component() {
  const { head, hero, story, values, closing } = useLoaderData<DataOf<'about'>>();
  const [behind, front] = story.photos;
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
        <Story>
          <Text>
            <SectionHeading title={story.title} />
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Text>
          <Pictures>
            <Picture picture={front} sizes={SQUARE} ratio="1 / 1" />
            <Picture
              picture={behind}
              sizes="(min-width: 1408px) 27.5rem, (min-width: 1080px) 32vw, 68vw"
              ratio="3 / 2"
            />
          </Pictures>
        </Story>
      </Section>
      <Section background="shade">
        <Column>
          <SectionHeading title={values.title} subtitle={values.subtitle} />
          <Values>
            {values.items.map(({ title, text, picture }) => (
              <li key={title}>
                <Picture
                  picture={picture}
                  decorative
                  sizes="(min-width: 1408px) 25.4rem, (min-width: 720px) 28.7vw, 88.8vw"
                  ratio="4 / 3"
                />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Values>
        </Column>
      </Section>
      <BookingBlock {...closing}>
        <ButtonLink to={paths.services} variant="outline" onDark>
          Explore services
        </ButtonLink>
      </BookingBlock>
    </>
  );
}

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  > p { max-width: ${width.text}; }
  > p:first-of-type { font-size: ${fontSize.lead}; }
`;

const Story = styled(Column)`
  display: grid;
  gap: ${space[10]};
  ${media.desktop} { grid-template-columns: 6fr 5fr; column-gap: ${space.half}; }
`;

/**
 * The place covers a corner of the other picture. In a narrow window each reaches to one edge; in a wide one both stay in their
 * column.
 */
const Pictures = styled.div`
  display: grid;
  align-content: start;
  > :first-of-type {
    justify-self: end;
    width: min(${width.square}, 100% + ${space.edge});
    margin-right: calc(-1 * ${space.edge});
  }
  > :last-of-type {
    width: 75%;
    margin-top: -${space[20]};
    margin-left: calc(-1 * ${space.edge});
    border: solid ${color.paper};
    border-width: ${space[3]} ${space[3]} 0 0;
  }
  ${media.desktop} {
    margin-top: ${space[16]};
    > :first-of-type { width: min(${width.square}, 100%); margin-right: 0; }
    > :last-of-type { width: calc(75% + ${space[12]}); margin-left: -${space[12]}; }
  }
`;

const Values = styled.ul`
  display: grid;
  gap: ${space[12]} ${space[8]};
  margin-top: ${space[12]};
  ${media.tablet} { grid-template-columns: repeat(3, 1fr); }
  h3 { font-size: ${fontSize.h3}; margin-block: ${space[5]} ${space[2]}; }
  p { color: ${color.inkSoft}; }
`;
