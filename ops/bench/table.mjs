/**
 * A table in Markdown, padded so that it is readable on a terminal as well.
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...others] = cells.map(line);
  return [first, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others, ''].join('\n');
}
