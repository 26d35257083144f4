import styled from '@emotion/styled';
import { size, space } from '../../theme/tokens';

export const PageTitle = styled.h1`
  font-size: ${size.h2};
  margin-bottom: ${space[6]};
`;
