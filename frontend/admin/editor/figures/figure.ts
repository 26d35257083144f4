import type { FigureAttributes, FigurePicture } from '@salon/content/post/figure';

/** One figure per picture; the last one has the caption. */
export const separateFigures = ({ pictures, caption, embed, align }: FigureAttributes): FigureAttributes[] =>
  pictures.map((picture) => ({
    layout: 'one',
    pictures: [picture],
    caption: picture === pictures.at(-1) ? caption : '',
    embed,
    align,
  }));

export const picturesOf = (uploads: number[]): FigurePicture[] =>
  uploads.map((id) => ({ src: `upload:${id}`, alt: '' }));

/** The number of an upload; null for a picture that has an address. */
export function uploadIn(src: string): number | null {
  const id = /^upload:(\d+)$/.exec(src)?.[1];
  return id === undefined ? null : Number(id);
}
