import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { color, font, fontSize, lineHeight, radius, space, width } from '../../shared/theme/tokens';
import type { DataOf } from '../page-data';

export type Review = DataOf<'home'>['testimonials']['reviews'][number];

/** A longer one scrolls, as its length would be the height of the carousel for all of them. */
const LONGEST = 280;

/** One review, on the dark ground. */
export const ReviewFigure = ({ content, author, location, isSample }: Review) => (
  <Said>
    <blockquote style={{ fontSize: sizeFor(content) }} tabIndex={content.length > LONGEST ? 0 : undefined}>
      {content}
    </blockquote>
    <figcaption>
      <strong>{author}</strong>
      {location && `, ${location}`}
      {isSample && <span>{say('Sample')}</span>}
    </figcaption>
  </Said>
);

/** A short review is set larger than a long one, so that they fill about the same space. */
const sizeFor = ({ length }: string) =>
  length > 170 ? fontSize.h3 : length > 90 ? fontSize.quote : fontSize.h2;

const Said = styled.figure`
  blockquote {
    max-width: ${width.title};
    font-family: ${font.display};
    letter-spacing: -0.005em;
    line-height: ${lineHeight.snug};
    text-wrap: pretty;
    &[tabindex] { max-height: 22rem; overflow-y: auto; }
  }
  figcaption { margin-top: ${space[6]}; color: ${color.jasmineSoft}; }
  figcaption span {
    display: inline-block;
    margin-left: ${space[3]};
    padding: 0 ${space[2]};
    border: 1px solid ${color.leafLine};
    border-radius: ${radius};
    font-size: ${fontSize.label};
  }
  strong { color: ${color.brass}; font-weight: 600; }
`;
