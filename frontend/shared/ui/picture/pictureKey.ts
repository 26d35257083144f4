/** What a page must know before a picture arrives is in its key, also of `/media/`: `{id}-{width}x{height}-{rrggbb}`. */
interface PictureInfo {
  width: number;
  height: number;
  /** Dominant colour, six hex digits. */
  color: string;
}

/** For AVIF, each at most 1.5 times the one before, so that none is too wide. 768 is for a phone at twice the pixels. */
const PHOTO_WIDTHS = [240, 320, 480, 640, 768, 960, 1280, 1600, 1920];

/** Widths made from a site photo, never larger than the master. */
export const photoWidths = (masterWidth: number) => PHOTO_WIDTHS.filter((width) => width <= masterWidth);

/** Browsers that support neither AVIF nor WebP are old and few: one file is enough for them. */
export const JPEG_WIDTH = 640;

/** For WebP that and the widest: few browsers support it but not AVIF. */
export const webpWidths = (widths: number[]) =>
  widths.filter((width) => width === JPEG_WIDTH || width === widths.at(-1));

export const pictureKey = (id: string, { width, height, color }: PictureInfo) =>
  `${id}-${width}x${height}-${color}`;

export function parsePictureKey(key: string): PictureInfo | undefined {
  const parts = /-(\d+)x(\d+)-([0-9a-f]{6})$/.exec(key);
  if (!parts) return undefined;
  return { width: Number(parts[1]), height: Number(parts[2]), color: String(parts[3]) };
}
