const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** `Eight packages`, `One package`; digits above twelve. */
export const countText = (count: number, one: string, many: string) =>
  `${words[count] ?? count} ${count === 1 ? one : many}`;
