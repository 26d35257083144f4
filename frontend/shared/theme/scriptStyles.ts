import type { LanguageCode } from '../../../content/src/languages.ts';

/** Signs stand above and below each other, in Telugu and Kannada in two rows below. */
const headlines: Record<LanguageCode, number> = { ta: 1.3, ml: 1.3, hi: 1.35, te: 1.45, kn: 1.45 };

/**
 * How a page in a language is set, over the global styles and those of components, which are for Latin letters. An element in
 * English has a `lang` of its own and keeps those. The scripts have neither capitals nor italics, and letters that belong together
 * must touch. Words are longer: they get more room in the hero, in narrow rows, in the bar and the footer of a phone; the footer
 * also says whether the salon is open, as the header often can't.
 */
export const scriptStyles = (code: LanguageCode) => `
  :root :lang(${code}) { letter-spacing: 0; text-transform: none; font-style: normal; }
  :root :is(em, i, cite):lang(${code}) { font-weight: 600; }
  :root :is(p, li, dd):lang(${code}) { line-height: 1.65; }
  :root main :is(p, li, dd):lang(${code}) { overflow-wrap: anywhere; }
  :root aside a:lang(${code}) { min-width: min-content; font-size: 0.8125rem; span { overflow: visible; } }
  :root dt:lang(${code}) { font-size: 0.8125rem; }
  :root dialog select:lang(${code}) { max-width: 8.5rem; }
  :root :is(p, li, dd, h1, h2, h3, h4, blockquote) :lang(${code}) { line-height: inherit; }
  :root :is(h1, h2, h3, h4, blockquote):lang(${code}) { line-height: ${headlines[code]}; }
  :where([lang='en']:is(p, li, dd)) { line-height: 1.6; }
  #root > header > div { height: 3em; p { line-height: 1.5; } }
  :root footer h2 + p:lang(${code}) { display: grid; }
  :root section h1:lang(${code}) { max-width: max(30vw, 17rem); font-size: var(--h1); }
  @media (max-width: 22.5em) {
    :root h3:lang(${code}) ~ b { grid-column: 1 / -1; white-space: normal; }
    :root aside div + a:lang(${code}) > span { display: none; }
  }
  @media (max-width: 30em) { :root footer nav:lang(${code}) ul { display: block; } }
`;
