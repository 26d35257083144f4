/** In a tall frame a wide picture is cropped at its sides, so its file must be wider than the frame; `vh)` ends the frame's height. */
export function sizesForCover(frame: string, frameRatio: number, pictureRatio: number): string {
  const cover = Math.max(1, pictureRatio / frameRatio);
  return frame.replace(/([\d.]+)(?=(vw|px|rem)(,|$)|vh\))/g, (length, _, unit) => {
    const factor = unit ? cover : pictureRatio;
    return factor < 1.05 && unit ? length : String(+(Number(length) * factor).toFixed(1));
  });
}
