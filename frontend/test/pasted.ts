import { Editor } from '@tiptap/react';
import { cleanPastedHtml } from '../admin/editor/paste';
import { extensionsFor } from '../admin/editor/schema';
import { PictureUploads } from '../admin/pictures/PictureUploads';

/** The HTML of the post after pasting. */
export function pasted(html: string): string {
  const editor = new Editor({
    element: null,
    extensions: extensionsFor(new PictureUploads()),
    content: cleanPastedHtml(html, (src) => (src.startsWith('/media/') ? src : null)),
  });
  const result = editor.getHTML();
  editor.destroy();
  return result;
}
