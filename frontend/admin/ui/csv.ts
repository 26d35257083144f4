/** Loaded only where it is used. */
export const papaparse = async () => (await import('papaparse')).default;

/** Spreadsheets read a CSV as UTF-8 only by this mark. */
const MARK = '\ufeff';

/** Saves a table as a file for spreadsheets, which keeps its letters in each script. */
export async function saveTable(cells: string[][], name: string): Promise<void> {
  const text = MARK + (await papaparse()).unparse(cells);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
