import type { PictureUploads } from '../../pictures/PictureUploads';

/** How the pictures of a figure stand: `row` side by side, `compare` one over the other with a slider. */
export type Layout = 'one' | 'row' | 'compare' | 'gallery';

export interface FigurePicture {
  /** An address, or `upload:` and its number while it is on its way. */
  src: string;
  alt: string;
}

export interface FigureAttributes {
  layout: Layout;
  pictures: FigurePicture[];
  caption: string;
}

export const MOST_PICTURES = 30;

/** The layouts that so many pictures can stand in. `one` puts each into a figure of its own. */
export function layoutsFor(count: number): Layout[] {
  if (count < 2) return ['one'];
  return count === 2 ? ['one', 'row', 'compare', 'gallery'] : ['one', 'gallery'];
}

/** The same layout where it fits, else the one that does. */
export function fittingLayout(layout: Layout, count: number): Layout {
  if (count < 2) return 'one';
  return layout !== 'one' && layoutsFor(count).includes(layout) ? layout : 'gallery';
}

/** The figures that chosen files become: two are a before and an after, more a gallery. */
export function figuresOf(pictures: FigurePicture[]): FigureAttributes[] {
  const figures: FigureAttributes[] = [];
  for (let start = 0; start < pictures.length; start += MOST_PICTURES) {
    const some = pictures.slice(start, start + MOST_PICTURES);
    figures.push({
      layout: fittingLayout(some.length === 2 ? 'row' : 'gallery', some.length),
      pictures: some,
      caption: '',
    });
  }
  return figures;
}

/** What a changed figure becomes: nothing without a picture, several where each shall stand alone. */
export function changedFigures({ layout, pictures, caption }: FigureAttributes): FigureAttributes[] {
  if (layout !== 'one' || pictures.length < 2) {
    if (pictures.length === 0) return [];
    return [{ layout: fittingLayout(layout, pictures.length), pictures, caption }];
  }
  return pictures.map((picture, index) => ({
    layout: 'one',
    pictures: [picture],
    caption: index === pictures.length - 1 ? caption : '',
  }));
}

export const uploadSource = (id: number) => `upload:${id}`;

/** The number of an upload; null for a picture that has an address. */
export function uploadIn(src: string): number | null {
  const id = /^upload:(\d+)$/.exec(src)?.[1];
  return id === undefined ? null : Number(id);
}

/** Where a picture lies for everybody; null while it is on its way. */
export function addressOf(src: string, uploads: PictureUploads): string | null {
  const id = uploadIn(src);
  return id === null ? src : (uploads.find(id)?.stored?.image ?? null);
}
