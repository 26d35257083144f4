/** A picture's brightness, a byte a pixel. */
export interface Luma {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Side of the squares that are compared, in pixels. */
const SIDE = 8;
const PIXELS = SIDE * SIDE;
/** The constants of SSIM for bytes: (0.01 · 255)² and (0.03 · 255)². */
const C1 = 6.5025;
const C2 = 58.5225;
/** Plain walls and backgrounds are easily alike: what counts is where a picture suffers most. */
const WORST_PART = 0.1;

/**
 * How much of a picture's structure is still there in another version of it, from 0 to 1: the structural similarity
 * (SSIM, Wang et al. 2004) of its squares, of which the worst tenth lies below the answer.
 */
export function similarity(original: Luma, version: Luma): number {
  const squares: number[] = [];
  for (let top = 0; top + SIDE <= original.height; top += SIDE) {
    for (let left = 0; left + SIDE <= original.width; left += SIDE) {
      squares.push(similarityOfSquare(original, version, left, top));
    }
  }
  squares.sort((one, other) => one - other);
  return squares[Math.floor(squares.length * WORST_PART)] ?? 1;
}

function similarityOfSquare(original: Luma, version: Luma, left: number, top: number): number {
  const { data: a, width } = original;
  const { data: b } = version;
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + SIDE; y += 1) {
    const end = y * width + left + SIDE;
    for (let at = end - SIDE; at < end; at += 1) {
      const valueA = a[at] ?? 0;
      const valueB = b[at] ?? 0;
      sumA += valueA;
      sumB += valueB;
      sumAA += valueA * valueA;
      sumBB += valueB * valueB;
      sumAB += valueA * valueB;
    }
  }
  const meanA = sumA / PIXELS;
  const meanB = sumB / PIXELS;
  const varianceA = sumAA / PIXELS - meanA * meanA;
  const varianceB = sumBB / PIXELS - meanB * meanB;
  const covariance = sumAB / PIXELS - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
