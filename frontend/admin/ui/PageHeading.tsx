import styled from '@emotion/styled';
import { fontSize, space } from '../../shared/theme/tokens';

export const PageHeading = styled.h1`
  font-size: ${fontSize.h2};
  margin-bottom: ${space[6]};
`;
