import type { FigureAttributes, FigurePicture } from '@salon/content/post/figure';
import type { StoredPicture } from '../../pictures/PictureUploads';

/** One figure per picture; the last one has the caption. */
export const separateFigures = ({ pictures, caption, embed, align }: FigureAttributes): FigureAttributes[] =>
  pictures.map((picture) => ({
    layout: 'one',
    pictures: [picture],
    caption: picture === pictures.at(-1) ? caption : '',
    embed,
    align,
  }));

export const picturesOf = (stored: StoredPicture[]): FigurePicture[] =>
  stored.map(({ image }) => ({ src: image, alt: '' }));
