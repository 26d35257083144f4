import { type DOMOutputSpec, DOMSerializer } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureUploads } from '../../pictures/PictureUploads';
import { embedAddress, embedLinkOf, embedName } from './embedLinks';
import { FigureView } from './FigureView';
import {
  addressOf,
  type FigureAttributes,
  type FigurePicture,
  fittingLayout,
  type Layout,
  uploadIn,
} from './figure';

const PICTURE_SOURCE = /^(https?:\/\/|\/media\/|upload:\d+$)/i;
const LAYOUTS: (string | undefined)[] = ['row', 'compare', 'gallery'] satisfies Layout[];

/** Rendered for a figure whose uploads have not ended; `storedHtml` removes it. */
const NOTHING_YET = '<figure data-pending=""></figure>';
/** The editor adds an empty paragraph after a last figure, so that the cursor can go there; it is not stored. */
const EMPTY_END = /(<p><\/p>)+$/;

/** The HTML to store, without pictures that are still being uploaded. */
export function storedHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  return editor.getHTML().replaceAll(NOTHING_YET, '').replace(EMPTY_END, '');
}

/** The uploads of the text's pictures. */
export function uploadsIn(editor: Editor): number[] {
  const ids: number[] = [];
  editor.state.doc.descendants(({ attrs }) => {
    for (const { src } of (attrs as Partial<FigureAttributes>).pictures ?? []) {
      const id = uploadIn(src);
      if (id !== null) ids.push(id);
    }
  });
  return ids;
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
  renderHTML({ node }) {
    const { pictures, ...figure } = node.attrs as FigureAttributes;
    const stored = pictures.flatMap(({ src, alt }) => {
      const address = addressOf(src, this.options.uploads);
      return address === null ? [] : [{ src: address, alt }];
    });
    return figureOf({ ...figure, pictures: stored });
  },
  // On the clipboard, a picture that is still being uploaded keeps its `upload:` source, so that it can be pasted.
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema);
    const figure = ({ attrs }: { attrs: object }) => {
      const { pictures, ...others } = attrs as FigureAttributes;
      const source = (src: string) => addressOf(src, this.options.uploads) ?? src;
      return figureOf({ ...others, pictures: pictures.map(({ src, alt }) => ({ src: source(src), alt })) });
    };
    return [new Plugin({ props: { clipboardSerializer: new DOMSerializer({ ...nodes, figure }, marks) } })];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

function embedIn(figure: HTMLElement): Partial<FigureAttributes> | false {
  const link = figure.querySelector('a');
  const embed = embedLinkOf(link?.getAttribute('href') ?? '');
  const pictures = picturesIn(figure.querySelectorAll('img')).slice(0, 1);
  return embed ? { embed, caption: link?.textContent ?? '', pictures } : false;
}

function figureIn(figure: HTMLElement): Partial<FigureAttributes> | false {
  const pictures = picturesIn(figure.querySelectorAll('img'));
  if (pictures.length === 0) return false;
  const layout = LAYOUTS.includes(figure.dataset.layout) ? (figure.dataset.layout as Layout) : 'one';
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  return { layout: fittingLayout(layout, pictures.length), pictures, caption };
}

function figureOf({ layout, pictures, caption, embed }: FigureAttributes): DOMOutputSpec {
  const images = pictures.map(({ src, alt }) => ['img', { src, alt }] as const);
  if (embed) {
    const { kind, isReel, code } = embed;
    const attributes = { 'data-embed': kind, ...(isReel && { 'data-kind': 'reel' }), 'data-id': code };
    return [
      'figure',
      attributes,
      ...images,
      ['a', { href: embedAddress(embed) }, caption || embedName(embed)],
    ];
  }
  if (images.length === 0) return ['figure', { 'data-pending': '' }];
  const fitting = fittingLayout(layout, pictures.length);
  const words: DOMOutputSpec[] = caption ? [['figcaption', caption]] : [];
  return ['figure', fitting === 'one' ? {} : { 'data-layout': fitting }, ...images, ...words];
}

function picturesIn(images: Iterable<HTMLElement>): FigurePicture[] {
  return [...images].flatMap((image) => {
    const src = image.getAttribute('src') ?? '';
    return PICTURE_SOURCE.test(src) ? [{ src, alt: image.getAttribute('alt') ?? '' }] : [];
  });
}
