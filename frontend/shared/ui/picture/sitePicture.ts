// The pages' data name pictures by their folders, so only the renderer, the blog and the admin area need the list of keys.
import keys from 'virtual:pictures';
import type { SitePhoto } from '@salon/content/description';
import type { Photo, PhotoName } from '@salon/content/photos';
import { photos } from '@salon/content/photos';
import type { ShownPicture } from './Picture';

const isPhoto = (name: string): name is PhotoName => Object.hasOwn(keys, name);

const photoFolder = (name: PhotoName) => `/assets/pictures/${keys[name]}`;

/** The folder of a picture's files; undefined for a photo that this release no longer contains. */
function folderOf(image: string): string | undefined {
  const photo = image.replace(/^photo:/, '');
  if (photo !== image) return isPhoto(photo) ? photoFolder(photo) : undefined;
  return /^\/media\/[^/]+/.exec(image)?.[0];
}

const percent = (part: number) => `${+(part * 100).toFixed(1)}%`;

const shown = (folder: string, { alt, focus }: Photo): ShownPicture => ({
  folder,
  alt,
  ...(focus && { focus: `${percent(focus.x)} ${percent(focus.y)}` }),
});

/** An edition's photo in the form that pages need. Without a description it is described by the words for its place. */
export function shownPicture(photo: SitePhoto, words: string): ShownPicture | undefined {
  const folder = folderOf(photo.image);
  return folder ? shown(folder, { ...photo, alt: photo.alt || words }) : undefined;
}

/** A photo that is chosen in the code, not by the owner. */
export const codePicture = (name: PhotoName): ShownPicture => shown(photoFolder(name), photos[name]);

/** Address of the 1200×630 JPEG of a photo. */
export const previewPath = (name: PhotoName) => `${photoFolder(name)}/preview.jpg`;
