/** Digits of the Indian scripts: each of their blocks has them from `…6` to `…F`. */
const NATIVE_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
/** Zero-width characters and marks of direction; not the joiners that scripts and emoji need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
/** `[12/11, 10:03] Priya: ` or `12/11/25, 10:03 am - Priya: ` */
const CHAT =
  /^\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:]{1,40}:(?= |$)/i;
// One class of characters: alternatives that overlap would take for ever.
const DECORATION = String.raw`\s>•·▪◦●○■□⦁\uf0a7\uf0b7➤►▸→»*~_=|.,;:\-–—\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f\u200d`;
const START = new RegExp(`^(?:(?![©®™])[${DECORATION})\\]/])+`, 'u');
const END = new RegExp(`(?:(?![©®™])[${DECORATION}([/@])+$`, 'u');
/** `1.`, `(1)`, `1 - `, a first column of numbers, `a)`; not `3-Step` */
const NUMBERING =
  /^(?:\d\ufe0f?\u20e3|\(?\d{1,3}[.)\]](?!\d)|\d{1,3}(?: -|- ) ?(?=\p{L})|\d{1,3}\t(?=.*\d)|[a-z]\) )\s*/iu;
/** What other characters would mean something else than: `™`, `½`, `²`. */
const KEPT = /[^™℠¼-¾⅐-⅞²³¹⁰-₉]+/g;

const QUOTED = /(^|[\t,;])"((?:[^"]|"")*)"(?=$|[\t,;])/g;

/** Full-width and native digits as `0`–`9`. */
export const plainDigits = (text: string) =>
  text
    .replace(KEPT, (part) => part.normalize('NFKC'))
    .replace(NATIVE_DIGITS, (digit) => String((digit.charCodeAt(0) & 15) - 6));

/**
 * A pasted line in plain characters, without what chats, bullets and numbering put before it: all dashes beside numbers as `-`, all signs after an amount as `/-`. Tabs stay, as they separate cells. The second value is the numbering.
 */
export function plainLine(raw: string): [text: string, numbering: string] {
  const text = plainDigits(raw)
    .replace(INVISIBLE, '')
    .replace(/(?!\t)\p{Cc}/gu, ' ')
    // Not within a name.
    .replace(/(?<!\p{L}\)? ?)[‐-―−]|[‐-―−](?! ?\p{L})/gu, '-')
    .replace(/\/=|\/ -|-\/(?!\d)/g, '/-')
    .replace(/[^\S\t]+/g, ' ')
    // Quotes around a cell, then bold text of a chat: a single asterisk at the end stands for conditions.
    .replace(QUOTED, (_, before, cell) => `${before}\t${cell.replaceAll('""', '"')}\t`)
    .trim()
    .replace(CHAT, '')
    .replace(/(?<!\S)([*_~])(\S(?:[^*_~]*\S)?)\1(?!\S)/g, '$2')
    .replace(START, '');
  const [numbering = ''] = NUMBERING.exec(text) ?? [];
  return [text.slice(numbering.length).replace(START, ''), numbering.trim()];
}

/** A text without the separators, leaders and emoji around it. */
export const bare = (text: string) => text.replace(END, '').replace(START, '').replace(/\s+/g, ' ').trim();
