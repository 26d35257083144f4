import styled from '@emotion/styled';
import { photos as texts } from '../../content/photos';
import { salon } from '../../content/salon';
import type { PhotoName } from '../../content/types';
import { moving, space, wide } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/picture/Picture';

/** Pictures of the salon's work; each leads to the social page. */
export function WorkGrid({ photos, linkText }: { photos: PhotoName[]; linkText: string }) {
  return (
    <>
      <Grid>
        {photos.map((photo) => (
          <li key={photo}>
            <a
              href={salon.instagram}
              target="_blank"
              rel="noopener"
              aria-label={`${texts[photo].alt}. See it on Instagram`}
            >
              <Picture
                photo={photo}
                decorative
                sizes="(min-width: 1280px) 26rem, (min-width: 720px) 32vw, 46vw"
                ratio="1 / 1"
              />
            </a>
          </li>
        ))}
      </Grid>
      <ButtonLink href={salon.instagram} newTab look="outline">
        {linkText}
      </ButtonLink>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[2]};
  margin-block: ${space[10]} ${space[8]};
  ${wide.tablet} { grid-template-columns: repeat(4, 1fr); gap: ${space[4]}; }
  li { overflow: hidden; }
  a { display: block; }
  ${moving} {
    img { transition: transform 0.8s ease-out; }
    a:hover img { transform: scale(1.03); }
  }
`;
