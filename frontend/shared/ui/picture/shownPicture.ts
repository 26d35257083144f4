/** A photograph, named by the folder of its files: `/assets/pictures/KEY` is part of the site, `/media/KEY` was uploaded. */
interface Photograph {
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

/** What stands in a place for a picture. */
export type ShownPicture = Photograph | Drawing;

/** A drawing by its key. */
export const drawingAt = (key: string, alt = ''): Drawing => ({
  drawing: `/assets/drawings/${key}.svg`,
  alt,
});

/** `0 0 1800 1500` */
export const viewBoxOf = (drawing: string) => drawing.replace(/^.*-(\d+)x(\d+)\.svg$/, '0 0 $1 $2');

/** Its own address, different from that of any other. */
export const addressOf = (picture: ShownPicture) => ('drawing' in picture ? picture.drawing : picture.folder);

/** The 1200×630 JPEG of a picture. A drawing has one too: no chat shows an SVG. */
export const previewPath = (picture: ShownPicture) =>
  'drawing' in picture ? picture.drawing.replace(/svg$/, 'jpg') : `${picture.folder}/preview.jpg`;
