import { serviceAt } from './description/services.ts';
import type { SiteContent } from './description.ts';
import { shownHighlights, shownPriceRows } from './homePage.ts';
import { isOffered } from './menus.ts';
import { withFormerAddresses } from './newMenu.ts';
import { paths } from './sitePaths.ts';
import { listWords } from './words/dates.ts';

type PageName = Exclude<keyof typeof paths, 'notFound'>;
const { notFound: _, ...fixed } = paths;
const pageNames = Object.keys(fixed) as PageName[];

const isAnyShown = (entries: { hidden: boolean }[]) => entries.some(({ hidden }) => !hidden);

/** What a page must have to be there. Every site has the others. */
const hasContent: Partial<Record<PageName, (content: SiteContent) => boolean>> = {
  about: ({ words: { about }, people }) =>
    [about.hero.subtitle, about.story.text].some(Boolean) ||
    about.values.items.length > 0 ||
    isAnyShown(people),
  offers: ({ offers }) => isAnyShown(offers.packages),
  academy: ({ academy }) => isAnyShown(academy.programs),
  bridal: (content) =>
    content.words.bridal.wishes.services.some(({ service }) => serviceAt(content, service)),
};

/** Whether there is such a page: not while it is switched off, or has nothing to show. */
export const isThere = (page: string, content: SiteContent): boolean =>
  Reflect.get(content.pages, page) !== false && (hasContent[page as PageName]?.(content) ?? true);

/** The fixed pages that are there, by name. */
export const pagesThere = (content: SiteContent): PageName[] =>
  pageNames.filter((page) => isThere(page, content));

/** Whether a path, in any letter case, is that of a page that is not there, or below it. */
export const isAbsent = (path: string, content: SiteContent): boolean =>
  pageNames.some(
    (page) => `${path}/`.toLowerCase().startsWith(`${paths[page]}/`.toLowerCase()) && !isThere(page, content),
  );

type Part = [id: string, name: string, isShown: boolean];

/** The parts of the site that are not shown as nothing is in them, by the name of what switches them: in words. What is switched off is not meant. */
export function emptyParts(content: SiteContent): Map<string, string> {
  const { pages, menus, reviews, photos, questions, words } = content;
  const { about, services } = words;
  const isEmpty = (page: PageName) => Reflect.get(pages, page) !== false && !isThere(page, content);
  const parts: Part[] = [
    ...pageNames.map((page): Part => [page, `the page “${words[page].name}”`, !isEmpty(page)]),
    ...menus.map((menu): Part => {
      const isShown = menu.hidden || isOffered(content, menu);
      return [`menu ${menu.id}`, `the menu “${menu.name}”`, isShown];
    }),
    ['highlights', 'the highlights on the home page', shownHighlights(content).length > 0],
    ['prices', 'the prices on the home page', shownPriceRows(content).length > 0],
    ['reviews', 'reviews', isAnyShown(reviews) || !pages.reviews],
    ['work', 'pictures of your work', photos.work.length > 0 || !pages.work],
    ['questions', 'questions', isAnyShown(questions) || !pages.questions],
    ['story', `“${about.story.title}”`, about.story.text !== '' || isEmpty('about')],
    ['values', `“${about.values.title}”`, about.values.items.length > 0 || isEmpty('about')],
    ['promises', `“${services.promises.title}”`, services.promises.items.length > 0],
  ];
  return new Map(parts.flatMap(([id, part, isShown]) => (isShown ? [] : [[id, part] as const])));
}

/** What visitors can reach in one content only: the fixed pages, and those of the menus by id. */
function addressesOf(content: SiteContent): Map<string, string> {
  const on = pagesThere(content).map((page) => [page, paths[page]] as const);
  const shown = content.menus.filter(({ hidden }) => !hidden);
  return new Map([...on, ...shown.map(({ id, address }) => [`menu ${id}`, `/services/${address}`] as const)]);
}

/** The menu at an address in any letter case, or at one that it had. */
export function menuAt({ menus }: Pick<SiteContent, 'menus'>, address: string) {
  const isAsked = (one: string) => one.toLowerCase() === address.toLowerCase();
  return menus.find((one) => isAsked(one.address)) ?? menus.find(({ former }) => former.some(isAsked));
}

/** Where a path of the site leads: from a former address of a menu to the present one. Undefined for a page that is not there. */
export function placeOf(content: SiteContent, path: string): string | undefined {
  const [, address] = /^\/services\/(.+)$/.exec(path) ?? [];
  if (!address || path === paths.prices) return isAbsent(path, content) ? undefined : path;
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
  const unfilled = [...emptyParts(after)].flatMap(([id, part]) => (emptyParts(before).has(id) ? [] : [part]));
  const codes = astray(withFormerAddresses(before, after)).filter((code) => !astray(before).includes(code));
  return [
    ...(lost.length > 0 ? [`No longer reachable: ${listWords(lost)}`] : []),
    ...codes.map((code) => `The QR code ${code} leads to a page that will be gone`),
    ...moved,
    ...(unfilled.length > 0 ? [`Nothing is in it, so it is not shown: ${listWords(unfilled)}`] : []),
  ];
}
