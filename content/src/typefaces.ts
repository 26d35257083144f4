/** Pairs of typefaces to choose from: for headings, and for texts and prices. The first is the one that a site comes with. */
export const typefaces = {
  fraunces: { name: 'Fraunces & Anek', help: 'Fine and engraved, like a wedding card.' },
  literata: { name: 'Literata & Mulish', help: 'Warm and bookish, with round, open letters.' },
  figtree: { name: 'Figtree', help: 'Plain and modern, without serifs.' },
} as const;
export type Typefaces = keyof typeof typefaces;
