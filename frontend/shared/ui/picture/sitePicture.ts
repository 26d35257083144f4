// The pages' data name pictures by their files, so only the renderer and the admin area need the lists of keys.
import { drawingKeys, photoKeys } from 'virtual:pictures';
import type { HeroPage, SitePhoto } from '@salon/content/description';
import type { PhotoName } from '@salon/content/photos';
import { type Drawing, drawingAt, type ShownPicture } from './shownPicture';

/** `frontend/drawings/NAME.svg`. Those of pages have the pages' names; `slot` stands in a place without one of its own. */
export type DrawingName =
  | HeroPage
  | ('hair' | 'skin' | 'menshair' | 'texture' | 'nail' | 'makeup' | 'edit' | 'spmu' | 'haircolor')
  | ('blog' | 'lost' | 'outage' | 'empty' | 'slot' | 'emblem' | 'emblem-small' | 'place-map');

const isPhoto = (name: string): name is PhotoName => Object.hasOwn(photoKeys, name);

/** The folder of a photograph's files; undefined for a drawing, also where this release lacks the photo that stood there. */
function folderOf(image: string): string | undefined {
  const photo = image.replace(/^photo:/, '');
  if (photo !== image) return isPhoto(photo) ? `/assets/pictures/${photoKeys[photo]}` : undefined;
  return /^\/media\/[^/]+/.exec(image)?.[0];
}

const percent = (part: number) => `${+(part * 100).toFixed(1)}%`;

/** A place for a picture: what it says of one without a description, and the drawing that stands there without one. */
export interface Slot {
  words: string;
  drawing: DrawingName;
}

/** An edition's picture in the form that pages need: the owner's photograph, or the drawing of its place. */
export function shownPicture(photo: SitePhoto | undefined, { words, drawing }: Slot): ShownPicture {
  const folder = photo && folderOf(photo.image);
  if (!folder) return codePicture(drawing, words);
  const { alt, focus } = photo;
  return {
    folder,
    alt: alt || words,
    ...(focus && { focus: `${percent(focus.x)} ${percent(focus.y)}` }),
  };
}

/** A drawing that is chosen in the code, not by the owner. */
export const codePicture = (name: DrawingName, alt?: string): Drawing => drawingAt(drawingKeys[name], alt);
