import styled from '@emotion/styled';
import { color } from '../../theme/tokens';
import { JPEG_WIDTH, parsePictureKey, webpWidths } from './pictureKey';
import { type ShownPicture, viewBoxOf, widthsIn } from './shownPicture';

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
  if (picture && 'drawing' in picture) {
    if (priority) return <Lines drawing={picture.drawing} ratio={ratio} />;
    return <Image src={picture.drawing} alt="" style={framed(picture.drawing, ratio)} loading="lazy" />;
  }
  const info = picture && parsePictureKey(picture.folder);
  if (!info) return null;
  const { folder, alt, focus } = picture;
  const { width, height, color } = info;
  const widths = widthsIn(folder, width);
  const srcSet = (format: string, sizes: number[]) =>
    sizes.map((size) => `${folder}/${size}.${format} ${Math.min(size, width)}w`).join(', ');
  const frame = ratio ?? `${width} / ${height}`;
  const [across = 1, down = 1] = frame.split('/').map(Number);
  const covering = sizesForCover(sizes, across / down, width / height);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif', widths)} sizes={covering} />
      <source type="image/webp" srcSet={srcSet('webp', webpWidths(widths))} sizes={covering} />
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

/** Keeps its right side. One file serves all grounds: on light ones set `background: none` and `--brass`, `--light`, `--deep`, `--leaf`. */
export function Lines({ drawing, ratio }: { drawing: string; ratio?: string }) {
  return (
    <Svg
      viewBox={viewBoxOf(drawing)}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      style={framed(drawing, ratio)}
    >
      <use href={`${drawing}#d`} />
    </Svg>
  );
}

const framed = (drawing: string, ratio = viewBoxOf(drawing).slice(4).replace(' ', ' / ')) => ({
  aspectRatio: ratio,
  objectPosition: 'right',
});

const Svg = styled.svg`
  width: 100%;
  background: ${color.leaf};
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  object-fit: cover;
  background: ${color.leaf};
`;

/** In a tall frame a wide picture is cropped at its sides, so its file must be wider than the frame; `vh)` ends the frame's height. */
function sizesForCover(frame: string, frameRatio: number, pictureRatio: number): string {
  const cover = Math.max(1, pictureRatio / frameRatio);
  return frame.replace(/([\d.]+)(?=(vw|px|rem)(,|$)|vh\))/g, (length, _, unit) => {
    const factor = unit ? cover : pictureRatio;
    return factor < 1.05 && unit ? length : String(+(Number(length) * factor).toFixed(1));
  });
}
