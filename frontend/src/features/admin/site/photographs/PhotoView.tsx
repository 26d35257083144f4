import type { SitePhoto } from '../../../../content/site-content';
import { Picture } from '../../../../ui/picture/Picture';
import { shownPicture } from '../../../../ui/picture/sitePicture';

interface Props {
  photo: SitePhoto;
  sizes: string;
  /** Of the frame; without it the picture is shown whole. */
  ratio?: string;
  /** The text beside it says it all. */
  decorative?: boolean;
}

/** A picture of the draft, as the pages crop it. */
export const PhotoView = ({ photo, ...frame }: Props) => <Picture picture={shownPicture(photo)} {...frame} />;
