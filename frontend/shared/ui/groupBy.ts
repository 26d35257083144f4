/** Items under their titles, in the order in which each title first appears. The title of those without one is empty. */
export function groupBy<Item>(items: Item[], titleOf: (item: Item) => string) {
  const titles = [...new Set(items.map(titleOf))];
  return titles.map((title) => ({ title, items: items.filter((item) => titleOf(item) === title) }));
}
