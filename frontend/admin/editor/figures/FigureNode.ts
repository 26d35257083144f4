import { FigureNode as SharedFigureNode } from '@salon/content/post/FigureNode';
import { type Editor, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureUploads } from '../../pictures/PictureUploads';
import { FigureView } from './FigureView';

/** The editor adds an empty paragraph after a last figure, so that the cursor can go there; it is not stored. */
const EMPTY_END = /(<p><\/p>)+$/;

/** The HTML to store, and the uploads of the pictures that it is without, as they are still on their way. */
export function storedText(editor: Editor): { html: string; arriving: number[] } {
  const html = editor.isEmpty ? '' : editor.getHTML();
  const arriving = Array.from(html.matchAll(/ src="upload:(\d+)"/g), ([, id]) => Number(id));
  return { html: (arriving.length > 0 ? withoutUploads(html) : html).replace(EMPTY_END, ''), arriving };
}

function withoutUploads(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img[src^="upload:"]')) picture.remove();
  for (const figure of body.querySelectorAll('figure:not([data-embed])')) {
    const count = figure.querySelectorAll('img').length;
    if (count === 1) figure.removeAttribute('data-layout');
    if (count === 0) figure.remove();
  }
  return body.innerHTML;
}

/** With the uploads that pictures with an `upload:` source belong to. */
export const FigureNode = SharedFigureNode.extend<{
  uploads: PictureUploads;
  sourceOf: (src: string) => string;
}>({
  addOptions: () => ({ uploads: new PictureUploads(), sourceOf: (src) => src }),
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});
