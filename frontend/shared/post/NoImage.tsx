import slot from 'virtual:drawing/slot';
import styled from '@emotion/styled';
import { color, fontSize, space } from '../theme/tokens';
import { Lines } from '../ui/picture/Picture';
import { drawingAt } from '../ui/picture/shownPicture';

/** Shown for a post without a picture: a drawing, and a text that there is no picture. */
export const NoImage = ({ ratio }: { ratio: string }) => (
  <Panel>
    <Lines drawing={drawingAt(slot).drawing} ratio={ratio} />
    <span>No Image Available</span>
  </Panel>
);

const Panel = styled.div`
  position: relative;
  color: ${color.jasmineSoft};
  font-size: ${fontSize.small};
  span { position: absolute; left: 0; bottom: 0; padding: ${space[2]} ${space[4]}; background: ${color.leaf}; }
`;
