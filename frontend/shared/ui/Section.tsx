import styled from '@emotion/styled';
import { color, space, width } from '../theme/tokens';

const backgrounds = { paper: color.paper, shade: color.paperShade, leaf: color.leaf };
type Background = keyof typeof backgrounds;

/** A band of the page over its whole width. */
export const Section = styled.section<{ background?: Background }>(({ background = 'paper' }) => ({
  background: backgrounds[background],
  color: background === 'leaf' ? color.jasmine : color.ink,
  paddingBlock: space.section,
  // Pictures may reach to the window's edge. They are sized by 100vw, which is too wide when there is a scroll bar.
  overflowX: 'clip',
}));

/** The page's column inside a band. */
export const Column = styled.div`
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
