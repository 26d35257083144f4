import { color, fontSize, lineHeight, space } from '../theme/tokens';

/** Of tables in a post's text, which `text` selects, on one line. A column is at least as wide as its longest word. */
export const tableStyles = (text: string) =>
  `
  ${text} > div:has(> table) { max-width: none; overflow-x: auto; }
  ${text} table { border-collapse: collapse; font-size: ${fontSize.note}; line-height: ${lineHeight.snug}; }
  ${text} :is(th, td) {
    padding: ${space[2]} ${space[6]} ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  ${text} th { font-weight: 600; }
  ${text} :is(th, td) > * + * { margin-top: ${space[2]}; }
  ${text} tr { break-inside: avoid; }
  @media print { ${text} > div:has(> table) { overflow: visible; } }
`
    .replace(/\s+/g, ' ')
    .trim();
