import styled from '@emotion/styled';
import type { NodeViewProps } from '@tiptap/react';
import { color, fontSize, radius, space } from '../../../shared/theme/tokens';
import { QuietButton } from '../../ui/QuietButton';
import { canMoveNode, moveNode } from './moveNode';

type MoveProps = Pick<NodeViewProps, 'editor' | 'getPos'> & { name: string };

/** Buttons that move a block of the text up or down by one. */
export const MoveNodeButtons = ({ editor, getPos, name }: MoveProps) =>
  ([-1, 1] as const).map((by) => (
    <QuietButton
      key={by}
      type="button"
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={!canMoveNode(editor, getPos(), by)}
      onClick={() => moveNode(editor, getPos(), by)}
    >
      {by < 0 ? '↑' : '↓'}
    </QuietButton>
  ));

export const FigureFrame = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  font-size: ${fontSize.small};
  &[data-selected] { outline: 3px solid ${color.brass}; }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
