/** Items under their titles, in the order in which each title first appears. The title of those without one is empty. */
export function groupBy<Item>(
  items: Item[],
  titleOf: (item: Item) => string,
): { title: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(titleOf(item), [...(groups.get(titleOf(item)) ?? []), item]);
  return [...groups].map(([title, members]) => ({ title, items: members }));
}
