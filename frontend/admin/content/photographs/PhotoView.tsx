import type { SitePhoto } from '@salon/content/description';
import { Picture } from '../../../shared/ui/picture/Picture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';

interface Props {
  photo: SitePhoto;
  sizes: string;
  /** Aspect ratio of the frame; without it the picture is not cropped. */
  ratio?: string;
  /** Hidden from screen readers, as the text beside it says the same. */
  decorative?: boolean;
}

/** A picture of the draft, as the pages crop it. */
export const PhotoView = ({ photo, ...frame }: Props) => (
  <Picture picture={shownPicture(photo, '')} {...frame} />
);
