import type { SiteContent } from './description.ts';
import { isOffered } from './menus.ts';
import { withFormerAddresses } from './newMenu.ts';
import { paths } from './sitePaths.ts';
import { listWords } from './words/dates.ts';

/** The addresses of the pages that can be switched off. */
const switched = { academy: '/Academy', offers: '/offers', bridal: '/bridal', blog: '/blog' } as const;

/** What visitors can reach in one content only: the pages of the menus by id, and those that can be switched off. */
function addressesOf({ pages, menus }: SiteContent): Map<string, string> {
  const on = Object.entries(switched).filter(([page]) => pages[page as keyof typeof switched]);
  const shown = menus.filter(({ hidden }) => !hidden);
  return new Map([...on, ...shown.map(({ id, address }) => [`menu ${id}`, `/services/${address}`] as const)]);
}

/** The menu at an address in any letter case, or at one that it had. */
export function menuAt({ menus }: Pick<SiteContent, 'menus'>, address: string) {
  const isAsked = (one: string) => one.toLowerCase() === address.toLowerCase();
  return menus.find((one) => isAsked(one.address)) ?? menus.find(({ former }) => former.some(isAsked));
}

/** Where a path of the site leads: from a former address of a menu to the present one. Undefined for a page that is not there. */
export function placeOf(content: SiteContent, path: string): string | undefined {
  const isOff = Object.entries(switched).some(
    ([page, at]) => !content.pages[page as keyof typeof switched] && `${path}/`.startsWith(`${at}/`),
  );
  const [, address] = /^\/services\/(.+)$/.exec(path) ?? [];
  if (!address || path === paths.prices) return isOff ? undefined : path;
  const menu = menuAt(content, address);
  return menu && !menu.hidden ? `/services/${menu.address}` : undefined;
}

/** The short addresses that lead to no page. */
const astray = (content: SiteContent) =>
  content.shortcuts
    .filter(({ leadsTo }) => !placeOf(content, leadsTo))
    .map(({ address }) => `/go/${address}`);

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
  const codes = astray(withFormerAddresses(before, after)).filter((code) => !astray(before).includes(code));
  return [
    ...(lost.length > 0 ? [`No longer reachable: ${listWords(lost)}`] : []),
    ...codes.map((code) => `The QR code ${code} leads to a page that will be gone`),
    ...moved,
    ...(names.length > 0 ? [`Without services, so nothing leads there: ${listWords(names)}`] : []),
  ];
}
