import styled from '@emotion/styled';
import { type Editor, type JSONContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';
import { color, fontSize, radius, space } from '../../../shared/theme/tokens';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { ArrowButtons } from './ArrowButtons';

interface Props extends Pick<NodeViewProps, 'editor' | 'getPos' | 'selected'> {
  /** What its buttons call it. */
  name: string;
  onEdit: () => void;
  children: ReactNode;
  /** Further buttons. */
  tools?: ReactNode;
  /** Shown after the buttons. */
  note?: ReactNode;
}

/** A block of the text that is edited in a dialog, with the buttons below it. */
export function Block({ editor, getPos, selected, name, onEdit, children, tools, note }: Props) {
  return (
    <NodeViewWrapper as="div">
      <Frame data-selected={selected || undefined}>
        {children}
        <Tools contentEditable={false}>
          <QuietButton type="button" onClick={onEdit}>
            Edit {name}
          </QuietButton>
          {tools}
          <ArrowButtons
            labels={[`Move ${name} up`, `Move ${name} down`]}
            canMove={(by) => neighbour(editor, getPos(), by) !== null}
            onMove={(by) => moveNode(editor, getPos(), by)}
          />
          <DangerButton type="button" onClick={() => replaceNode(editor, getPos(), [])}>
            Remove {name}
          </DangerButton>
          {note}
        </Tools>
      </Frame>
    </NodeViewWrapper>
  );
}

/** The block above (-1) or below (1) the one at a position; null at the end of the text. */
function neighbour(editor: Editor, position: number | undefined, by: -1 | 1) {
  if (position === undefined) return null;
  const place = editor.state.doc.resolve(position);
  return place.nodeAfter && place.parent.maybeChild(place.index() + by);
}

/** Swaps a block with the one above or below, as one undo step. The other block moves, so that the buttons of this one stay. */
export function moveNode(editor: Editor, position: number | undefined, by: -1 | 1) {
  const other = neighbour(editor, position, by);
  const node = position === undefined ? null : editor.state.doc.nodeAt(position);
  if (position === undefined || !node || !other) return;
  const [from, to] =
    by < 0
      ? [position - other.nodeSize, position + node.nodeSize - other.nodeSize]
      : [position + node.nodeSize, position];
  editor.view.dispatch(editor.state.tr.delete(from, from + other.nodeSize).insert(to, other));
  editor.commands.setNodeSelection(by < 0 ? from : position + other.nodeSize);
}

/** Replaces the block at a position by other blocks, as one undo step. */
export function replaceNode(editor: Editor, position: number | undefined, blocks: JSONContent[]) {
  const node = position === undefined ? null : editor.state.doc.nodeAt(position);
  if (position === undefined || !node) return;
  const range = { from: position, to: position + node.nodeSize };
  const chain = editor.chain().focus().deleteRange(range);
  if (blocks.length > 0) chain.insertContentAt(position, blocks);
  chain.run();
}

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  font-size: ${fontSize.small};
  &[data-selected] { outline: 3px solid ${color.brass}; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
