import styled from '@emotion/styled';
import { color, size } from '../../theme/tokens';
import { type PictureFacts, parsePictureKey } from '../../ui/picture/key';
import { SourcePicture } from '../../ui/picture/Picture';
import { texts } from './texts';

interface Props {
  /** As the API gives it: a `/media/` address, an address elsewhere, or none. */
  image: string | null;
  alt: string;
  sizes: string;
  /** Width : height. */
  ratio?: string;
  priority?: boolean;
}

/** Widths that blog-service makes. One above the original would only repeat the original's size. */
const WIDTHS = [320, 480, 640, 960, 1440];
const widthsOf = ({ width }: PictureFacts) => WIDTHS.filter((made) => made === WIDTHS[0] || made <= width);

export function BlogPicture({ image, alt, sizes, ratio, priority }: Props) {
  if (!image) return <Missing style={{ aspectRatio: ratio ?? '3 / 2' }}>{texts.noImage}</Missing>;
  const folder = mediaFolder(image);
  const facts = folder && parsePictureKey(folder);
  if (folder && facts) {
    return (
      <SourcePicture
        folder={folder}
        widths={widthsOf(facts)}
        {...facts}
        alt={alt}
        sizes={sizes}
        ratio={ratio}
        priority={priority}
      />
    );
  }
  return (
    <Foreign
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

const Missing = styled.div`
  display: grid;
  place-items: center;
  background: ${color.paperShade};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Foreign = styled.img`
  width: 100%;
  object-fit: cover;
  background: ${color.paperShade};
`;
