import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, space } from '../theme/tokens';

const rotate = keyframes`to { transform: rotate(1turn); }`;

const SpinnerLayout = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding-block: ${space[16]};
  color: ${color.inkSoft};
  &::before {
    content: '';
    width: 2.5rem;
    height: 2.5rem;
    border: 2px solid ${color.line};
    border-top-color: ${color.brassDeep};
    border-radius: 50%;
    animation: ${rotate} 1s linear infinite;
  }
`;

export const Spinner = ({ label }: { label: string }) => <SpinnerLayout role="status">{label}</SpinnerLayout>;
