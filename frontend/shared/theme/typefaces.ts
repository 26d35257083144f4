import { type LanguageCode, languageCodes, languages } from '../../../content/src/languages.ts';
import type { Typefaces } from '../../../content/src/typefaces.ts';
import { scriptStyles } from './scriptStyles.ts';

/** A file of shared/theme/fonts, and what makes its texts about as large and as wide as those of the first pair. */
interface Face {
  file: string;
  /** The same for bold text. */
  bold?: string;
  percent?: number;
  /** Of its texts at 100 percent, where those of the first pair are 1. */
  width?: number;
}

interface Pair {
  display: Face;
  text: Face;
  hasSerifs?: boolean;
}

const pairs: Record<Typefaces, Pair> = {
  fraunces: { display: { file: 'display' }, text: { file: 'text', bold: 'text-bold' }, hasSerifs: true },
  literata: {
    display: { file: 'literata', percent: 90, width: 1.235 },
    text: { file: 'mulish', bold: 'mulish-bold', percent: 95, width: 1.1 },
    hasSerifs: true,
  },
  // One file sets headings and texts.
  figtree: {
    display: { file: 'figtree', percent: 92, width: 1.065 },
    text: { file: 'figtree', bold: 'figtree-bold', percent: 96, width: 1.065 },
  },
};

/** Lines are as high whatever the typeface: in percent of the size. */
const heights = { Display: { ascent: 97.8, descent: 25.5 }, Text: { ascent: 90, descent: 20 } };
type Role = keyof typeof heights;

/** What systems have, and how large it must be to be as wide as the first pair. */
const serifs = {
  '': ['Georgia', 84.34],
  ' Android': ['Noto Serif', 78.17],
  ' Linux': ['DejaVu Serif', 74.03],
};
const sans = { '': ['Arial', 95], ' Android': ['Roboto', 95.21], ' Linux': ['DejaVu Sans', 82.11] };

const percent = (part: number) => `${+part.toFixed(2)}%`;

function sized(role: Role, size: number): string {
  const { ascent, descent } = heights[role];
  const [up, down] = [ascent, descent].map((part) => percent((part / size) * 100));
  return ` size-adjust: ${percent(size)}; ascent-override: ${up}; descent-override: ${down}; line-gap-override: 0%;`;
}

const BOLD = ' font-weight: 600;';

const web = (role: Role, file: string, size?: number, more = '') =>
  `@font-face { font-family: 'Salon ${role}'; src: url(/shared/theme/fonts/${file}.woff2) format('woff2');${more} font-display: swap;${size ? sized(role, size) : ''} }`;

/** An older service, during an upgrade, says nothing of typefaces. */
const known = (chosen: Typefaces): Typefaces => (Object.hasOwn(pairs, chosen) ? chosen : 'fraunces');

/** For images, which load no files. */
export const standIn = (chosen: Typefaces) =>
  pairs[known(chosen)].hasSerifs ? 'Georgia,serif' : 'Arial,sans-serif';

const filesOf = ({ display, text }: Pair) => [...new Set([display.file, text.file, text.bold ?? text.file])];

/** What takes a face's room until it has arrived, scaled to the same width, so that nothing moves then. */
const fallbacks = (role: Role, locals: Record<string, (string | number)[]>, scale: number) =>
  Object.entries(locals).map(
    ([system, [local, size]]) =>
      `@font-face { font-family: 'Salon ${role} Fallback${system}'; src: local('${local}');${sized(role, Number(size) * scale)} }`,
  );

const scaleOf = ({ width = 1, percent = 100 }: Face) => (width * percent) / 100;

const facesOf = ({ display, text, hasSerifs }: Pair) =>
  [
    web('Display', display.file, display.percent),
    web('Text', text.file, text.percent),
    web('Text', text.bold ?? text.file, text.percent, BOLD),
    ...fallbacks('Display', hasSerifs ? serifs : sans, scaleOf(display)),
    ...fallbacks('Text', sans, scaleOf(text)),
  ].join('\n');

const preload = (file: string) =>
  `<link rel="preload" href="/shared/theme/fonts/${file}.woff2" as="font" type="font/woff2" crossorigin />`;

/** Of another script: its letters, and how large Noto, which Android has for it, must be to be as wide as its texts and bold texts. */
const scripts: Record<LanguageCode, { letters: string; text: number; bold: number }> = {
  ta: { letters: 'B80-BFF', text: 96.85, bold: 89.62 },
  ml: { letters: 'D00-D7F', text: 96.89, bold: 90.73 },
  hi: { letters: '900-97F', text: 103.4, bold: 96.1 },
  te: { letters: 'C00-C7F', text: 105.28, bold: 96.62 },
  kn: { letters: 'C80-CFF', text: 95.34, bold: 88.39 },
};

/** In percent: its headlines are then as high as Latin ones. */
const HEADLINE = 90;

/**
 * Faces of the same families, with Latin letters as well: a page waits for no other. Of the fallbacks for the script those of the
 * family of Linux: the one of Android has no bold face, and with one its Latin letters would no longer be taken for bold texts.
 */
function scriptFaces(code: LanguageCode): string {
  const { letters, text, bold } = scripts[code];
  const { script } = languages[code];
  const file = script.toLowerCase();
  const noto = (role: Role, size: number, more = '') =>
    `@font-face { font-family: 'Salon ${role} Fallback Linux'; src: local('Noto Sans ${script}'), local('NotoSans${script}-Regular'); unicode-range: U+${letters}, U+200C-200D;${more}${sized(role, size)} }`;
  return [
    web('Display', `${file}-bold`, HEADLINE),
    web('Text', file),
    web('Text', `${file}-bold`, undefined, BOLD),
    ...fallbacks('Display', sans, HEADLINE / 100),
    ...fallbacks('Text', sans, 1),
    noto('Display', (bold * HEADLINE) / 100),
    noto('Text', text),
    noto('Text', bold, BOLD),
  ].join('\n');
}

const marked = (name: string, head: string) => `<!--${name}-->${head}<!--/${name}-->`;

/** All pairs, for a document in which one of them is chosen later. */
export const allTypefaces = Object.entries(pairs)
  .map(([name, pair]) =>
    marked(name, [...filesOf(pair).map(preload), `<style>${facesOf(pair)}</style>`].join('\n    ')),
  )
  .join('');

/** The faces and styles of all languages, of which a document has one at most. They stand behind the global styles. */
export const allScripts = languageCodes
  .map((code) => {
    const file = languages[code].script.toLowerCase();
    const styles = `<style>${scriptFaces(code)}${scriptStyles(code)}</style>`;
    return marked(code, [preload(file), preload(`${file}-bold`), styles].join('\n    '));
  })
  .join('');

/** The document with one of the pairs or, in another language, with the faces of its script. */
export const withTypefaces = (document: string, chosen: Typefaces, language?: LanguageCode): string =>
  document
    .replace(/<!--(\w+)-->(.*?)<!--\/\1-->/gs, (_, name, head) =>
      name === (language ?? known(chosen)) ? head : '',
    )
    .replaceAll('</style><style>', '');
