import styled from '@emotion/styled';
import { fontSize, space, spread } from '../../shared/theme/tokens';

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  section ~ & { margin-top: ${space[4]}; }
`;

export const HeadRow = styled.div`
  ${spread}
  flex-wrap: wrap;
  gap: ${space[3]};
  h1 { font-size: ${fontSize.h2}; }
  h1:focus { outline: none; box-shadow: none; }
  h2 { font-size: ${fontSize.h3}; }
`;
