import type { Palette } from '@salon/content/colourSets';
import { paletteOf } from '@salon/content/palette';

let last: { colours: string; palette: Palette } | undefined;

/** The palette of an edition with these colours. The last one is kept: all pages have the same. */
export function paletteFor(colours: string): Palette {
  if (last?.colours !== colours) last = { colours, palette: paletteOf(colours) };
  return last.palette;
}
