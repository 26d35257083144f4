import type { Palette } from '@salon/content/colourSets';

/** Where a document's palette goes. */
const MARK = '<!--palette-->';

/** What a document's colours stand for. */
export const paletteStyles = (palette: Palette) =>
  `:root{${Object.entries(palette)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';')}}`;

/** The document in these colours. */
export function withPalette(document: string, palette: Palette): string {
  const head = `<meta name="theme-color" content="${palette.dark}"><style>${paletteStyles(palette)}</style>`;
  return document.replace(MARK, () => head);
}
