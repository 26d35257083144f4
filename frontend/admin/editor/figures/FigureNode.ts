import { FigureNode as SharedFigureNode } from '@salon/content/post/FigureNode';
import { type Editor, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureUploads } from '../../pictures/PictureUploads';
import { FigureView } from './FigureView';

/** The editor adds an empty paragraph after a last figure, so that the cursor can go there; it is not stored. */
export const storedText = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');

export const FigureNode = SharedFigureNode.extend<{ uploads: PictureUploads }>({
  addOptions: () => ({ uploads: new PictureUploads() }),
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});
