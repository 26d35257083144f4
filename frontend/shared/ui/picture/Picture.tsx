import styled from '@emotion/styled';
import { everySecond, JPEG_WIDTH, mediaWidths, parsePictureKey, photoWidths } from './pictureKey';
import { sizesForCover } from './sizes';

interface Frame {
  /** Width the picture takes in the layout at each window width (the `sizes` attribute). */
  sizes: string;
  /** Width / height of the frame, as `4 / 5`; without it the picture keeps its own. */
  ratio?: string;
  /** The page's largest paint: loaded first, not lazily. */
  priority?: boolean;
}

/** A picture, named by the folder of its files: `/assets/pictures/KEY` is part of the site, `/media/KEY` was uploaded. */
export interface ShownPicture {
  folder: string;
  alt: string;
  /** The part that a crop keeps, as CSS's object-position. */
  focus?: string;
}

interface PictureProps extends Frame {
  /** Without a picture nothing is rendered. */
  picture: ShownPicture | undefined;
  /** True when the text beside it already says what it shows. */
  decorative?: boolean;
}

export function Picture({ picture, decorative, ...frame }: PictureProps) {
  const facts = picture && parsePictureKey(picture.folder);
  if (!facts) return null;
  const { folder, alt, focus } = picture;
  return (
    <ResponsiveImage
      folder={folder}
      widths={folder.startsWith('/media/') ? mediaWidths(facts.width) : photoWidths(facts.width)}
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
  /** Holds `{width}.{avif|webp}` for each of `widths`, and one JPEG. */
  folder: string;
  widths: number[];
  width: number;
  height: number;
  /** Background until the picture arrives: six hex digits. */
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
  const srcSet = (format: string, sizes: number[]) =>
    sizes.map((size) => `${folder}/${size}.${format} ${Math.min(size, width)}w`).join(', ');
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  const covering = sizesForCover(sizes, across / down, width / height);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif', widths)} sizes={covering} />
      <source type="image/webp" srcSet={srcSet('webp', everySecond(widths))} sizes={covering} />
      <Image
        src={`${folder}/${JPEG_WIDTH}.jpg`}
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
