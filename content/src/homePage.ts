import { Highlight } from './description/menus.ts';
import { PriceRow } from './description/priceRows.ts';
import { serviceAt } from './description/services.ts';
import type { SiteContent } from './description.ts';
import { listAt, newEntry } from './entries.ts';
import { isOffered } from './menus.ts';

/** The highlights that visitors see: those that lead to a menu. */
export const shownHighlights = ({ highlights, menus, services }: SiteContent) =>
  highlights.filter(
    ({ hidden, menu }) => !hidden && menus.some((one) => one.id === menu && isOffered({ services }, one)),
  );

/** The services that the home page begins with, as visitors see them. */
export const shownPriceRows = (content: SiteContent) =>
  content.priceRows.flatMap(({ hidden, name, service: reference }) => {
    const { menu, service } = (!hidden && serviceAt(content, reference)) || {};
    if (!menu || !service?.price) return [];
    return [{ name: name || service.name, price: service.price, menu, service }];
  });

/** As many as a fresh site has of each. */
const FEW = 5;

/** The content with highlights and prices on the home page, made from its menus where it shows none. */
export function withHomePage(content: SiteContent): SiteContent {
  const { menus, services, highlights, priceRows } = content;
  const offered = menus.filter((menu) => isOffered(content, menu)).slice(0, FEW);
  const priced = offered.map(({ id: menu }) =>
    (services[menu] ?? []).flatMap(({ hidden, price, id }) =>
      hidden || !price || price.kind === 'quoted' ? [] : `${menu}/${id}`,
    ),
  );
  // The first of each menu, then the second of each.
  const rows = Array.from({ length: FEW }, (_, index) => priced.flatMap((all) => all[index] ?? [])).flat();
  const made = {
    highlights: offered.map(({ id, name, summary }) =>
      Highlight.parse({ ...newEntry(Highlight), id, menu: id, title: name, text: summary }),
    ),
    priceRows: rows
      .slice(0, FEW)
      .map((service, index) => PriceRow.parse({ ...newEntry(PriceRow), id: `price-${index + 1}`, service })),
  };
  return {
    ...content,
    ...(shownHighlights(content).length === 0 && {
      highlights: joined('highlights', made.highlights, highlights),
    }),
    ...(shownPriceRows(content).length === 0 && {
      priceRows: joined('priceRows', made.priceRows, priceRows),
    }),
  };
}

/** Those that nobody sees stay behind the new ones, as far as the list has room. */
const joined = <T extends { id: string }>(list: string, made: T[], others: T[]): T[] =>
  [...made, ...others.filter(({ id }) => !made.some((one) => one.id === id))].slice(0, listAt(list).max);
