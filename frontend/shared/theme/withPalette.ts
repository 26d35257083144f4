import type { Palette } from '@salon/content/colourSets';

/** Where a document's palette goes. */
const MARK = '<!--palette-->';

/** The document with what its colours stand for. */
export function withPalette(document: string, palette: Palette): string {
  const roles = Object.entries(palette).map(([role, colour]) => `--${role}:${colour}`);
  const head = `<meta name="theme-color" content="${palette.dark}"><style>:root{${roles.join(';')}}</style>`;
  return document.replace(MARK, () => head);
}
