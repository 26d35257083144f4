import type { SiteContent } from '@salon/content/description';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import type { Cell, PriceTable } from './priceRows';
import { keepTypedCells, readTypedCells } from './typedCells';
import { isUnreadable } from './unreadable';

/** The texts of the cells: prices of the draft, or typed texts that are not applied yet. */
export function usePriceCells(all: Cell[]) {
  const { content, change } = useSiteDraft();
  const toast = useToast();
  const [typed, setTyped] = useState(readTypedCells);

  function keep(next: Record<string, string>) {
    setTyped(next);
    keepTypedCells(next);
  }

  /** The text is applied only on blur: a half-typed price, such as the 18 of 1,800, must never be saved. */
  function type(cell: Cell, text: string) {
    keep({ ...typed, [cell.key]: text });
  }

  function leave(cell: Cell) {
    const text = typed[cell.key];
    if (text === undefined || isUnreadable(cell.apply(content, text))) return;
    change((draft) => applied(draft, cell, text), cell.what);
    restore(cell);
  }

  /** Discards the typed text, so that the cell shows its price again. */
  function restore(cell: Cell) {
    const { [cell.key]: _, ...others } = typed;
    keep(others);
  }

  /** Pastes rows of texts, starting at one cell. An empty text leaves its cell unchanged. Returns the message to announce. */
  function paste(table: PriceTable, row: number, column: number, texts: string[][]): string {
    const pairs = texts.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const cell = table.rows[row + down]?.cells[column + right];
        return cell && text !== '' ? [{ cell, text }] : [];
      }),
    );
    const unread = fill(pairs, 'pasted prices');
    const leftOver = Math.max(0, texts.length - (table.rows.length - row));
    const said = pasteText(pairs.length, unread, leftOver);
    toast(said, 'status', { label: 'Undo', onClick: () => takeBack(pairs.map(({ cell }) => cell)) });
    return said;
  }

  /** Brings back the prices that the cells were made with. */
  function takeBack(cells: Cell[]) {
    forget(cells);
    change(
      (draft) => cells.reduce((changed, cell) => cell.restore(changed), draft),
      'taking pasted prices back',
    );
  }

  /** Discards typed texts. Reads the device, as `typed` may be old: Undo in a toast can run this much later. */
  function forget(cells: Cell[], kept: Record<string, string> = {}) {
    const keys = new Set(cells.map(({ key }) => key));
    const others = Object.entries(readTypedCells()).filter(([key]) => !keys.has(key));
    keep({ ...Object.fromEntries(others), ...kept });
  }

  function fill(pairs: { cell: Cell; text: string }[], what: string): number {
    const isWrong = ({ cell, text }: { cell: Cell; text: string }) => isUnreadable(cell.apply(content, text));
    const wrong = pairs.filter(isWrong);
    forget(
      pairs.map(({ cell }) => cell),
      Object.fromEntries(wrong.map(({ cell, text }) => [cell.key, text])),
    );
    change((draft) => pairs.reduce((changed, { cell, text }) => applied(changed, cell, text), draft), what);
    return wrong.length;
  }

  const textIn = (cell: Cell) => typed[cell.key] ?? cell.text;

  /** Why the text in a cell is not a price; undefined when it is one. */
  function errorIn(cell: Cell): string | undefined {
    const text = typed[cell.key];
    const read = text === undefined ? undefined : cell.apply(content, text);
    return isUnreadable(read) ? read.error : undefined;
  }

  // Leaving the page does not blur the cell: its text is applied on unmount or, after a closed tab, on the next mount.
  const takeUp = useEffectEvent(() => {
    const left = all.flatMap((cell) => {
      const text = typed[cell.key];
      return text === undefined ? [] : [{ cell, text }];
    });
    if (left.length > 0) fill(left, 'typed prices');
  });
  useEffect(() => {
    takeUp();
    return () => takeUp();
  }, []);

  return { textIn, errorIn, type, leave, restore, paste };
}

function applied(content: SiteContent, cell: Cell, text: string): SiteContent {
  const next = cell.apply(content, text);
  return isUnreadable(next) ? content : next;
}

function pasteText(count: number, unread: number, leftOver: number): string {
  const pasted = count - unread;
  const sentences = [`${pasted} ${pasted === 1 ? 'price' : 'prices'} pasted.`];
  if (unread > 0) sentences.push(`${unread} could not be read: they are marked.`);
  if (leftOver > 0) sentences.push(`${leftOver} more did not fit into this menu.`);
  return sentences.join(' ');
}
