import type { SitePhoto } from '../description/photos.ts';
import { type PhotoName, photos } from '../photos.ts';

/** A photo that comes with the site, with its own description and focus. */
export const sitePhoto = (name: PhotoName): SitePhoto => ({ image: `photo:${name}`, ...photos[name] });

export const sitePhotos = (...names: PhotoName[]): SitePhoto[] => names.map(sitePhoto);
