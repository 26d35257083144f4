/** As people type it: without accents, signs and case. Vowel signs of Indic scripts count as letters. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    // Malayalam's pure consonants have two spellings: of a letter's own, and with joiners.
    .replace(/[ൺ-ൾ]/g, (pure) => `${'ണനരലള'['ൺൻർൽൾ'.indexOf(pure)]}്`)
    .replace(/[\u0300-\u036f'’]|\u200c|\u200d/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
