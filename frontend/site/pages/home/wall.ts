import type { Photograph } from '../../../shared/ui/picture/shownPicture';

export function wallOf(pictures: Photograph[]) {
  const { length } = pictures;
  const [onPhone, onDesk] = [rowLengths(length, length > 8 ? 3 : 2), rowLengths(length, 5)];
  return pictures.map((picture, index) => ({
    ...picture,
    phone: onPhone[index] ?? 1,
    desk: onDesk[index] ?? 1,
  }));
}

/** For each picture, how many stand in its row. Rows differ by one at most; shorter ones, whose pictures are larger, come first. */
function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows)).flatMap((length) =>
    Array<number>(length).fill(length),
  );
}
