import slot from 'virtual:drawing/slot';
import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { color, fontSize, space } from '../theme/tokens';
import { Picture } from '../ui/picture/Picture';
import { parsePictureKey } from '../ui/picture/pictureKey';
import { drawingAt } from '../ui/picture/shownPicture';
import type { Post } from './types';

type Focus = NonNullable<Post['focus']>;

interface Props {
  /** As the API returns it: a `/media/` address, an address on another site, or null. */
  image: string | null;
  alt: string;
  sizes: string;
  /** Width : height. */
  ratio?: string;
  /** The part that a crop keeps. */
  focus?: Focus | null;
  priority?: boolean;
}

export function BlogPicture({ image, alt, sizes, ratio, focus, priority }: Props) {
  if (!image)
    return (
      <EmptyPanel>
        <Picture picture={drawingAt(slot)} sizes={sizes} ratio={ratio ?? '3 / 2'} />
        <span>{say('No Image Available')}</span>
      </EmptyPanel>
    );
  const folder = mediaFolder(image);
  const own = shapeOf(image);
  if (folder && own) {
    const [across = own, down = 1] = (ratio ?? '').split('/').filter(Boolean).map(Number);
    const picture = { folder, alt, focus: positionIn(focus, own, across / down) };
    return <Picture picture={picture} sizes={sizes} ratio={ratio} priority={priority} />;
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

/** The 1200×630 JPEG of a post's picture, cropped around its focus; undefined for a picture on another site. */
export function blogPreviewPath(image: string | null, focus?: Focus | null): string | undefined {
  const folder = image && mediaFolder(image);
  if (!folder) return undefined;
  const percent = (part: number) => Math.round(part * 100);
  return focus ? `${folder}/preview-${percent(focus.x)}-${percent(focus.y)}.jpg` : `${folder}/preview.jpg`;
}

/** Width : height of an uploaded picture. */
export function shapeOf(image: string): number | undefined {
  const info = parsePictureKey(mediaFolder(image) ?? '');
  return info && info.width / info.height;
}

/** `/media/{key}` of `/media/{key}/960.jpg`. */
const mediaFolder = (image: string): string | undefined => /^(\/media\/[^/]+)\//.exec(image)?.[1];

/** The `object-position` that brings the focus as close to the middle of a frame as possible; shapes are width : height. */
export function positionIn(
  focus: Focus | null | undefined,
  picture: number,
  frame: number,
): string | undefined {
  if (!focus) return undefined;
  const shown = Math.min(picture, frame) / Math.max(picture, frame);
  if (shown > 0.99) return undefined;
  const place = (at: number) => `${Math.round(clamp((at - shown / 2) / (1 - shown)) * 100)}%`;
  return picture > frame ? `${place(focus.x)} 50%` : `50% ${place(focus.y)}`;
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));

const ExternalImage = styled.img`
  width: 100%;
  object-fit: cover;
  background: ${color.paperShade};
`;

const EmptyPanel = styled.div`
  position: relative;
  color: ${color.jasmineSoft};
  font-size: ${fontSize.small};
  span { position: absolute; left: 0; bottom: 0; padding: ${space[2]} ${space[4]}; background: ${color.leaf}; }
`;
