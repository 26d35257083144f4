import styled from '@emotion/styled';
import { color, fontSize, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import type { DataOf } from '../../page-data';

/** From here on two blocks stand side by side. */
const PAIR = 3;

/** The menus that most visitors come for: picture, if it has one, and text on alternating sides, then a dark band, then a pair. */
export const Highlights = ({ items }: { items: DataOf<'home'>['highlights'] }) => (
  <List>
    {items.map(({ title, text, picture, to, linkText }, index) => (
      <article key={to}>
        {picture && (
          <Frame>
            <Picture
              picture={picture}
              decorative
              sizes={`(min-width: 1371px) 800px, (min-width: 720px) ${index < PAIR ? 70 : 50}vw, 100vw`}
              ratio="3 / 2"
            />
          </Frame>
        )}
        <Words>
          <h2>{title}</h2>
          <p>{text}</p>
          <ButtonLink to={to} variant="outline" onDark={index === PAIR - 1}>
            {linkText}
          </ButtonLink>
        </Words>
      </article>
    ))}
  </List>
);

const Frame = styled.div`
  overflow: hidden;
  img, svg { height: 100%; }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[6]} ${space.gutter} ${space[12]};
  h2 { font-size: ${fontSize.h2}; }
  > p { color: ${color.inkSoft}; }
  > a { margin-top: ${space[3]}; }
`;

const PAIRED = `article:nth-of-type(n + ${PAIR + 1})`;

// From the tablet width on, pictures reach to alternating edges of the window; words keep to the page's column.
const List = styled.div`
  display: grid;
  gap: 2px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    article { grid-column: 1 / -1; display: grid; grid-template-columns: 7fr 5fr; min-height: min(33rem, 42vw); }
    article:nth-of-type(even) { grid-template-columns: 5fr 7fr; }
    /* Of a photograph the file has no more pixels. */
    article:has(picture) { grid-template-columns: min(58.4vw, 50rem) 1fr; }
    article:nth-of-type(even):has(picture) { grid-template-columns: 1fr min(58.4vw, 50rem); }
    article:nth-of-type(even) > :first-of-type { order: 1; }
    article > :last-child { padding: ${space[10]} ${space.edge} ${space[10]} ${space.half}; }
    article:not(:has(img)) { display: block; min-height: 0; }
    article:not(:has(img)) > :last-child { max-width: calc(${width.text} + ${space.edge}); padding-inline: ${space.edge} 0; }
    article:nth-of-type(even) > :last-child { padding-inline: ${space.edge} ${space.half}; }
    ${PAIRED} {
      grid-column: auto;
      display: block;
      min-height: 0;
      > :last-child { padding: ${space[8]} ${space.half} ${space.section} ${space.edge}; }
    }
  }
  article:nth-of-type(${PAIR}) {
    background: ${color.leaf};
    color: ${color.jasmine};
    p { color: ${color.jasmineSoft}; }
  }
`;
