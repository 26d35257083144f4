import styled from '@emotion/styled';
import type { Highlight } from '../../content/types';
import { color, size, space, wide, width } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/picture/Picture';

const SIZES = `(min-width: 1480px) ${width.photo}, (min-width: 720px) 54vw, 100vw`;

/** Blocks of picture and words, on alternating sides. */
export function Highlights({ items }: { items: Highlight[] }) {
  return (
    <List>
      {items.map(({ title, text, photo, to, linkText }) => (
        <Block key={to}>
          <div>
            <Picture photo={photo} decorative sizes={SIZES} ratio="3 / 2" />
          </div>
          <Words>
            <h3>{title}</h3>
            <p>{text}</p>
            <ButtonLink to={to} look="outline">
              {linkText}
            </ButtonLink>
          </Words>
        </Block>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[16]};
  ${wide.desktop} { gap: ${space.section}; }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  h3 { font-size: ${size.h2}; }
  p { color: ${color.inkSoft}; font-size: ${size.lead}; max-width: 32rem; }
`;

// From the tablet on pictures reach out of the page's column, to alternating edges of all but the widest windows.
const Block = styled.article`
  display: grid;
  gap: ${space[6]} ${space.half};
  > :first-of-type { margin-inline: calc(-1 * ${space.edge}); }
  ${wide.tablet} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    > :first-of-type { margin-right: 0; width: 100%; max-width: ${width.photo}; justify-self: end; }
    &:nth-of-type(even) {
      grid-template-columns: 5fr 7fr;
      > :first-of-type { order: 1; margin-inline: 0 calc(-1 * ${space.edge}); justify-self: start; }
    }
  }
`;
