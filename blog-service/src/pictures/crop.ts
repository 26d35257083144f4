import type { Focus } from './focus.js';

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture that has the frame's shape, with the focus as close to its centre as possible. */
export function partAround({ x, y }: Focus, picture: Size, frame: Size) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  return {
    left: startOf(x, picture.width, width),
    top: startOf(y, picture.height, height),
    width,
    height,
  };
}

function startOf(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}
