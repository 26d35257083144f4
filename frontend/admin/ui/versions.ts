import styled from '@emotion/styled';
import { cardBox, color, fontSize, space, tapLine } from '../../shared/theme/tokens';

export const Versions = styled.ol`
  margin-bottom: ${space[6]};
  > li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; }
  h2 { font-family: inherit; font-weight: 600; font-size: ${fontSize.heading}; letter-spacing: 0; }
  h2 a { ${tapLine} display: flex; }
  ul, p { font-size: ${fontSize.note}; }
  p + p { color: ${color.inkSoft}; }
`;

export const VersionParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  > section > h2 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
  > section > ul > li { padding-block: ${space[2]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  > section > button { margin-top: ${space[4]}; }
`;

export const Paper = styled.div`
  padding: ${space[5]} clamp(0px, 3vw, ${space[8]});
  overflow: hidden;
  ${cardBox}
  background: ${color.paper};
`;
