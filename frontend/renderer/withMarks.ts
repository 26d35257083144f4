import { unmarked } from '@salon/content/translate';

const TEXTS = /(?<=>)[^<]+/g;

/**
 * A page's HTML with the marks of its texts in the HTML of the marked content. That isn't shown itself: marks make equal texts
 * different and longer, so what groups, compares or measures them makes another page. A text is looked for after the last one.
 */
export function withMarks(html: string, marked: string): string {
  const texts = marked.match(TEXTS) ?? [];
  const plain = texts.map(unmarked);
  let last = -1;
  return html.replace(TEXTS, (text) => {
    const next = plain.indexOf(text, last + 1);
    const found = next < 0 ? plain.indexOf(text) : next;
    if (found >= 0) last = found;
    return texts[found] ?? text;
  });
}
