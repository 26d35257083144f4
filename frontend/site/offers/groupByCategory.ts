import type { OfferPackage } from '@salon/content/description';

export interface OfferGroup {
  /** Empty for the packages without one, which come first. */
  category: string;
  packages: OfferPackage[];
}

/** Packages under their categories, in the order in which each first appears. */
export function groupByCategory(packages: OfferPackage[]): OfferGroup[] {
  const groups = new Map<string, OfferPackage[]>();
  for (const item of packages) {
    const group = groups.get(item.category);
    if (group) group.push(item);
    else groups.set(item.category, [item]);
  }
  const loose = groups.get('');
  groups.delete('');
  const named = [...groups].map(([category, members]) => ({ category, packages: members }));
  return loose ? [{ category: '', packages: loose }, ...named] : named;
}
