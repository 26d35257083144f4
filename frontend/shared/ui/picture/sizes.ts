/**
 * The `sizes` of a picture that fills a frame of another shape. In a tall frame a wide picture is cropped at its sides, so its
 * file must be wider than the frame. `frame` is the `sizes` of the frame alone; its lengths are in vw, px and rem.
 */
export function sizesForCover(frame: string, frameRatio: number, pictureRatio: number): string {
  const factor = Math.max(1, pictureRatio / frameRatio);
  if (factor < 1.05) return frame;
  return frame.replace(/[\d.]+(?=(vw|px|rem)(,|$))/g, (length) =>
    String(+(Number(length) * factor).toFixed(1)),
  );
}
