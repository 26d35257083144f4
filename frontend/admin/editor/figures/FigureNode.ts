import { embedOf, isLayout } from '@salon/content/figures';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureUploads } from '../../pictures/PictureUploads';
import { FigureView } from './FigureView';
import { type FigureAttributes, type FigurePicture, fittingLayout, uploadIn } from './figure';

const PICTURE_SOURCE = /^(https?:\/\/|\/media\/|upload:\d+$)/i;

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

/** Pictures in the text (one, two side by side or to compare, or a gallery), or a video or post of another site. */
export const FigureNode = Node.create<{ uploads: PictureUploads }>({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  /** The uploads that pictures with an `upload:` source belong to. */
  addOptions: () => ({ uploads: new PictureUploads() }),
  addAttributes: () => ({
    layout: { default: 'one' },
    pictures: { default: [] },
    caption: { default: '' },
    embed: { default: null },
  }),
  parseHTML: () => [
    { tag: 'figure[data-embed]', priority: 60, getAttrs: embedIn },
    { tag: 'figure', getAttrs: figureIn },
    {
      tag: 'img',
      getAttrs: (image) => {
        const pictures = picturesIn([image]);
        return pictures.length > 0 && { pictures };
      },
    },
  ],
  // A picture that is still being uploaded keeps its `upload:` source, so that it can be copied and pasted.
  renderHTML({ node }): DOMOutputSpec {
    const { layout, pictures, caption, embed } = node.attrs as FigureAttributes;
    const { uploads } = this.options;
    const images = pictures.map(({ src, alt }) => {
      const stored = uploads.find(uploadIn(src) ?? 0)?.stored;
      return ['img', { src: stored?.image ?? src, alt }] as const;
    });
    const shown = embed && embedOf(embed);
    if (shown) {
      const names = { 'data-embed': embed.embed, 'data-id': embed.id, 'data-kind': embed.kind };
      return ['figure', names, ...images, ['a', { href: shown.address }, caption || shown.name]];
    }
    const fitting = fittingLayout(layout, pictures.length);
    const words: DOMOutputSpec[] = caption ? [['figcaption', caption]] : [];
    return ['figure', fitting === 'one' ? {} : { 'data-layout': fitting }, ...images, ...words];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

function embedIn(figure: HTMLElement): Partial<FigureAttributes> | false {
  const embed = { ...figure.dataset };
  const caption = figure.querySelector('a')?.textContent ?? '';
  const pictures = picturesIn(figure.querySelectorAll('img')).slice(0, 1);
  return embedOf(embed) ? { embed, caption, pictures } : false;
}

function figureIn(figure: HTMLElement): Partial<FigureAttributes> | false {
  const pictures = picturesIn(figure.querySelectorAll('img'));
  if (pictures.length === 0) return false;
  const { layout } = figure.dataset;
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  return { layout: fittingLayout(isLayout(layout) ? layout : 'one', pictures.length), pictures, caption };
}

const picturesIn = (images: Iterable<HTMLElement>): FigurePicture[] =>
  [...images].flatMap((image) => {
    const src = image.getAttribute('src') ?? '';
    return PICTURE_SOURCE.test(src) ? [{ src, alt: image.getAttribute('alt') ?? '' }] : [];
  });
