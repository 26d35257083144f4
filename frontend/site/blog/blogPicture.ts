import { blogKey } from 'virtual:pictures';
import { blogPhoto } from '../../shared/content/blog';
import type { ShownPicture } from '../../shared/ui/picture/Picture';

/** The blog's own picture: for its hero, and as the preview of posts without a picture. */
export const blogPicture: ShownPicture = { folder: `/assets/pictures/${blogKey}`, alt: blogPhoto.alt };
