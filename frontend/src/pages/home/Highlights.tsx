import styled from '@emotion/styled';
import type { Highlight } from '../../content/types';
import { color, size, space, wide } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/picture/Picture';

/** Blocks of picture and words, on alternating sides. */
export function Highlights({ items }: { items: Highlight[] }) {
  return (
    <List>
      {items.map(({ title, text, photo, to, linkText }) => (
        <Block key={to}>
          <div>
            <Picture photo={photo} decorative sizes="(min-width: 1080px) 54vw, 100vw" ratio="3 / 2" />
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

// From the desktop on pictures reach out of the page's column, to alternating edges of the window.
const Block = styled.article`
  display: grid;
  gap: ${space[6]};
  > :first-of-type { margin-inline: calc(-1 * ${space.gutter}); }
  ${wide.desktop} {
    grid-template-columns: repeat(12, 1fr);
    align-items: center;
    > :first-of-type { grid-area: 1 / 1 / 2 / 8; margin-right: 0; }
    > :last-of-type { grid-area: 1 / 9 / 2 / 13; }
    &:nth-of-type(even) {
      > :first-of-type { grid-area: 1 / 6 / 2 / 13; margin-inline: 0 calc(-1 * ${space.gutter}); }
      > :last-of-type { grid-area: 1 / 1 / 2 / 5; }
    }
  }
`;
