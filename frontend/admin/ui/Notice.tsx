import styled from '@emotion/styled';
import { color, fontSize, radius, space, tapLine, touchTarget, width } from '../../shared/theme/tokens';

/** At the window's lower edge, above the places: what arrives after the page moves nothing from under a finger there. */
export const Notice = styled.aside`
  position: sticky;
  bottom: var(--toast-floor, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  max-width: ${width.page};
  margin: 0 auto ${space[4]};
  padding: ${space[2]} ${space.gutter};
  font-size: ${fontSize.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  a { ${tapLine} }
`;

/** A part that stands out: for what is useful to know or, with `data-trouble`, for what needs a look. */
export const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-width: 40rem;
  margin-block: ${space[4]} ${space[6]};
  padding: ${space[4]};
  background: ${color.paperShade};
  border-radius: ${radius};
  overflow-wrap: anywhere;
  &[data-trouble] { background: ${color.claySoft}; }
  h2 { font-size: ${fontSize.heading}; }
  a { ${tapLine} min-width: ${touchTarget}; font-weight: 600; }
  p a { margin-block: -0.75rem; }
  > p:empty { display: none; }
  > details { width: 100%; }
`;
