import keys from 'virtual:pictures';
import type { SitePhoto } from '../../../../content/site-content';
import type { PhotoName } from '../../../../content/types';
import { ResponsiveImage } from '../../../../ui/picture/Picture';
import { parsePictureKey, photoWidths } from '../../../../ui/picture/pictureKey';
import { BLOG_PICTURE_WIDTHS } from '../../../blog/BlogPicture';
import { focusOf } from './focus';

interface Props {
  photo: SitePhoto;
  sizes: string;
  /** Of the frame; without it the picture is shown whole. */
  ratio?: string;
  /** The text beside it says it all. */
  decorative?: boolean;
}

/** A picture of the draft, as the pages crop it. */
export function PhotoView({ photo, sizes, ratio, decorative }: Props) {
  const folder = folderOf(photo.image);
  const facts = folder === undefined ? undefined : parsePictureKey(folder);
  if (!folder || !facts) return null;
  const { x, y } = focusOf(photo);
  return (
    <ResponsiveImage
      folder={folder}
      widths={folder.startsWith('/media/') ? mediaWidths(facts.width) : photoWidths(facts.width)}
      {...facts}
      alt={decorative ? '' : photo.alt}
      focus={`${x * 100}% ${y * 100}%`}
      sizes={sizes}
      ratio={ratio}
    />
  );
}

const mediaWidths = (width: number) =>
  BLOG_PICTURE_WIDTHS.filter((made, index) => index === 0 || made <= width);

const isPhoto = (name: string): name is PhotoName => Object.hasOwn(keys, name);

function folderOf(image: string): string | undefined {
  const name = image.replace(/^photo:/, '');
  if (name !== image) return isPhoto(name) ? `/assets/pictures/${keys[name]}` : undefined;
  return /^\/media\/[^/]+/.exec(image)?.[0];
}
