import { type DOMOutputSpec, DOMSerializer } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureUploads } from '../../pictures/PictureUploads';
import { EmbedView } from './EmbedView';
import { type EmbedAttributes, embedAddress, embedLinkOf, embedName } from './embedLinks';
import { FigureView } from './FigureView';
import {
  addressOf,
  type FigureAttributes,
  type FigurePicture,
  fittingLayout,
  type Layout,
  uploadIn,
} from './figure';

interface FigureOptions {
  /** The uploads that pictures with an `upload:` source belong to. */
  uploads: PictureUploads;
}

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
    const { pictures = [], still } = attrs as Partial<FigureAttributes & EmbedAttributes>;
    for (const src of [...pictures.map(({ src }) => src), still ?? '']) {
      const id = uploadIn(src);
      if (id !== null) ids.push(id);
    }
  });
  return ids;
}

/** What both nodes have in common. */
const BLOCK = {
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: (): FigureOptions => ({ uploads: new PictureUploads() }),
};

/** Pictures in the text: one, two side by side or to compare, or a gallery. */
export const FigureNode = Node.create<FigureOptions>({
  name: 'figure',
  ...BLOCK,
  addAttributes: () => ({
    layout: { default: 'one' },
    pictures: { default: [] },
    caption: { default: '' },
  }),
  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => {
          const pictures = picturesIn(figure.querySelectorAll('img'));
          if (pictures.length === 0) return false;
          const layout = LAYOUTS.includes(figure.dataset.layout) ? (figure.dataset.layout as Layout) : 'one';
          const caption = figure.querySelector('figcaption')?.textContent ?? '';
          return { layout: fittingLayout(layout, pictures.length), pictures, caption };
        },
      },
      {
        tag: 'img',
        getAttrs: (picture) => {
          const pictures = picturesIn([picture]);
          return pictures.length > 0 && { layout: 'one', pictures, caption: '' };
        },
      },
    ];
  },
  renderHTML({ node }) {
    const { layout, pictures, caption } = node.attrs as FigureAttributes;
    const stored = pictures.flatMap(({ src, alt }) => {
      const address = addressOf(src, this.options.uploads);
      return address === null ? [] : [{ src: address, alt }];
    });
    if (stored.length === 0) return ['figure', { 'data-pending': '' }];
    return figureOf({ layout, pictures: stored, caption });
  },
  // On the clipboard, a picture that is still being uploaded keeps its `upload:` source, so that it can be pasted.
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema);
    const figure = ({ attrs }: { attrs: object }) => {
      const { pictures, ...others } = attrs as FigureAttributes;
      const reached = pictures.map(({ src, alt }) => ({
        src: addressOf(src, this.options.uploads) ?? src,
        alt,
      }));
      return figureOf({ ...others, pictures: reached });
    };
    return [new Plugin({ props: { clipboardSerializer: new DOMSerializer({ ...nodes, figure }, marks) } })];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

/** A video or post of another site. */
export const EmbedNode = Node.create<FigureOptions>({
  name: 'embed',
  ...BLOCK,
  // Parsed before FigureNode, which matches every `figure`.
  priority: 200,
  addAttributes: () => ({
    kind: {},
    code: {},
    isReel: { default: false },
    title: { default: '' },
    still: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      getAttrs: (figure) => {
        const link = figure.querySelector('a');
        const found = embedLinkOf(link?.getAttribute('href') ?? '');
        const [still] = picturesIn(figure.querySelectorAll('img'));
        return found && { ...found, title: link?.textContent ?? '', still: still?.src ?? null };
      },
    },
  ],
  renderHTML({ node }) {
    const { title, still, ...link } = node.attrs as EmbedAttributes;
    const { kind, code, isReel } = link;
    const address = still === null ? null : addressOf(still, this.options.uploads);
    const picture: DOMOutputSpec[] = address === null ? [] : [['img', { src: address, alt: '' }]];
    return [
      'figure',
      { 'data-embed': kind, ...(isReel && { 'data-kind': 'reel' }), 'data-id': code },
      ...picture,
      ['a', { href: embedAddress(link) }, title || embedName(link)],
    ];
  },
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
});

function figureOf({ layout, pictures, caption }: FigureAttributes): DOMOutputSpec {
  const fitting = fittingLayout(layout, pictures.length);
  const attributes = fitting === 'one' ? {} : { 'data-layout': fitting };
  const images = pictures.map(({ src, alt }) => ['img', { src, alt }] as const);
  const words: DOMOutputSpec[] = caption ? [['figcaption', caption]] : [];
  return ['figure', attributes, ...images, ...words];
}

function picturesIn(images: Iterable<HTMLElement>): FigurePicture[] {
  return [...images].flatMap((image) => {
    const src = image.getAttribute('src') ?? '';
    return PICTURE_SOURCE.test(src) ? [{ src, alt: image.getAttribute('alt') ?? '' }] : [];
  });
}
