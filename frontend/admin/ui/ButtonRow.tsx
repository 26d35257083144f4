import styled from '@emotion/styled';
import { space } from '../../shared/theme/tokens';

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
