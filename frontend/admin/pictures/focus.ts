export interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

export const focusOf = ({ focus }: { focus?: Point | null }): Point => focus ?? MIDDLE;

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** A point inside the picture, rounded to hundredths of its width and height. */
export const pointAt = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });
