import styled from '@emotion/styled';
import type { Price } from '@salon/content/description';
import { fieldInfo } from '@salon/content/fields';
import { counted } from '@salon/content/words/counted';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { color, font, fontSize, headerHeight, media, space } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ErrorText, Hint, Input } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { type Entry, entriesAt } from '../entries/entries';
import { useEntries } from '../entries/useEntries';
import { type TypedValue, useTypedText } from '../fields/useTypedText';
import { Jumps, Lead, Mark, Stack } from '../parts/controls';
import { columnIn, priceText, readPriceOver } from './priceText';

export function PricesEditor() {
  const { content } = useSiteDraft();
  const tables = [
    ...content.menus.map(({ id, name }) => ({ list: `services.${id}`, title: name })),
    { list: 'offers.packages', title: 'Packages' },
  ].filter(({ list }) => entriesAt(content, list).length > 0);
  return (
    <>
      <Lead>
        Type an amount: “from”, “per nail” and an asterisk beside it stay. Or type the whole price, such as
        “from 1,800”, “1,800–2,400”, “80 per nail”, or “ask” (on a phone, in the service itself). Enter and
        the arrow keys lead to the next price. A column from a spreadsheet can be pasted into the first of its
        cells.
      </Lead>
      <Jumps aria-label="Menus">
        {tables.map(({ list, title }) => (
          <a key={list} href={`#prices-${list}`}>
            {title}
          </a>
        ))}
      </Jumps>
      <Stack gap={6} onKeyDown={goOn}>
        {tables.map((table) => (
          <PriceTable key={table.list} {...table} />
        ))}
      </Stack>
    </>
  );
}

/** Enter and the arrow keys lead to the cell above or below, also of another table. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll('input')];
  cells[cells.indexOf(target as HTMLInputElement) + step]?.focus();
}

function PriceTable({ list, title }: { list: string; title: string }) {
  const { published, change } = useSiteDraft();
  const { schema, entries, nameOf, edit } = useEntries<Entry>(list);
  const offerUndo = useOfferUndo();

  function read(text: string, last: Price | undefined) {
    const price = readPriceOver(last, text);
    return price === undefined && !fieldInfo(schema.shape.price)?.isOptional ? null : price;
  }

  /** Takes a column of a spreadsheet, from a row on. An empty text leaves its price unchanged. */
  function onPaste(event: ClipboardEvent, row: number) {
    const column = columnIn(event.clipboardData.getData('text/plain'));
    if (!column) return;
    event.preventDefault();
    const texts = column.slice(0, entries.length - row);
    const unread: string[] = [];
    change((draft) => {
      for (const [index, text] of texts.entries()) {
        const entry = entriesAt<Entry>(draft, list)[row + index];
        if (!entry || text === '') continue;
        const price = read(text, entry.price);
        if (price === null) unread.push(text);
        else entry.price = price;
      }
    }, 'pasted prices');
    const pasted = texts.filter(Boolean).length - unread.length;
    offerUndo(pasteText(pasted, unread, column.length - texts.length));
  }

  return (
    <Table id={`prices-${list}`}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Name</VisuallyHidden>
          </th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, row) => {
          const name = nameOf(entry);
          const before = entriesAt<Entry>(published.content, list).find(({ id }) => id === entry.id);
          return (
            <tr key={entry.id}>
              <th scope="row">
                {name} {entry.hidden && <Mark>Hidden</Mark>}
              </th>
              <td>
                <Cell
                  label={`Price of ${name}`}
                  path={`${list}[${row}].price`}
                  before={before && priceText(before.price)}
                  value={entry.price}
                  read={read}
                  onChange={(price) => edit(entry, { price }, `price of ${name}`)}
                  onPaste={(event) => onPaste(event, row)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function pasteText(pasted: number, unread: string[], leftOver: number): string {
  const sentences = [`${counted(pasted, 'price')} pasted.`];
  if (unread.length > 0) sentences.push(`Not read: ${unread.map((text) => `“${text}”`).join(', ')}.`);
  if (leftOver > 0) sentences.push(`${leftOver} more did not fit into this menu.`);
  return sentences.join(' ');
}

/** The check reports errors of a price at its parts, such as `….price.rupees`. */
const errorAt = (errors: Record<string, string>, path: string) =>
  Object.entries(errors).find(([place]) => place === path || place.startsWith(`${path}.`))?.[1];

const UNREADABLE =
  'Write a price such as 1,800, “from 1,800”, “1,800–2,400”, “80 per nail”, or “ask” when it is told after a look.';

interface CellProps extends Omit<TypedValue<Price | undefined>, 'write' | 'unreadable'> {
  label: string;
  /** The price that visitors see, as text; undefined when the entry is not published. */
  before: string | undefined;
  onPaste: (event: ClipboardEvent) => void;
}

function Cell({ label, path, before, value, read, onChange, onPaste }: CellProps) {
  const { errors } = useSiteDraft();
  const [inUse, setInUse] = useState(false);
  const written = priceText(value);
  const isChanged = before !== undefined && before !== written;
  // No error while the cell has the focus, as its text is not finished.
  const unreadable = inUse ? '' : `${UNREADABLE} Until then it stays ${written ? `“${written}”` : 'empty'}.`;
  const typed = useTypedText({ path, value, read, write: priceText, onChange, unreadable });
  const error = inUse ? undefined : (typed.error ?? errorAt(errors, path));
  return (
    <CellBox data-changed={isChanged || undefined}>
      <CellInput
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${path}-error`, isChanged && `${path}-was`].filter(Boolean).join(' ') || undefined
        }
        autoComplete="off"
        // A phone shows its number keys. A range has two amounts, and what has none yet may become any kind.
        inputMode={value?.rupees !== undefined && value.kind !== 'range' ? 'numeric' : undefined}
        enterKeyHint="next"
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && typed.restore()}
        onPaste={onPaste}
        onFocus={({ target }) => {
          setInUse(true);
          target.select();
        }}
        onBlur={() => {
          setInUse(false);
          typed.leave();
        }}
      />
      {isChanged && <Hint id={`${path}-was`}>was {before || 'none'}</Hint>}
      {before === undefined && <Hint>new</Hint>}
      <ErrorText id={`${path}-error`}>{error}</ErrorText>
    </CellBox>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 56rem;
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
  td { width: min(8.5rem, 45vw); padding: 0; vertical-align: top; border-left: 1px solid ${color.line}; }
  ${media.tablet} { td { width: 13rem; } }
`;

const CellBox = styled.div`
  text-align: right;
  &[data-changed] { background: ${color.claySoft}; }
  > p { padding: 0 ${space[2]} ${space[1]}; }
`;

const CellInput = styled(Input)`
  border: 0;
  background: none;
  text-align: right;
  &:focus { background: ${color.card}; outline: 3px solid ${color.brass}; outline-offset: -3px; box-shadow: inset 0 0 0 5px ${color.leafDeep}; }
  &[aria-invalid] { box-shadow: inset 0 0 0 2px ${color.clay}; }
`;
