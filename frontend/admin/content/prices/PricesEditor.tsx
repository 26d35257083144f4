import styled from '@emotion/styled';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { color, font, fontSize, headerHeight, media, space, touchTarget } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Jumps, Lead, ListHead, Mark } from '../parts/controls';
import { cellsIn } from './pasted';
import { type Cell, type PriceTable, priceTables } from './priceRows';
import { usePriceCells } from './usePriceCells';

/** All prices as one table, to type or paste many prices quickly. */
export function PricesEditor() {
  const { content, published, errors } = useSiteDraft();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [shownKeys, setShownKeys] = useState(new Set<string>());
  const tables = priceTables(content, published.content);
  const all = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const cells = usePriceCells(all);
  const isChanged = (cell: Cell) => cell.published !== undefined && cell.published !== cell.text;
  const changedCount = all.filter(isChanged).length;
  const shown = onlyChanged
    ? tables
        .map((table) => ({
          ...table,
          rows: table.rows.filter((row) => row.cells.some((cell) => shownKeys.has(cell.key))),
        }))
        .filter(({ rows }) => rows.length > 0)
    : tables;

  /** The cells of all tables, row by row; rows can have different numbers of cells. */
  const grid = shown.flatMap(({ rows }) => rows.map((row) => row.cells));

  function go(cell: Cell, down: number, right: number): boolean {
    const row = grid.findIndex((line) => line.includes(cell));
    const line = grid[row + down];
    if (!line) return false;
    const column = grid[row]?.indexOf(cell) ?? 0;
    const target = right === 0 ? line[Math.min(column, line.length - 1)] : line[column + right];
    const input = target && inputs.current.get(target.key);
    input?.focus();
    return input !== undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, cell: Cell) {
    const { key, shiftKey, currentTarget: input, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const atStart = isAll || input.selectionEnd === 0;
    const atEnd = isAll || input.selectionStart === input.value.length;
    let went = false;
    if (key === 'Enter') {
      // In the last row the cursor stays, and the typed price is applied as on blur.
      if (!go(cell, shiftKey ? -1 : 1, 0)) cells.leave(cell);
      went = true;
    } else if (key === 'ArrowDown') went = go(cell, 1, 0);
    else if (key === 'ArrowUp') went = go(cell, -1, 0);
    else if (key === 'ArrowLeft' && atStart) went = go(cell, 0, -1);
    else if (key === 'ArrowRight' && atEnd) went = go(cell, 0, 1);
    else if (key === 'Escape') {
      cells.restore(cell);
      went = true;
    }
    if (went) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent, table: PriceTable, row: number, column: number) {
    const texts = cellsIn(event.clipboardData.getData('text/plain'));
    if (!texts) return;
    event.preventDefault();
    cells.paste(table, row, column, texts);
  }

  return (
    <>
      <ListHead>
        <h1>All prices</h1>
      </ListHead>
      <Lead>
        Type an amount: “from”, “per nail” and an asterisk beside it stay. Or type the whole price, such as
        “from 1,800”, “1,800–2,400”, “80 per nail”, or “ask” (on a phone, in the service itself). Enter and
        the arrow keys lead to the next price. A column from a spreadsheet can be pasted into the first of its
        cells.
      </Lead>
      <Tools>
        <p role="status">{changedText(changedCount)}</p>
        <label>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ target }) => {
              // The rows are chosen when the filter is switched on: a row must not vanish when its price is changed back.
              setShownKeys(new Set(all.filter(isChanged).map(({ key }) => key)));
              setOnlyChanged(target.checked);
            }}
          />
          Only what changed
        </label>
      </Tools>
      <Jumps aria-label="Menus">
        {shown.map(({ id, title }) => (
          <a key={id} href={`#prices-${id}`}>
            {title}
          </a>
        ))}
      </Jumps>
      <Paper>
        {shown.map((table) => (
          <Table key={table.id} id={`prices-${table.id}`}>
            <caption>{table.title}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Name</VisuallyHidden>
                </th>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, rowIndex) => (
                <tr key={row.id}>
                  <th scope="row">
                    {row.name} {row.hidden && <Mark>Hidden</Mark>}
                  </th>
                  {row.cells.map((cell, column) => (
                    <td key={cell.key}>
                      <PriceCell
                        cell={cell}
                        text={cells.textIn(cell)}
                        error={unreadText(cells.errorIn(cell), cell) ?? errorAt(errors, cell.path)}
                        ref={(input) => {
                          if (input) inputs.current.set(cell.key, input);
                          else inputs.current.delete(cell.key);
                        }}
                        onType={(text) => cells.type(cell, text)}
                        onLeave={() => cells.leave(cell)}
                        onKeyDown={(event) => onKeyDown(event, cell)}
                        onPaste={(event) => onPaste(event, table, rowIndex, column)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        ))}
      </Paper>
    </>
  );
}

function changedText(count: number): string {
  if (count === 0) return 'No price is changed.';
  return count === 1 ? 'One price is changed.' : `${count} prices are changed.`;
}

/** The error of an unreadable text, with the price that stays until it is corrected. */
const unreadText = (error: string | undefined, { text }: Cell) =>
  error && `${error} Until then it stays ${text ? `“${text}”` : 'empty'}.`;

/** The server reports errors of a price at its parts, such as `….price.rupees`. */
const errorAt = (errors: Record<string, string>, path: string) =>
  Object.entries(errors).find(([place]) => place === path || place.startsWith(`${path}.`))?.[1];

interface CellProps {
  cell: Cell;
  text: string;
  error: string | undefined;
  ref: (input: HTMLInputElement | null) => void;
  onType: (text: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function PriceCell({ cell, text, error, ref, onType, onLeave, ...keys }: CellProps) {
  const id = useId();
  const [inUse, setInUse] = useState(false);
  const isChanged = cell.published !== undefined && cell.published !== cell.text;
  // No error while the cell has the focus, as its text is not finished.
  const shownError = inUse ? undefined : error;
  const describedBy = [shownError && `${id}-error`, isChanged && `${id}-was`].filter(Boolean).join(' ');
  return (
    <CellBox data-changed={isChanged || undefined}>
      <CellInput
        {...keys}
        ref={ref}
        aria-label={cell.label}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={describedBy || undefined}
        autoComplete="off"
        inputMode={cell.isAmount ? 'numeric' : undefined}
        enterKeyHint="next"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => {
          setInUse(true);
          event.target.select();
        }}
        onBlur={() => {
          setInUse(false);
          onLeave();
        }}
      />
      {isChanged && <Was id={`${id}-was`}>was {cell.published || 'none'}</Was>}
      {cell.published === undefined && <Was>new</Was>}
      <CellError id={`${id}-error`} role="alert">
        {shownError}
      </CellError>
    </CellBox>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[4]};
  font-size: ${fontSize.small};
  label { display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${touchTarget}; }
  input { width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;

const Paper = styled.div`
  display: grid;
  gap: ${space[8]};
  max-width: 56rem;
  ${media.tablet} {
    padding: ${space[6]} ${space[8]} ${space[8]};
    background: ${color.card};
    border: 1px solid ${color.line};
  }
`;

// Two columns of amounts are narrower, so that the name's column on a phone has room for whole words.
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  scroll-margin-top: ${headerHeight};
  caption {
    padding-bottom: ${space[2]};
    font-family: ${font.display};
    font-size: ${fontSize.h3};
    text-align: left;
  }
  thead th { padding: 0 ${space[2]}; font-size: ${fontSize.small}; font-weight: 600; text-align: right; color: ${color.inkSoft}; }
  tbody tr { border-top: 1px solid ${color.line}; }
  tbody tr:last-of-type { border-bottom: 1px solid ${color.line}; }
  tbody th { padding: 0.7rem ${space[3]} ${space[2]} 0; font-weight: 600; vertical-align: top; text-align: left; line-height: 1.3; overflow-wrap: anywhere; }
  td { width: 8.5rem; padding: 0; vertical-align: top; border-left: 1px solid ${color.line}; }
  td:not(:only-of-type) { width: 6rem; }
  ${media.tablet} { td, td:not(:only-of-type) { width: 13rem; } }
`;

const CellBox = styled.div`
  display: grid;
  justify-items: end;
  &[data-changed] { background: ${color.claySoft}; }
`;

const CellInput = styled.input`
  width: 100%;
  min-height: ${touchTarget};
  padding: ${space[1]} ${space[2]};
  border: 0;
  background: none;
  font-size: max(1rem, 16px);
  font-variant-numeric: tabular-nums;
  text-align: right;
  &:focus { background: ${color.card}; outline: 3px solid ${color.brass}; outline-offset: -3px; box-shadow: inset 0 0 0 5px ${color.leafDeep}; }
  &[aria-invalid] { box-shadow: inset 0 0 0 2px ${color.clay}; }
`;

const Was = styled.span`
  padding: 0 ${space[2]} ${space[1]};
  font-size: ${fontSize.label};
  color: ${color.ink};
`;

const CellError = styled.p`
  padding: 0 ${space[2]} ${space[2]};
  font-size: ${fontSize.label};
  font-weight: 600;
  color: ${color.clay};
  &:empty { display: none; }
`;
