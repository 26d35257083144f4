import type { Editor, JSONContent } from '@tiptap/react';

/** The block at a position and its neighbour above (-1) or below (1); null at the end of the text. */
function neighbours(editor: Editor, position: number | undefined, by: -1 | 1) {
  if (position === undefined) return null;
  const place = editor.state.doc.resolve(position);
  const node = place.nodeAfter;
  const index = place.index();
  const other = place.parent.maybeChild(index + by);
  return node && other ? { node, other } : null;
}

export const canMoveNode = (editor: Editor, position: number | undefined, by: -1 | 1) =>
  neighbours(editor, position, by) !== null;

/** Swaps a block with the one above or below, as one undo step. */
export function moveNode(editor: Editor, position: number | undefined, by: -1 | 1) {
  const found = neighbours(editor, position, by);
  if (!found || position === undefined) return;
  const { node, other } = found;
  const target = by < 0 ? position - other.nodeSize : position + other.nodeSize;
  const change = editor.state.tr.delete(position, position + node.nodeSize).insert(target, node);
  editor.view.dispatch(change);
  editor.commands.setNodeSelection(target);
}

/** Replaces the block at a position by other blocks, as one undo step. */
export function replaceNode(editor: Editor, position: number | undefined, blocks: JSONContent[]) {
  const node = position === undefined ? null : editor.state.doc.nodeAt(position);
  if (position === undefined || !node) return;
  const chain = editor
    .chain()
    .focus()
    .deleteRange({ from: position, to: position + node.nodeSize });
  if (blocks.length > 0) chain.insertContentAt(position, blocks);
  chain.run();
}
