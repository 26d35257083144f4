import styled from '@emotion/styled';
import { color, space } from '../../shared/theme/tokens';

/** Rows of text, each with a button at its end. */
export const RowList = styled.ul`
  border-top: 1px solid ${color.line};
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[4]}; padding-block: ${space[3]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  > li > div { flex: 1 1 14rem; min-width: 0; }
`;
