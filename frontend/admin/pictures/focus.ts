export interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

export const focusOf = ({ focus }: { focus?: Point | null }): Point => focus ?? MIDDLE;

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** A point inside the picture, rounded to hundredths of its width and height. */
export const pointAt = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after a press of a key; undefined when the key moves nothing. Shift (`far`) moves ten times as far. */
export function movedByKey(point: Point, key: string, far: boolean): Point | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const size = far ? 0.1 : 0.01;
  return pointAt({ x: point.x + step[0] * size, y: point.y + step[1] * size });
}

/** `30 % from the left, 20 % from the top`. */
export const pointText = ({ x, y }: Point) =>
  `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;
