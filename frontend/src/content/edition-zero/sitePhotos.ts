import { photos } from '../photos';
import type { SitePhoto } from '../site-content';
import type { PhotoName } from '../types';

/** A photo that comes with the site, with its own description and focus. */
export const sitePhoto = (name: PhotoName): SitePhoto => ({ image: `photo:${name}`, ...photos[name] });

export const sitePhotos = (...names: PhotoName[]): SitePhoto[] => names.map(sitePhoto);
