import { type PastedLine, readPriceList } from '../price-list/priceList.ts';
import { priceWords } from '../words/prices.ts';

/** A line in short: `Hair Spa | ₹900 | 45 mins`, `# Hair`, `- Looks like a phone number.`; guesses after `?`. */
function inShort({ as, name, price, duration, notes }: PastedLine): string {
  if (as === 'nothing') return `- ${notes.join(' ')}`;
  const guessed = notes.length > 0 ? ` ? ${notes.join(' ')}` : '';
  if (as === 'heading') return `# ${name}${guessed}`;
  return `${[name, priceWords(price), duration].filter(Boolean).join(' | ')}${guessed}`;
}

/** What is read of a pasted price list, a line in short each. */
export const readInShort = (text: string) => readPriceList(text).map(inShort);
