/**
 * The `sizes` of a picture that fills a frame of another shape: a wide picture in a tall frame is cut at its sides, so
 * that its file must be wider than the frame. `frame` is `sizes` for the frame alone, each length one word.
 */
export function sizesForCover(frame: string, frameRatio: number, pictureRatio: number): string {
  const factor = Math.max(1, pictureRatio / frameRatio);
  if (factor < 1.05) return frame;
  return frame.replace(/(\S+)(?=,|$)/g, (length) => `calc(${length} * ${+factor.toFixed(2)})`);
}
