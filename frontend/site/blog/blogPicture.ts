import key from 'virtual:drawing/blog';
import type { Drawing } from '../../shared/ui/picture/shownPicture';
import { drawingAt } from '../../shared/ui/picture/shownPicture';

/** The blog's own drawing: for its hero, and as the preview of posts without a picture. */
export const blogPicture: Drawing = drawingAt(key);
