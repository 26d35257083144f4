import { mediaWidths } from '@salon/content/media';
import { parsePictureKey, photoWidths } from './pictureKey';

/** A photograph, named by the folder of its files: `/assets/pictures/KEY` is part of the site, `/media/KEY` was uploaded. */
export interface Photograph {
  folder: string;
  alt: string;
  /** The part that a crop keeps, as CSS's object-position. */
  focus?: string;
}

/** A drawing of the site, named by its file, which says its size: `/assets/drawings/hair-0a1b2c3d-1800x1500.svg`. */
export interface Drawing {
  drawing: string;
  /** For previews. On a page it is decoration. */
  alt: string;
}

export type ShownPicture = Photograph | Drawing;

export const drawingAt = (key: string, alt = ''): Drawing => ({
  drawing: `/assets/drawings/${key}.svg`,
  alt,
});

/** `0 0 1800 1500` */
export const viewBoxOf = (drawing: string) => drawing.replace(/^.*-(\d+)x(\d+)\.svg$/, '0 0 $1 $2');

/** Widths of the files in a picture's folder; `width` is that of the picture. */
export const widthsIn = (folder: string, width: number) =>
  folder.startsWith('/media/') ? mediaWidths(width) : photoWidths(width);

/** The widest file of a photograph that all browsers show. */
export const largePath = ({ folder }: Photograph) =>
  `${folder}/${widthsIn(folder, parsePictureKey(folder)?.width ?? 0).at(-1)}.webp`;

/** Its own address, different from that of any other. */
export const addressOf = (picture: ShownPicture) => ('drawing' in picture ? picture.drawing : picture.folder);

/** The 1200×630 JPEG of a picture. A drawing has one too: no chat shows an SVG. */
export const previewPath = (picture: ShownPicture) =>
  'drawing' in picture ? picture.drawing.replace(/svg$/, 'jpg') : `${picture.folder}/preview.jpg`;
