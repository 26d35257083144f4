import styled from '@emotion/styled';
import { color } from '../../theme/tokens';
import { ResponsiveImage } from '../../ui/picture/Picture';
import { mediaWidths, parsePictureKey } from '../../ui/picture/pictureKey';
import { NoImage } from './NoImage';

interface Props {
  /** As the API gives it: a `/media/` address, an address elsewhere, or none. */
  image: string | null;
  alt: string;
  sizes: string;
  /** Width : height. */
  ratio?: string;
  priority?: boolean;
}

export function BlogPicture({ image, alt, sizes, ratio, priority }: Props) {
  if (!image) return <NoImage ratio={ratio ?? '3 / 2'} />;
  const folder = mediaFolder(image);
  const info = folder && parsePictureKey(folder);
  if (folder && info) {
    return (
      <ResponsiveImage
        folder={folder}
        widths={mediaWidths(info.width)}
        {...info}
        alt={alt}
        sizes={sizes}
        ratio={ratio}
        priority={priority}
      />
    );
  }
  return (
    <ExternalImage
      src={image}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      style={{ aspectRatio: ratio ?? '3 / 2' }}
    />
  );
}

/** The 1200×630 JPEG of a post's picture; none for a picture that lies elsewhere. */
export function blogPreviewPath(image: string | null): string | undefined {
  const folder = image && mediaFolder(image);
  return folder ? `${folder}/preview.jpg` : undefined;
}

/** `/media/{key}` of `/media/{key}/960.jpg`. */
function mediaFolder(image: string): string | undefined {
  return /^(\/media\/[^/]+)\//.exec(image)?.[1];
}

const ExternalImage = styled.img`
  width: 100%;
  object-fit: cover;
  background: ${color.paperShade};
`;
