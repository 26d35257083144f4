import { Extension, Node } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Number of columns or rows that a cell covers; one is not written. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: Element) => Math.min(Math.max(1, Number(cell.getAttribute(name)) || 1), 50),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const spans = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  /** Columns are as wide as their words need. */
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

export const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = TableCell.extend({
  name: 'tableHeader',
  addAttributes: () => ({
    ...spans,
    scope: {
      default: 'col',
      parseHTML: (cell: Element) =>
        /^(col|row)$/.exec(cell.getAttribute('scope') ?? '')?.[0] ??
        (cell.closest('table')?.querySelector('tr') === cell.parentElement ? 'col' : 'row'),
    },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** What ProseMirror's own commands for tables need. Tab leaves the table after its last cell. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

export const tableExtensions = [TableRow, TableCell, TableHeader, TableEditing];

const BLOCKS = 'p, div, br, li, ul, ol, h1, h2, h3, h4, h5, h6';

/**
 * Before the schema reads HTML: a table stands by itself in the text, so one in another block becomes lines
 * (`Haircut – ₹500`), and a caption the paragraph after its table.
 */
export function settleTables(body: Element) {
  // Reversed, so that inner tables are replaced before the tables around them.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    for (const caption of table.querySelectorAll('caption')) {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...caption.childNodes);
      caption.remove();
      table.after(paragraph);
    }
    const rows = [...table.querySelectorAll('tr')];
    if (table.parentElement?.closest('table, li, blockquote, figcaption')) {
      table.replaceWith(...rows.map((row) => lineOf(row)));
    } else if (!table.querySelector('td, th')) table.replaceWith(...table.childNodes);
    else for (const row of rows) if (row.children.length === 0) row.remove();
  }
}

function lineOf(row: Element): Element {
  const line = row.ownerDocument.createElement('p');
  for (const cell of row.children) {
    if ((cell.textContent ?? '').trim() === '' && !cell.querySelector('img')) continue;
    if (line.hasChildNodes()) line.append(' – ');
    for (const block of cell.querySelectorAll(BLOCKS))
      block.replaceWith(...(block.previousSibling ? [' '] : []), ...block.childNodes);
    line.append(...cell.childNodes);
  }
  return line;
}
