import { renderSVG } from 'uqr';

/** A drawing, sharp at any size, with the white margin that cameras need. */
export const qrCode = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`;
