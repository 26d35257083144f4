import { type Align, type EmbedNames, LAYOUTS, type Layout as StoredLayout } from '../figures.ts';

/** The layout of a figure's pictures: `row` puts two side by side, `compare` one over the other with a slider. */
export type Layout = 'one' | StoredLayout;

export interface FigurePicture {
  src: string;
  alt: string;
}

export interface FigureAttributes {
  layout: Layout;
  pictures: FigurePicture[];
  /** For an embed, its title. */
  caption: string;
  /** A video or post of another site. One picture, if any, stands there until it is tapped, or else a coloured panel. */
  embed: EmbedNames | null;
  align: Align | null;
}

export const MOST_PICTURES = LAYOUTS.gallery.most;

/** The layouts for a number of pictures. `one` puts each picture into its own figure. */
export function layoutsFor(count: number): Layout[] {
  const fits = (layout: StoredLayout) => count >= LAYOUTS[layout].least && count <= LAYOUTS[layout].most;
  return ['one', ...(Object.keys(LAYOUTS) as StoredLayout[]).filter(fits)];
}

/** The given layout when the number of pictures allows it; otherwise `one` or `gallery`. */
export function fittingLayout(layout: Layout, count: number): Layout {
  const [one = 'one', ...others] = layoutsFor(count);
  return others.find((other) => other === layout) ?? others.at(-1) ?? one;
}

/** Makes figures from chosen pictures: two become a row (before and after), more become a gallery. */
export function figuresOf(pictures: FigurePicture[]): FigureAttributes[] {
  if (pictures.length === 0) return [];
  const some = pictures.slice(0, MOST_PICTURES);
  const layout = fittingLayout('row', some.length);
  return [
    { layout, pictures: some, caption: '', embed: null, align: null },
    ...figuresOf(pictures.slice(MOST_PICTURES)),
  ];
}
