import type { MenuId, OfferPackage, Price, Service, SiteContent } from '@salon/content/description';
import { menuIds, menuNames } from '@salon/content/menus';
import { changeEntry } from '../entries/entries';
import { rupeesText } from '../fields/rupees';
import { priceText, readPriceOver, readRupees } from './priceText';
import { isUnreadable, type Unreadable } from './unreadable';

/** A cell of the table that holds one price. */
export interface Cell {
  /** Made of ids, so that it stays the same when rows move: `hair/hair-spa/price`. */
  key: string;
  /** `Price of Hair Spa`. */
  label: string;
  /** Names the change for undo: `price of Hair Spa`. */
  what: string;
  /** Path in the content, such as `services.hair[3].price`. */
  path: string;
  /** The price as text, as it would be typed. */
  text: string;
  /** The published price as text; undefined when the entry is not published. */
  published: string | undefined;
  /** Returns the content with the typed price, or why the text can't be read. */
  apply: (content: SiteContent, typed: string) => SiteContent | Unreadable;
  /** Returns the content with the price that this cell was made with. */
  restore: (content: SiteContent) => SiteContent;
  /** Whether only the amount is usually typed, for which a phone shows its number keys. */
  isAmount: boolean;
}

export interface PriceRow {
  id: string;
  name: string;
  hidden: boolean;
  /** The price, and for a package also its worth. */
  cells: Cell[];
}

export interface PriceTable {
  id: string;
  title: string;
  columns: string[];
  rows: PriceRow[];
}

/** All prices of the site, menu by menu, and the packages last. */
export function priceTables(content: SiteContent, published: SiteContent): PriceTable[] {
  const tables = menuIds.map((menu) => menuTable(menu, content, published));
  return [...tables, packageTable(content, published)].filter(({ rows }) => rows.length > 0);
}

function menuTable(menu: MenuId, content: SiteContent, published: SiteContent): PriceTable {
  return {
    id: menu,
    title: menuNames[menu],
    columns: ['Price'],
    rows: content.services[menu].map(({ id, name, price, hidden }, place) => {
      const before = published.services[menu].find((service) => service.id === id);
      const cell: Cell = {
        key: `${menu}/${id}/price`,
        label: `Price of ${name}`,
        what: `price of ${name}`,
        path: `services.${menu}[${place}].price`,
        text: priceText(price),
        published: before && priceText(before.price),
        apply: (draft, typed) => {
          const read = readPriceOver(draft.services[menu].find((service) => service.id === id)?.price, typed);
          return isUnreadable(read)
            ? read
            : changeEntry<Service>(draft, `services.${menu}`, id, { price: read });
        },
        restore: (draft) => changeEntry<Service>(draft, `services.${menu}`, id, { price }),
        isAmount: isOneAmount(price),
      };
      return { id, name, hidden, cells: [cell] };
    }),
  };
}

function packageTable(content: SiteContent, published: SiteContent): PriceTable {
  return {
    id: 'packages',
    title: 'Packages',
    columns: ['Price', 'Worth one by one'],
    rows: content.offers.packages.map(({ id, title, price, worth, hidden }, place) => {
      const before = published.offers.packages.find((offer) => offer.id === id);
      const path = `offers.packages[${place}]`;
      const cells: Cell[] = [
        {
          key: `packages/${id}/price`,
          label: `Price of ${title}`,
          what: `price of ${title}`,
          path: `${path}.price`,
          text: priceText(price),
          published: before && priceText(before.price),
          apply: (draft, typed) => {
            const read = readPriceOver(draft.offers.packages.find((offer) => offer.id === id)?.price, typed);
            if (read === undefined) return { error: 'A package needs a price, or “ask”.' };
            return isUnreadable(read)
              ? read
              : changeEntry<OfferPackage>(draft, 'offers.packages', id, { price: read });
          },
          restore: (draft) => changeEntry<OfferPackage>(draft, 'offers.packages', id, { price }),
          isAmount: isOneAmount(price),
        },
        {
          key: `packages/${id}/worth`,
          label: `Worth of ${title}`,
          what: `worth of ${title}`,
          path: `${path}.worth`,
          text: rupeesText(worth),
          published: before && rupeesText(before.worth),
          apply: (draft, typed) => {
            const read = readRupees(typed);
            return isUnreadable(read)
              ? read
              : changeEntry<OfferPackage>(draft, 'offers.packages', id, { worth: read });
          },
          restore: (draft) => changeEntry<OfferPackage>(draft, 'offers.packages', id, { worth }),
          isAmount: true,
        },
      ];
      return { id, name: title, hidden, cells };
    }),
  };
}

/** A range has two amounts, and what has none yet may become any kind: these are typed with letters or a dash. */
const isOneAmount = (price: Price | undefined) => price?.rupees !== undefined && price.kind !== 'range';
