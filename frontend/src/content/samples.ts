/** A text or picture that was made up for the sample identity. Delete its line once it is the owner's own. */
export interface Sample {
  /** Where to change it, from the frontend's folder. */
  file: string;
  what: string;
}

export const samples: Sample[] = [
  { file: 'src/content/salon.ts', what: 'founding year, tagline and opening hours' },
  { file: 'src/content/testimonials.ts', what: 'all eleven reviews; ask each author for consent' },
  {
    file: 'src/content/services',
    what: 'menus: prices, durations and product claims, such as formaldehyde-free',
  },
  { file: 'src/content/offers.ts', what: 'what each package holds, and taxes being included in its price' },
  {
    file: 'src/content/offers.ts',
    what: 'the made-up skincare brand "Thaliram Botanics"; right to name Olaplex',
  },
  { file: 'src/content/home.ts', what: 'the opening lines, and what the five highlights promise' },
  { file: 'src/content/about.ts', what: "the salon's story and what its three values promise" },
  {
    file: 'src/content/academy.ts',
    what: 'curricula, hours, group size and certificates of both programmes',
  },
  {
    file: 'src/content/legal/terms.ts',
    what: 'for a lawyer: cancellation, refund, liability and withdrawal terms, and the date',
  },
  {
    file: 'src/content/legal/privacy.ts',
    what: "for a lawyer: the data protection act asks for a parent's consent under 18 and for breach notices",
  },
  {
    file: 'src/content/legal/privacy.ts',
    what: 'how long data are kept, who looks after privacy, encrypted connection, and the date',
  },
  {
    file: 'photos',
    what: "rendered pictures, and the film in film/hero.mp4: put the salon's own in files of the same names",
  },
  { file: 'src/content/photos.ts', what: 'alt texts, once a picture has been replaced' },
];
