import type { Price, SiteContent } from '@salon/content/description';
import { listAt } from '@salon/content/entries';
import { fieldInfo } from '@salon/content/fields';
import { menuIds, menuNames } from '@salon/content/menus';
import { changeEntry, type Entry, entriesAt } from '../entries/entries';
import { rupeesText } from '../fields/rupees';
import { isUnreadable, priceText, readPriceOver, readRupees, type Unreadable } from './priceText';

interface Priced extends Entry {
  price?: Price;
  worth?: number;
}

type Field = 'price' | 'worth';

/** A cell of the table that holds one price. */
export interface Cell {
  /** Made of ids, so that it stays the same when rows move: `hair/hair-spa/price`. */
  key: string;
  list: string;
  id: string;
  field: Field;
  /** `Price of Hair Spa`. */
  label: string;
  /** Path in the content, such as `services.hair[3].price`. */
  path: string;
  value: Price | number | undefined;
  /** The value as it would be typed. */
  text: string;
  /** The published price as text; undefined when the entry is not published. */
  published: string | undefined;
  isChanged: boolean;
  /** Whether only the amount is usually typed, for which a phone shows its number keys. */
  isAmount: boolean;
}

export interface PriceTable {
  id: string;
  title: string;
  columns: string[];
  rows: { id: string; name: string; hidden: boolean; cells: Cell[] }[];
}

const columnNames = { price: 'Price', worth: 'Worth one by one' };
const fieldNames = { price: 'Price', worth: 'Worth' };

/** All prices of the site, menu by menu, and the packages with what they are worth last. */
export function priceTables(content: SiteContent, published: SiteContent): PriceTable[] {
  function table(id: string, title: string, list: string, fields: Field[]): PriceTable {
    const { info } = listAt(list);
    const rows = entriesAt<Priced>(content, list).map((entry, index) => {
      const name = info.nameOf(entry as never);
      const before = entriesAt<Priced>(published, list).find((other) => other.id === entry.id);
      const cells = fields.map((field): Cell => {
        const text = textIn(entry, field);
        const publishedText = before && textIn(before, field);
        return {
          ...{ list, id: entry.id, field, text, published: publishedText },
          key: `${id}/${entry.id}/${field}`,
          label: `${fieldNames[field]} of ${name}`,
          path: `${list}[${index}].${field}`,
          value: entry[field],
          isChanged: publishedText !== undefined && publishedText !== text,
          isAmount: field === 'worth' || isOneAmount(entry.price),
        };
      });
      return { id: entry.id, name, hidden: entry.hidden ?? false, cells };
    });
    return { id, title, columns: fields.map((field) => columnNames[field]), rows };
  }
  return [
    ...menuIds.map((menu) => table(menu, menuNames[menu], `services.${menu}`, ['price'])),
    table('packages', 'Packages', 'offers.packages', ['price', 'worth']),
  ].filter(({ rows }) => rows.length > 0);
}

const textIn = ({ price, worth }: Priced, field: Field) =>
  field === 'price' ? priceText(price) : rupeesText(worth);

/** A range has two amounts, and what has none yet may become any kind: these are typed with letters or a dash. */
const isOneAmount = (price: Price | undefined) => price?.rupees !== undefined && price.kind !== 'range';

/** Why a text is no value of a cell; undefined when it is one. */
export function errorIn(content: SiteContent, cell: Cell, text: string): string | undefined {
  const read = readCell(content, cell, text);
  return isUnreadable(read) ? read.error : undefined;
}

function readCell(content: SiteContent, { list, id, field }: Cell, text: string): Cell['value'] | Unreadable {
  if (field === 'worth') return readRupees(text);
  const entry = entriesAt<Priced>(content, list).find((other) => other.id === id);
  const read = readPriceOver(entry?.price, text);
  const { schema, info } = listAt(list);
  return read === undefined && !fieldInfo(schema.shape.price)?.isOptional
    ? { error: `A ${info.one} needs a price, or “ask”.` }
    : read;
}

/** Puts a typed text into a draft, if it can be read. */
export function fillCell(draft: SiteContent, cell: Cell, text: string) {
  const read = readCell(draft, cell, text);
  if (!isUnreadable(read)) setCell(draft, cell, read);
}

export const setCell = (draft: SiteContent, { list, id, field }: Cell, value: Cell['value']) =>
  changeEntry<Priced>(draft, list, id, { [field]: value });
