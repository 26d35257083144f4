import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { Editor } from '@tiptap/react';
import type { PictureUploads } from '../../pictures/PictureUploads';
import { mayBePicture } from '../../pictures/preparePicture';
import { type EmbedLink, embedAddress, embedName } from './embedLinks';
import { figuresOf, uploadIn, uploadSource } from './figure';

/**
 * The pictures that were pasted or dropped as files. Word and browsers put a picture of the text beside the text: only
 * pictures that come without words are meant as such.
 */
export function pictureFilesIn(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])].filter(mayBePicture);
  if (files.length === 0 || hasWords(transfer?.getData('text/html') ?? '')) return [];
  return files;
}

const hasWords = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';

/** Puts chosen files into the text, at the cursor or where they were dropped, and sends them. */
export function insertPictures(editor: Editor, uploads: PictureUploads, files: File[], position?: number) {
  const pictures = uploads.addFiles(files).map((id) => ({ src: uploadSource(id), alt: '' }));
  const { doc, schema } = editor.state;
  const figures = figuresOf(pictures).map((attributes) => schema.node('figure', attributes));
  const dropped =
    position === undefined ? null : dropPoint(doc, position, new Slice(Fragment.from(figures), 0, 0));
  putBlocks(editor, dropped === null ? placeForBlock(editor) : { from: dropped, to: dropped }, figures);
}

/** An empty paragraph gives way; else it comes behind the block of the cursor. */
function placeForBlock(editor: Editor): Place {
  const { $to } = editor.state.selection;
  if ($to.depth === 0) return { from: $to.pos, to: $to.pos };
  const after = $to.after(1);
  return $to.depth === 1 && $to.parent.content.size === 0
    ? { from: $to.before(1), to: after }
    : { from: after, to: after };
}

interface Place {
  from: number;
  to: number;
}

/** The cursor goes behind them: what is typed or pasted next must not take their place. */
function putBlocks(editor: Editor, { from, to }: Place, blocks: Node[]) {
  const { view } = editor;
  view.dispatch(closeHistory(editor.state.tr).replaceWith(from, to, blocks));
  // The line behind the last one is there only now.
  const { doc, tr } = editor.state;
  const end = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(end))).scrollIntoView());
  view.focus();
}

const DATA_URL = /^data:(image\/[\w.+-]+);base64,(.+)$/s;
const MEDIA = /^\/media\/[^/]+-\d+x\d+-[0-9a-f]{6}\//;

/**
 * What stands for a picture of pasted HTML: it is sent along when it can be had, since a picture that lies elsewhere may go
 * or change at any time. Null when it can't.
 */
export function takePastedPicture(src: string, uploads: PictureUploads): string | null {
  const data = DATA_URL.exec(src);
  if (data) {
    const [, type = '', base64 = ''] = data;
    return uploadSource(uploads.add('Pasted picture', async () => fileOf(base64, type)));
  }
  const onItsWay = uploadIn(src);
  if (onItsWay !== null) return uploads.find(onItsWay) ? src : null;
  const url = URL.parse(src, location.origin);
  if (url?.origin !== location.origin) return null;
  const stored = MEDIA.exec(url.pathname);
  if (stored) return `${stored[0]}960.jpg`;
  return uploadSource(uploads.add('Pasted picture', () => fetchFile(url)));
}

function fileOf(base64: string, type: string): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'Pasted picture', { type });
}

async function fetchFile(url: URL): Promise<File> {
  const blob = await (await fetch(url)).blob();
  return new File([blob], 'Pasted picture', { type: blob.type });
}

/** Puts a link, and then what it leads to in its place: Undo once makes it a link again. */
export function insertEmbed(editor: Editor, link: EmbedLink) {
  const href = embedAddress(link);
  editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  const { schema, selection } = editor.state;
  const embed = schema.node('embed', { ...link, title: embedName(link), still: null });
  putBlocks(editor, { from: selection.$from.before(), to: selection.$from.after() }, [embed]);
}

/** Whether the cursor stands alone in a line of its own, where a link means what it leads to. */
export function isOnEmptyLine(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  return (
    empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  );
}
