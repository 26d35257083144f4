import styled from '@emotion/styled';
import { media, motion, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { addressOf, type ShownPicture } from '../../../shared/ui/picture/shownPicture';
import { useFrame } from '../../layout/frame';

const LARGE = new Set([0, 6]);
const SIZES = {
  large: '(min-width: 1408px) 26rem, (min-width: 720px) 29.6vw, 44vw',
  small: '(min-width: 1408px) 12.5rem, (min-width: 1080px) 14.2vw, (min-width: 720px) 29.6vw, 44vw',
};

/** Pictures of the salon's work; each links to the salon's social page, if there is one. */
export function WorkGrid({ pictures, linkText }: { pictures: ShownPicture[]; linkText: string }) {
  const { instagram } = useFrame().contact;
  return (
    <>
      <Grid>
        {pictures.map((picture, index) => (
          <li key={addressOf(picture)}>
            {instagram ? (
              <a
                href={instagram}
                target="_blank"
                rel="noopener"
                aria-label={`${picture.alt}. See it on Instagram`}
              >
                <Picture picture={picture} decorative {...frame(index)} />
              </a>
            ) : (
              <Picture picture={picture} {...frame(index)} />
            )}
          </li>
        ))}
      </Grid>
      {instagram && (
        <ButtonLink href={instagram} newTab variant="outline">
          {linkText}
        </ButtonLink>
      )}
    </>
  );
}

const frame = (index: number) => ({
  sizes: LARGE.has(index) ? SIZES.large : SIZES.small,
  ratio: '1 / 1',
});

// Twelve pictures fill three rows of six when two of them are large.
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[2]};
  margin-block: ${space[10]} ${space[8]};
  ${media.tablet} { grid-template-columns: repeat(3, 1fr); gap: ${space[4]}; }
  ${media.desktop} {
    grid-template-columns: repeat(6, 1fr);
    grid-auto-flow: dense;
    li:nth-of-type(1) { grid-area: span 2 / span 2; }
    li:nth-of-type(7) { grid-row: span 2; grid-column: 5 / span 2; }
  }
  li { overflow: hidden; }
  a { display: block; }
  ${media.motionAllowed} {
    img { transition: transform ${motion.hoverZoom}; }
    a:hover img { transform: scale(1.03); }
  }
`;
