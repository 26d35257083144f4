import styled from '@emotion/styled';
import { heroPages } from '@salon/content/menus';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Jumps, Lead, LinedList, Part } from '../parts/controls';
import { PhotoList } from './PhotoList';
import { PhotoRow } from './PhotoRow';
import { FEWEST_WORK, MOST_WORK, photoPlace } from './places';

/** All pictures that the owner can change, except those of a programme, which are on the programme's page. */
export function PhotographsList() {
  const { content } = useSiteDraft();
  const fixed = (paths: string[]) => (
    <LinedList>
      {paths.map((path) => {
        const place = photoPlace(content, path);
        return (
          place && (
            <PhotoRow
              key={path}
              path={path}
              title={place.title}
              photo={place.photo}
              ratio={place.crops[0]?.ratio ?? '3 / 2'}
            />
          )
        );
      })}
    </LinedList>
  );
  return (
    <>
      <Lead>
        Pictures of a programme are with the programme, in Academy; those of a post with the post. The others
        on the pages belong to their design.
      </Lead>
      <Jumps aria-label="Photographs">
        <a href="#work">Our work</a>
        <a href="#highlights">Home page</a>
        <a href="#heroes">Top of each page</a>
      </Jumps>
      <Pictures id="work">
        <h2>Our work</h2>
        <PhotoList
          name="your work"
          path="photos.work"
          photosIn={({ photos }) => photos.work}
          ratio="1 / 1"
          min={FEWEST_WORK}
          max={MOST_WORK}
        />
      </Pictures>
      <Pictures id="highlights">
        <h2>Highlights of the home page</h2>
        {fixed(content.photos.highlights.map((_, index) => `photos.highlights[${index}]`))}
      </Pictures>
      <Pictures id="heroes">
        <h2>At the top of each page</h2>
        {fixed(heroPages.map((page) => `photos.heroes.${page}`))}
      </Pictures>
    </>
  );
}

const Pictures = styled(Part)`
  max-width: 48rem;
`;
