/**
 * The `sizes` of a picture that fills a frame of another shape. In a tall frame a wide picture is cropped at its sides, so its
 * file must be wider than the frame. `frame` is the `sizes` of the frame alone; each length in it must be one word.
 */
export function sizesForCover(frame: string, frameRatio: number, pictureRatio: number): string {
  const factor = Math.max(1, pictureRatio / frameRatio);
  if (factor < 1.05) return frame;
  return frame.replace(/(\S+)(?=,|$)/g, (length) => `calc(${length} * ${+factor.toFixed(2)})`);
}
