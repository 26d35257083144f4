/** A column, or several, as a spreadsheet puts them on the clipboard: rows of cells. A single cell is no paste of its own. */
export function cellsIn(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}
