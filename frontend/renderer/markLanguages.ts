import { languageOfLetters } from '../shared/letters';

interface Element {
  /** Where its opening tag is among the tokens. */
  at: number;
  inside?: Element;
  /** Its own letters: those of its text and of what it is called, not those of elements in it. */
  letters: string;
  /** It says its language itself. */
  isSaid: boolean;
  lang: string;
}

const TOKENS = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<\/?[a-zA-Z][^>]*>|[^<]+/gs;
const VOID = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/;
const CALLED = /\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g;
const CHARACTER = /&#?\w+;/g;

/**
 * React's HTML, which is well formed, with `lang` at each element that is in another language than what it stands in. A marked
 * element has `data-said`, so that browsers know the marks that they may take away (site/languages/markChanges.ts).
 */
export function markLanguages(html: string, page: string): string {
  const tokens = html.match(TOKENS) ?? [];
  const elements: Element[] = [];
  let inside: Element | undefined;
  tokens.forEach((token, at) => {
    if (/^<(!|script\b|style\b)/.test(token)) return;
    if (token.startsWith('</')) inside = inside?.inside;
    else if (token.startsWith('<')) {
      const called = Array.from(token.matchAll(CALLED), ([, text = '']) => text.replace(CHARACTER, ' '));
      const isSaid = inside?.isSaid || /\slang="/.test(token);
      const element = { at, inside, letters: called.join(' '), isSaid, lang: page };
      elements.push(element);
      if (!VOID.test(token) && !token.endsWith('/>')) inside = element;
    } else if (inside) inside.letters += token.replace(CHARACTER, ' ');
  });
  // An element comes after the one that it stands in.
  for (const element of elements) {
    const around = element.inside?.lang ?? page;
    element.lang = languageOfLetters(element.letters, page) ?? around;
    if (element.isSaid || element.lang === around) continue;
    tokens[element.at] = `${tokens[element.at]}`.replace(
      /^<[\w-]+/,
      (tag) => `${tag} lang="${element.lang}" data-said=""`,
    );
  }
  return tokens.join('');
}
