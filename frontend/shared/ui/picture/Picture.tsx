import styled from '@emotion/styled';
import { mediaWidths } from '@salon/content/media';
import { everySecond, JPEG_WIDTH, parsePictureKey, photoWidths } from './pictureKey';
import { sizesForCover } from './sizes';

/** A picture, named by the folder of its files: `/assets/pictures/KEY` is part of the site, `/media/KEY` was uploaded. */
export interface ShownPicture {
  folder: string;
  alt: string;
  /** The part that a crop keeps, as CSS's object-position. */
  focus?: string;
}

interface Props {
  /** Without a picture nothing is rendered. */
  picture: ShownPicture | undefined;
  /** Width the picture takes in the layout at each window width (the `sizes` attribute). */
  sizes: string;
  /** Width / height of the frame, as `4 / 5`; without it the picture keeps its own. */
  ratio?: string;
  /** The page's largest paint: loaded first, not lazily. */
  priority?: boolean;
  /** True when the text beside it already says what it shows. */
  decorative?: boolean;
}

export function Picture({ picture, sizes, ratio, priority, decorative }: Props) {
  const info = picture && parsePictureKey(picture.folder);
  if (!info) return null;
  const { folder, alt, focus } = picture;
  const { width, height, color } = info;
  const widths = folder.startsWith('/media/') ? mediaWidths(width) : photoWidths(width);
  const srcSet = (format: string, sizes: number[]) =>
    sizes.map((size) => `${folder}/${size}.${format} ${Math.min(size, width)}w`).join(', ');
  const frame = ratio ?? `${width} / ${height}`;
  const [across = 1, down = 1] = frame.split('/').map(Number);
  const covering = sizesForCover(sizes, across / down, width / height);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif', widths)} sizes={covering} />
      <source type="image/webp" srcSet={srcSet('webp', everySecond(widths))} sizes={covering} />
      <Image
        src={`${folder}/${JPEG_WIDTH}.jpg`}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        style={{ aspectRatio: frame, backgroundColor: `#${color}`, objectPosition: focus }}
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
