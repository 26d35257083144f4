import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { type Cell, errorIn, fillCell, type PriceTable, setCell } from './priceRows';

const KEY = 'sitePricesTyped';

/** Texts of cells that are not applied as a price yet, by key. They are kept on this device until they can be. */
export function readTypedCells(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function keepTypedCells(typed: Record<string, string>): void {
  try {
    if (Object.keys(typed).length > 0) localStorage.setItem(KEY, JSON.stringify(typed));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the text is still in the cell.
  }
}

type Typed = [cell: Cell, text: string];

/** The texts of the cells: prices of the draft, or typed texts that are not applied yet. */
export function usePriceCells(all: Cell[]) {
  const { content, change } = useSiteDraft();
  const toast = useToast();
  const [typed, setTyped] = useState(readTypedCells);

  /** Keeps these typed texts in place of those that the cells had. */
  function keep(cells: Cell[], texts: Typed[], before = typed) {
    const keys = new Set(cells.map(({ key }) => key));
    const others = Object.entries(before).filter(([key]) => !keys.has(key));
    const next = Object.fromEntries([...others, ...texts.map(([{ key }, text]) => [key, text])]);
    setTyped(next);
    keepTypedCells(next);
  }

  /** The text is applied only on blur: a half-typed price, such as the 18 of 1,800, must never be saved. */
  const type = (cell: Cell, text: string) => keep([cell], [[cell, text]]);

  function leave(cell: Cell) {
    const texts = typedIn([cell]);
    const what = cell.label.replace(/^./, (first) => first.toLowerCase());
    if (texts.length > 0) fill(texts, what);
  }

  /** Discards the typed text, so that the cell shows its price again. */
  const restore = (cell: Cell) => keep([cell], []);

  const typedIn = (cells: Cell[]) =>
    cells.flatMap((cell): Typed[] => {
      const text = typed[cell.key];
      return text === undefined ? [] : [[cell, text]];
    });

  /** Applies texts to their cells. Those that can't be read stay in them; returns how many. */
  function fill(texts: Typed[], what: string): number {
    const unread = texts.filter(([cell, text]) => errorIn(content, cell, text) !== undefined);
    keep(
      texts.map(([cell]) => cell),
      unread,
    );
    change((draft) => {
      for (const [cell, text] of texts) fillCell(draft, cell, text);
    }, what);
    return unread.length;
  }

  /** Pastes rows of texts, starting at one cell. An empty text leaves its cell unchanged. */
  function paste(table: PriceTable, row: number, column: number, rows: string[][]) {
    const texts = rows.flatMap((line, down) =>
      line.flatMap((text, right): Typed[] => {
        const cell = table.rows[row + down]?.cells[column + right];
        return cell && text !== '' ? [[cell, text]] : [];
      }),
    );
    const unread = fill(texts, 'pasted prices');
    const leftOver = Math.max(0, rows.length - (table.rows.length - row));
    toast(pasteText(texts.length - unread, unread, leftOver), 'status', {
      label: 'Undo',
      onClick: () => takeBack(texts.map(([cell]) => cell)),
    });
  }

  /** Brings back the prices that the cells had. Reads the device, as Undo in a toast can run much later than this. */
  function takeBack(cells: Cell[]) {
    keep(cells, [], readTypedCells());
    change((draft) => {
      for (const cell of cells) setCell(draft, cell, cell.value);
    }, 'taking pasted prices back');
  }

  // Leaving the page does not blur the cell: its text is applied on unmount or, after a closed tab, on the next mount.
  const takeUp = useEffectEvent(() => {
    const texts = typedIn(all);
    if (texts.length > 0) fill(texts, 'typed prices');
  });
  useEffect(() => {
    takeUp();
    return () => takeUp();
  }, []);

  return {
    textIn: (cell: Cell) => typed[cell.key] ?? cell.text,
    /** Why the text in a cell is not a price, and the price that stays until it is corrected. */
    errorIn(cell: Cell): string | undefined {
      const text = typed[cell.key];
      const error = text === undefined ? undefined : errorIn(content, cell, text);
      return error && `${error} Until then it stays ${cell.text ? `“${cell.text}”` : 'empty'}.`;
    },
    ...{ type, leave, restore, paste },
  };
}

function pasteText(pasted: number, unread: number, leftOver: number): string {
  const sentences = [`${pasted} ${pasted === 1 ? 'price' : 'prices'} pasted.`];
  if (unread > 0) sentences.push(`${unread} could not be read: they are marked.`);
  if (leftOver > 0) sentences.push(`${leftOver} more did not fit into this menu.`);
  return sentences.join(' ');
}
