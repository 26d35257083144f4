import { blogKey } from 'virtual:pictures';
import { blogPhoto } from '../../content/blog';
import type { ShownPicture } from '../../ui/picture/Picture';

/** The blog's own picture: its hero, and the preview of a post without one. */
export const blogPicture: ShownPicture = { folder: `/assets/pictures/${blogKey}`, alt: blogPhoto.alt };
