import styled from '@emotion/styled';
import { color, space } from '../../shared/theme/tokens';

export const TickList = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  li { position: relative; padding-left: ${space[6]}; line-height: 1.45; }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.7em;
    width: ${space[3]};
    border-top: 1px solid ${color.brassDeep};
  }
`;
