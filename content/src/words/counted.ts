/** `1 service`, `3 services`. Counts are put into words here, wherever they are shown. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
