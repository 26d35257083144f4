import { embedOf } from '@salon/content/figures';
import { embedLinkOf } from '@salon/content/post/embedLink';
import { figuresOf } from '@salon/content/post/figure';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, type NodeType, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { Editor } from '@tiptap/react';
import type { PictureUploads } from '../../pictures/PictureUploads';
import { mayBePicture } from '../../pictures/preparePicture';
import { picturesOf, uploadIn } from './figure';

/** Word and browsers put an image of copied text beside its HTML, so files are ignored when the HTML has words. */
export function pictureFilesIn(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])].filter(mayBePicture);
  const html = files.length > 0 ? (transfer?.getData('text/html') ?? '') : '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim() ? [] : files;
}

export function insertPictures(editor: Editor, uploads: PictureUploads, files: File[], position?: number) {
  const { doc, schema } = editor.state;
  const figures = figuresOf(picturesOf(uploads.addFiles(files))).map((attributes) =>
    schema.node('figure', attributes),
  );
  const dropped =
    position === undefined ? null : dropPoint(doc, position, new Slice(Fragment.from(figures), 0, 0));
  putBlocks(editor, dropped === null ? placeForBlock(editor) : [dropped, dropped], figures);
}

/** Blocks replace the empty paragraph at the cursor, or else go after the cursor's block. */
function placeForBlock(editor: Editor): [from: number, to: number] {
  const { $to } = editor.state.selection;
  if ($to.depth === 0) return [$to.pos, $to.pos];
  const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
  return [isEmpty ? $to.before(1) : $to.after(1), $to.after(1)];
}

/** A row of headings and two more, with the cursor in the first cell. */
export function insertTable(editor: Editor) {
  const { nodes } = editor.schema;
  const row = (cell?: NodeType) =>
    nodes.tableRow?.create(
      null,
      [1, 2].flatMap(() => cell?.createAndFill() ?? []),
    );
  const rows = [nodes.tableHeader, nodes.tableCell, nodes.tableCell].flatMap((cell) => row(cell) ?? []);
  const place = placeForBlock(editor);
  putBlocks(editor, place, [editor.schema.node('table', null, rows)]);
  editor.commands.focus(place[0] + 4);
}

/** Puts blocks into a range, as one undo step, and moves the cursor after them: a selected block would be replaced by the next typing or paste. */
export function putBlocks(editor: Editor, [from, to]: [from: number, to: number], blocks: Node[]) {
  const { view } = editor;
  view.dispatch(closeHistory(editor.state.tr).replaceWith(from, to, blocks));
  // The editor has only now added an empty paragraph after a block at the end of the text.
  const { doc, tr } = editor.state;
  const end = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(end))).scrollIntoView());
  view.focus();
}

const DATA_URL = /^data:(image\/[\w.+-]+);base64,(.+)$/s;
const MEDIA = /^\/media\/[^/]+-\d+x\d+-[0-9a-f]{6}\//;

/** Data URLs are uploaded. Null for a picture of another site: it can't be read, and may change or vanish. */
export function takePastedPicture(src: string, uploads: PictureUploads): string | null {
  const data = DATA_URL.exec(src);
  if (data) {
    const [, type = '', base64 = ''] = data;
    return picturesOf(uploads.addFiles([fileOf(base64, type)]))[0]?.src ?? null;
  }
  const onItsWay = uploadIn(src);
  if (onItsWay !== null) return uploads.find(onItsWay) ? src : null;
  const url = URL.parse(src, location.origin);
  const stored = url?.origin === location.origin && MEDIA.exec(url.pathname);
  return stored ? `${stored[0]}960.jpg` : null;
}

function fileOf(base64: string, type: string): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'Pasted picture', { type });
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
