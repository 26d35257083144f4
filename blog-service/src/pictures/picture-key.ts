/** Widths that pages ask for, no step above 1.5; a picture narrower than one of them answers with its own size. */
export const WIDTHS = [320, 480, 640, 960, 1440] as const;
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export const PREVIEW = 'preview.jpg';

type Format = keyof typeof FORMATS;

const KEY = /^[0-9a-f]{20}-([1-9]\d{0,4})x[1-9]\d{0,4}-[0-9a-f]{6}$/;
const FILE = /^(320|480|640|960|1440)\.(avif|webp|jpg)$/;
const URL_PATH = /^\/media\/([^/]+)\/960\.jpg$/;

/** Widths worth storing: those below the picture's own, and the first that is not. */
export function storedWidths(pictureWidth: number): number[] {
  const narrower = WIDTHS.filter((width) => width < pictureWidth);
  const next = WIDTHS[narrower.length];
  return next === undefined ? narrower : [...narrower, next];
}

/** The stored file that answers a media path, or undefined when there can be none. */
export function storedFile(key: string, file: string): { name: string; type: string } | undefined {
  const pictureWidth = Number(KEY.exec(key)?.[1]);
  if (!pictureWidth) return undefined;
  if (file === PREVIEW) return { name: PREVIEW, type: FORMATS.jpg };
  const [, width, format] = FILE.exec(file) ?? [];
  if (!width || !format) return undefined;
  const widest = storedWidths(pictureWidth).at(-1) ?? 0;
  return { name: `${Math.min(Number(width), widest)}.${format}`, type: FORMATS[format as Format] };
}

export function pictureUrl(key: string): string {
  return `/media/${key}/960.jpg`;
}

/** The key in a URL made by {@link pictureUrl}. */
export function keyOfUrl(url: string): string | undefined {
  const key = URL_PATH.exec(url)?.[1];
  return key && KEY.test(key) ? key : undefined;
}
