import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/content/paths';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { BookingBlock } from '../../booking/BookingBlock';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { People } from '../../people/People';
import { Points } from '../../ui/Points';

export function Component() {
  const { hero, story, people, peopleWords, values, closing } = useLoaderData<DataOf<'about'>>();
  const { generalBooking } = useLinks();
  const { words } = useFrame();
  return (
    <>
      <Story>
        <Leaf>
          <Picture
            picture={hero.picture}
            decorative
            sizes="(min-width: 45em) max(50vw, 92vh), 100vw"
            ratio="6 / 5"
            priority
          />
        </Leaf>
        <Text>
          <h1>{hero.title}</h1>
          <p>{hero.subtitle}</p>
          <div>
            <ButtonLink href={generalBooking} newTab>
              {words.book}
            </ButtonLink>
            <ButtonLink to={paths.services} variant="outline">
              {hero.services}
            </ButtonLink>
          </div>
          {story.paragraphs.length > 0 && <h2>{story.title}</h2>}
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
      </Story>
      <People {...peopleWords} people={people} />
      <Points {...values} />
      <BookingBlock {...closing} />
    </>
  );
}

const Story = styled.section`
  display: grid;
  ${media.besidePicture} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const Leaf = styled.div`
  background: ${color.leaf};
  ${media.besidePicture} {
    grid-area: 1 / 2;
    img, svg { position: sticky; top: 4rem; height: min(100%, 100vh - 4rem); }
  }
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  padding: ${space[10]} ${space.gutter} ${space[16]};
  h1 + p { font-size: ${fontSize.lead}; }
  h2 { margin-top: ${space[8]}; font-size: ${fontSize.h3}; }
  p { max-width: ${width.text}; color: ${color.inkSoft}; }
  > div { display: flex; flex-wrap: wrap; gap: ${space[3]}; }
  ${media.besidePicture} { padding: ${space[16]} ${space.half} ${space[16]} ${space.edge}; }
  ${media.low} { padding-top: ${space[6]}; gap: ${space[4]}; }
`;
