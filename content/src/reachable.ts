import type { SiteContent } from './description.ts';
import { isOffered } from './menus.ts';
import { listWords } from './words/dates.ts';

/** The addresses of the pages that can be switched off. */
const switched = { academy: '/Academy', offers: '/offers', bridal: '/bridal', blog: '/blog' } as const;

/** What visitors can reach in one content only: the pages of the menus by id, and those that can be switched off. */
function addressesOf({ pages, menus }: SiteContent): Map<string, string> {
  const on = Object.entries(switched).filter(([page]) => pages[page as keyof typeof switched]);
  const shown = menus.filter(({ hidden }) => !hidden);
  return new Map([...on, ...shown.map(({ id, address }) => [`menu ${id}`, `/services/${address}`] as const)]);
}

/** What visitors, links and search engines lose or are led elsewhere from, a line for each kind. */
export function describeAddresses(before: SiteContent, after: SiteContent): string[] {
  const [old, now] = [addressesOf(before), addressesOf(after)];
  const lost = [...old].flatMap(([id, address]) => (now.has(id) ? [] : [address]));
  const moved = [...old].flatMap(([id, address]) => {
    const to = now.get(id) ?? address;
    return to === address ? [] : [`${address} leads to ${to}`];
  });
  const emptied = after.menus.filter(
    (menu) =>
      !menu.hidden &&
      !isOffered(after, menu) &&
      before.menus.some((last) => last.id === menu.id && isOffered(before, last)),
  );
  const names = emptied.map(({ name }) => name);
  return [
    ...(lost.length > 0 ? [`No longer reachable: ${listWords(lost)}`] : []),
    ...moved,
    ...(names.length > 0 ? [`Without services, so nothing leads there: ${listWords(names)}`] : []),
  ];
}
