import { Node } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { embedOf, isAlign, isLayout } from '../figures.ts';
import { type FigureAttributes, type FigurePicture, fittingLayout } from './figure.ts';

const PICTURE_SOURCE = /^(https?:\/\/|\/media\/)/i;

/** Pictures in the text (one, two side by side or to compare, or a gallery), or a video or post of another site. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    layout: { default: 'one' },
    pictures: { default: [] },
    caption: { default: '' },
    embed: { default: null },
    align: { default: null },
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
  renderHTML({ node }): DOMOutputSpec {
    const { layout, pictures, caption, embed, align } = node.attrs as FigureAttributes;
    const images = pictures.map(({ src, alt }) => ['img', { src, alt }] as const);
    const shown = embed && embedOf(embed);
    if (shown) {
      const names = { 'data-embed': embed.embed, 'data-id': embed.id, 'data-kind': embed.kind };
      return ['figure', names, ...images, ['a', { href: shown.address }, caption || shown.name]];
    }
    const fitting = fittingLayout(layout, pictures.length);
    const words: DOMOutputSpec[] = caption ? [['figcaption', caption]] : [];
    const names = { 'data-layout': fitting === 'one' ? null : fitting, 'data-align': align };
    return ['figure', names, ...images, ...words];
  },
});

const data = (figure: Element, name: string) => figure.getAttribute(`data-${name}`) ?? undefined;

function embedIn(figure: Element): Partial<FigureAttributes> | false {
  const embed = { embed: data(figure, 'embed'), id: data(figure, 'id'), kind: data(figure, 'kind') };
  const caption = figure.querySelector('a')?.textContent ?? '';
  const pictures = picturesIn(figure.querySelectorAll('img')).slice(0, 1);
  return embedOf(embed) ? { embed, caption, pictures } : false;
}

function figureIn(figure: Element): Partial<FigureAttributes> | false {
  const pictures = picturesIn(figure.querySelectorAll('img'));
  if (pictures.length === 0) return false;
  const [layout, align] = [data(figure, 'layout'), data(figure, 'align')];
  return {
    layout: fittingLayout(isLayout(layout) ? layout : 'one', pictures.length),
    pictures,
    caption: figure.querySelector('figcaption')?.textContent ?? '',
    align: isAlign(align) ? align : null,
  };
}

const picturesIn = (images: Iterable<Element>): FigurePicture[] =>
  [...images].flatMap((image) => {
    const src = image.getAttribute('src') ?? '';
    return PICTURE_SOURCE.test(src) ? [{ src, alt: image.getAttribute('alt') ?? '' }] : [];
  });
