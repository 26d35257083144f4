import keys from 'virtual:pictures';
import styled from '@emotion/styled';
import { photos } from '../../content/photos';
import type { PhotoName } from '../../content/types';
import { parsePictureKey, photoWidths } from './pictureKey';
import { sizesForCover } from './sizes';

interface Frame {
  /** Width the picture takes in the layout at each window width (the `sizes` attribute). */
  sizes: string;
  /** Width / height of the frame, as `4 / 5`; without it the picture keeps its own. */
  ratio?: string;
  /** The page's largest paint: fetched first, not lazily. */
  priority?: boolean;
}

interface PictureProps extends Frame {
  photo: PhotoName;
  /** The text beside it already says it all. */
  decorative?: boolean;
}

const folder = (photo: PhotoName) => `/assets/pictures/${keys[photo]}`;

/** Address of the 1200×630 JPEG of a photo. */
export const previewPath = (photo: PhotoName) => `${folder(photo)}/preview.jpg`;

/** A photo of the site, by name. */
export function Picture({ photo, decorative, ...frame }: PictureProps) {
  const { alt, focus } = photos[photo];
  const facts = parsePictureKey(keys[photo]);
  if (!facts) return null;
  return (
    <ResponsiveImage
      folder={folder(photo)}
      widths={photoWidths(facts.width)}
      width={facts.width}
      height={facts.height}
      color={facts.color}
      alt={decorative ? '' : alt}
      focus={focus}
      {...frame}
    />
  );
}

interface SourceProps extends Frame {
  /** Holds `{width}.{avif|webp|jpg}` for each of `widths`. */
  folder: string;
  widths: number[];
  width: number;
  height: number;
  /** Shown until the picture arrives: six hex digits. */
  color: string;
  alt: string;
  focus?: string;
}

export function ResponsiveImage({
  folder,
  widths,
  width,
  height,
  color,
  alt,
  focus,
  sizes,
  ratio = `${width} / ${height}`,
  priority,
}: SourceProps) {
  const srcSet = (format: string) => widths.map((size) => `${folder}/${size}.${format} ${size}w`).join(', ');
  const middle = widths[Math.floor((widths.length - 1) / 2)];
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  const covering = sizesForCover(sizes, across / down, width / height);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={covering} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={covering} />
      <Image
        src={`${folder}/${middle}.jpg`}
        srcSet={srcSet('jpg')}
        sizes={covering}
        width={width}
        height={height}
        alt={alt}
        style={{ aspectRatio: ratio, backgroundColor: `#${color}`, objectPosition: focus }}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
`;
