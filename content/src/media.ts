/**
 * The widths of an uploaded picture that pages ask for. Each is at most 1.5 times the one before. A picture narrower than one of them
 * answers with its own size.
 */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1440];

/** Those that are made of a picture: the narrower ones, and the next, which holds the picture at its own width. */
export const mediaWidths = (pictureWidth: number): number[] =>
  MEDIA_WIDTHS.filter((_, index) => index === 0 || Number(MEDIA_WIDTHS[index - 1]) < pictureWidth);
