import { Editor } from '@tiptap/react';
import { extensionsFor } from '../admin/editor/schema';
import { PictureUploads } from '../admin/pictures/PictureUploads';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

/** The editor of a post, with a text. */
export function openEditor(content: string, uploads = new PictureUploads()): Editor {
  const editor = new Editor({ element: document.body, extensions: extensionsFor(uploads), content });
  editors.push(editor);
  return editor;
}
