import styled from '@emotion/styled';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import type { DataOf } from '../../page-data';

const SIZES = `(min-width: 1500px) 43.2rem, (min-width: 720px) 54vw, 100vw`;

/** Blocks of picture and text, on alternating sides. */
export function Highlights({ items }: { items: DataOf<'home'>['highlights'] }) {
  return (
    <HighlightList>
      {items.map(({ title, text, picture, to, linkText }) => (
        <HighlightRow key={to}>
          <div>
            <Picture picture={picture} decorative sizes={SIZES} ratio="3 / 2" />
          </div>
          <HighlightText>
            <h3>{title}</h3>
            <p>{text}</p>
            <ButtonLink to={to} variant="outline">
              {linkText}
            </ButtonLink>
          </HighlightText>
        </HighlightRow>
      ))}
    </HighlightList>
  );
}

const HighlightList = styled.div`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[16]};
  ${media.desktop} { gap: ${space.section}; }
`;

const HighlightText = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  h3 { font-size: ${fontSize.h2}; }
  p { color: ${color.inkSoft}; font-size: ${fontSize.lead}; max-width: 32rem; }
`;

// From the tablet width on, pictures reach to alternating edges of the window. In windows too wide for that, they stay in the
// column.
const HighlightRow = styled.article`
  display: grid;
  gap: ${space[6]} ${space.half};
  > :first-of-type { margin-inline: calc(-1 * ${space.edge}); }
  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    > :first-of-type { margin-right: 0; width: calc(100% + ${space.edge}); max-width: ${width.photo}; justify-self: end; }
    &:nth-of-type(even) {
      grid-template-columns: 5fr 7fr;
      > :first-of-type { order: 1; margin-inline: 0 calc(-1 * ${space.edge}); justify-self: start; }
    }
  }
  @media (min-width: 1500px) {
    > :first-of-type, &:nth-of-type(even) > :first-of-type { width: 100%; margin-inline: 0; }
  }
`;
