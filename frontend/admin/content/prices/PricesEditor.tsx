import styled from '@emotion/styled';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { color, font, fontSize, headerHeight, media, space, touchTarget } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Jumps, Lead, ListHead, Mark } from '../parts/controls';
import { type Cell, type PriceTable, priceTables } from './priceRows';
import { cellsIn } from './priceText';
import { usePriceCells } from './usePriceCells';

/** All prices as one table, to type or paste many prices quickly. */
export function PricesEditor() {
  const { content, published } = useSiteDraft();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [shownKeys, setShownKeys] = useState(new Set<string>());
  const tables = priceTables(content, published.content);
  const all = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const cells = usePriceCells(all);
  const changed = all.filter(({ isChanged }) => isChanged);
  const isShown = ({ key }: Cell) => !onlyChanged || shownKeys.has(key);
  const shown = tables
    .map((table) => ({ ...table, rows: table.rows.filter((row) => row.cells.some(isShown)) }))
    .filter(({ rows }) => rows.length > 0);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, cell: Cell) {
    const { key, shiftKey, currentTarget: input, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const atStart = isAll || input.selectionEnd === 0;
    const atEnd = isAll || input.selectionStart === input.value.length;
    const steps: Record<string, [down: number, right: number] | false> = {
      Enter: [shiftKey ? -1 : 1, 0],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      ArrowLeft: atStart && [0, -1],
      ArrowRight: atEnd && [0, 1],
    };
    const step = steps[key];
    const went = step && go(input, ...step);
    if (key === 'Escape') cells.restore(cell);
    // In the last row the cursor stays, and the typed price is applied as on blur.
    else if (key === 'Enter' && !went) cells.leave(cell);
    else if (!went) return;
    event.preventDefault();
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
        <p role="status">{changedText(changed.length)}</p>
        <label>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ target }) => {
              // The rows are chosen when the filter is switched on: a row must not vanish when its price is changed back.
              setShownKeys(new Set(changed.map(({ key }) => key)));
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
      <Paper data-grid>
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
                        cells={cells}
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

/** Focuses a cell of another row or column of all tables; rows can have different numbers of cells. */
function go(input: HTMLInputElement, down: number, right: number): boolean {
  const rows = input.closest('[data-grid]')?.querySelectorAll('tbody tr') ?? [];
  const grid = Array.from(rows, (row) => Array.from(row.querySelectorAll('input')));
  const row = grid.findIndex((line) => line.includes(input));
  const line = grid[row + down];
  const column = grid[row]?.indexOf(input) ?? 0;
  const target = line?.[right === 0 ? Math.min(column, line.length - 1) : column + right];
  target?.focus();
  return target !== undefined;
}

/** The server reports errors of a price at its parts, such as `….price.rupees`. */
const errorAt = (errors: Record<string, string>, path: string) =>
  Object.entries(errors).find(([place]) => place === path || place.startsWith(`${path}.`))?.[1];

interface CellProps {
  cell: Cell;
  cells: ReturnType<typeof usePriceCells>;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function PriceCell({ cell, cells, ...keys }: CellProps) {
  const { errors } = useSiteDraft();
  const id = useId();
  const [inUse, setInUse] = useState(false);
  const { label, isChanged, isAmount, published } = cell;
  // No error while the cell has the focus, as its text is not finished.
  const shownError = inUse ? undefined : (cells.errorIn(cell) ?? errorAt(errors, cell.path));
  const describedBy = [shownError && `${id}-error`, isChanged && `${id}-was`].filter(Boolean).join(' ');
  return (
    <CellBox data-changed={isChanged || undefined}>
      <CellInput
        {...keys}
        aria-label={label}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={describedBy || undefined}
        autoComplete="off"
        inputMode={isAmount ? 'numeric' : undefined}
        enterKeyHint="next"
        value={cells.textIn(cell)}
        onChange={(event) => cells.type(cell, event.target.value)}
        onFocus={(event) => {
          setInUse(true);
          event.target.select();
        }}
        onBlur={() => {
          setInUse(false);
          cells.leave(cell);
        }}
      />
      {isChanged && <Was id={`${id}-was`}>was {published || 'none'}</Was>}
      {published === undefined && <Was>new</Was>}
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
