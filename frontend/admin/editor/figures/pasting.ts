import { embedOf } from '@salon/content/figures';
import { embedLinkOf } from '@salon/content/post/embedLink';
import { type FigurePicture, figuresOf } from '@salon/content/post/figure';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { createNodeFromContent, type Editor, type EditorEvents } from '@tiptap/react';
import type { PictureUploads, StoredPicture } from '../../pictures/PictureUploads';
import { mayBePicture } from '../../pictures/preparePicture';

/** Word and browsers put an image of copied text beside its HTML, so files are ignored when the HTML has words. */
export function pictureFilesIn(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])].filter(mayBePicture);
  const html = files.length > 0 ? (transfer?.getData('text/html') ?? '') : '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim() ? [] : files;
}

export const picturesOf = (stored: StoredPicture[]): FigurePicture[] =>
  stored.map(({ image }) => ({ src: image, alt: '' }));

/** Sends pictures, and puts them where the cursor is now, after those that came there before, whatever is written until they have arrived. */
export async function insertPictures(
  editor: Editor,
  uploads: PictureUploads,
  files: File[],
  at = editor.state.selection.to,
) {
  const { doc, selection } = editor.state;
  let [, place] = placeForBlock(doc.resolve(at));
  let isWriting = at !== selection.to;
  const follow = ({ transaction }: EditorEvents['transaction']) => {
    place = transaction.mapping.map(place);
    isWriting ||= transaction.docChanged;
  };
  editor.on('transaction', follow);
  const figures = figuresOf(picturesOf(await uploads.send(files)));
  editor.off('transaction', follow);
  if (editor.isDestroyed || figures.length === 0) return;
  const { schema, ...now } = editor.state;
  const nodes = figures.map((figure) => schema.node('figure', figure));
  const { nodeBefore } = now.doc.resolve(place);
  const isEmpty = nodeBefore?.type.name === 'paragraph' && nodeBefore.content.size === 0;
  const from = isEmpty ? place - nodeBefore.nodeSize : place;
  const isElsewhere = now.selection.from < from || now.selection.to > place;
  const isInUse = isElsewhere && (isWriting || !now.selection.eq(selection));
  putBlocks(editor, [from, place], nodes, isInUse);
}

/** Blocks replace an empty paragraph, or else go after the block. */
function placeForBlock($at: ResolvedPos): [from: number, to: number] {
  if ($at.depth === 0) return [$at.pos, $at.pos];
  const isEmpty = $at.depth === 1 && $at.parent.content.size === 0;
  return [isEmpty ? $at.before(1) : $at.after(1), $at.after(1)];
}

/** A row of headings and two more, with the cursor in the first cell. */
export function insertTable(editor: Editor) {
  const row = (cell: string) => `<tr>${`<${cell}><p></p></${cell}>`.repeat(2)}</tr>`;
  const table = createNodeFromContent(`<table>${row('th')}${row('td').repeat(2)}</table>`, editor.schema);
  const place = placeForBlock(editor.state.selection.$to);
  putBlocks(editor, place, table);
  editor.commands.focus(place[0] + 4);
}

/**
 * Puts blocks into a range, as one undo step, and moves the cursor after them, unless it is in use: a selected block would be replaced by
 * the next typing or paste.
 */
export function putBlocks(
  { view, state }: Editor,
  [from, to]: [from: number, to: number],
  blocks: Fragment | Node | Node[],
  isCursorInUse = false,
) {
  view.dispatch(closeHistory(state.tr).replaceWith(from, to, blocks));
  if (isCursorInUse) return;
  // The editor has only now added an empty paragraph after a block at the end of the text.
  const { doc, tr } = view.state;
  const after = doc.resolve(from + Fragment.from(blocks).size);
  view.dispatch(tr.setSelection(Selection.near(after)).scrollIntoView());
}

const MEDIA = /^\/media\/[^/]+-\d+x\d+-[0-9a-f]{6}\//;

/** Null for a picture of another site: it can't be read, and may change or vanish. */
export function storedPicture(src: string): string | null {
  const url = URL.parse(src, location.origin);
  const stored = url?.origin === location.origin && MEDIA.exec(url.pathname);
  return stored ? `${stored[0]}960.jpg` : null;
}

/** Makes a link on an empty line what it leads to, if it can. The link is inserted first and then replaced: one Undo brings it back. */
export function pasteEmbed(editor: Editor, text: string): boolean {
  const { $from, empty } = editor.state.selection;
  const { parent, depth } = $from;
  const isOnEmptyLine = empty && depth === 1 && parent.type.name === 'paragraph' && parent.content.size === 0;
  const embed = isOnEmptyLine && embedLinkOf(text);
  if (!embed) return false;
  const { address: href, name } = embedOf(embed) ?? {};
  editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  const { schema, selection } = editor.state;
  const figure = schema.node('figure', { embed, caption: name });
  putBlocks(editor, [selection.$from.before(), selection.$from.after()], [figure]);
  return true;
}
