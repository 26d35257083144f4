/** The rows of cells that a spreadsheet put on the clipboard. Undefined for a single cell, which is pasted as plain text. */
export function cellsIn(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}
