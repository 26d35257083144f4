import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { color, font, fontSize, lineHeight, radius, space, width } from '../../shared/theme/tokens';
import type { DataOf } from '../page-data';

export type Review = DataOf<'home'>['testimonials']['reviews'][number];

/** One review, on the dark ground. */
export const ReviewFigure = ({ content, ...by }: Review) => (
  <Said style={{ marginTop: space[6] }}>
    <Quote style={{ fontSize: sizeFor(content) }}>{content}</Quote>
    <By {...by} />
  </Said>
);

export const By = ({ author, location, isSample }: Omit<Review, 'content'>) => (
  <figcaption>
    <strong>{author}</strong>
    {location && `, ${location}`}
    {isSample && <span>{say('Sample')}</span>}
  </figcaption>
);

/** A short review is set larger than a long one, so that they fill about the same space. */
export const sizeFor = ({ length }: string) =>
  length > 170 ? fontSize.h3 : length > 90 ? fontSize.quote : fontSize.h2;

export const Said = styled.figure`
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

export const Quote = styled.blockquote`
  max-width: ${width.title};
  font-family: ${font.display};
  letter-spacing: -0.005em;
  line-height: ${lineHeight.snug};
  text-wrap: pretty;
  @media (scripting: enabled) {
    &[data-cut] span { display: none; }
    &[data-cut]::after { content: '…'; }
  }
`;
