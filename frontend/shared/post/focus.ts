import type { Post } from './types';

export type Focus = NonNullable<Post['focus']>;

/** The `object-position` that brings the focus as close to the middle of a frame as possible; shapes are width : height. */
export function positionIn(
  focus: Focus | null | undefined,
  picture: number,
  frame: number,
): string | undefined {
  if (!focus) return undefined;
  const shown = Math.min(picture, frame) / Math.max(picture, frame);
  if (shown > 0.99) return undefined;
  const place = (at: number) => `${Math.round(clamp((at - shown / 2) / (1 - shown)) * 100)}%`;
  return picture > frame ? `${place(focus.x)} 50%` : `50% ${place(focus.y)}`;
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));
