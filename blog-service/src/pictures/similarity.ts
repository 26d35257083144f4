/** A picture's brightness, one byte for each pixel. */
export interface Luma {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Side length of the compared squares, in pixels. */
const SIDE = 8;
const PIXELS = SIDE * SIDE;
/** The constants of SSIM for bytes: (0.01 · 255)² and (0.03 · 255)². */
const C1 = 6.5025;
const C2 = 58.5225;
/** Plain walls and backgrounds hardly change, so only the squares that change most count. */
const WORST_PART = 0.1;

/**
 * How much of a picture's structure another version of it keeps, from 0 to 1. The structural similarity (SSIM, Wang et
 * al. 2004) is computed for each square; the result is the value below which the worst tenth of the squares lies.
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
