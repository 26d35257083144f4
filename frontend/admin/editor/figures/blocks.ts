import type { Editor, JSONContent } from '@tiptap/react';

/** The block at a position, and the one above (-1) or below (1); null at the end of the text. */
function neighbours(editor: Editor, position: number | undefined, by: -1 | 1) {
  if (position === undefined) return null;
  const place = editor.state.doc.resolve(position);
  const other = place.parent.maybeChild(place.index() + by);
  return place.nodeAfter && other && { position, size: place.nodeAfter.nodeSize, other };
}

export const canMoveBlock = (editor: Editor, position: number | undefined, by: -1 | 1) =>
  neighbours(editor, position, by) !== null;

/** Swaps a block with the one above or below, as one undo step. The other one moves, so that the buttons of this one stay. */
export function moveBlock(editor: Editor, at: number | undefined, by: -1 | 1) {
  const found = neighbours(editor, at, by);
  if (!found) return;
  const { position, size, other } = found;
  const from = by < 0 ? position - other.nodeSize : position + size;
  const to = by < 0 ? from + size : position;
  editor.view.dispatch(editor.state.tr.delete(from, from + other.nodeSize).insert(to, other));
  editor.commands.setNodeSelection(by < 0 ? from : position + other.nodeSize);
}

/** Replaces the block at a position by other blocks, as one undo step. */
export function replaceBlock(editor: Editor, position: number | undefined, blocks: JSONContent[]) {
  const node = position === undefined ? null : editor.state.doc.nodeAt(position);
  if (position === undefined || !node) return;
  const range = { from: position, to: position + node.nodeSize };
  const chain = editor.chain().focus().deleteRange(range);
  if (blocks.length > 0) chain.insertContentAt(position, blocks);
  chain.run();
}
