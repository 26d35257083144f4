import type { HomeSection } from '@salon/content/description';

interface HomePart {
  name: string;
  /** The paths of what it shows. */
  of: string[];
}

/** The sections of the home page below its opening. */
export const homeParts: Record<HomeSection, HomePart> = {
  highlights: { name: 'Highlights', of: ['highlights', 'words.home.intro'] },
  reviews: { name: 'Reviews', of: ['reviews', 'words.home.testimonials'] },
  people: { name: 'People', of: ['people', 'words.home.people'] },
  work: { name: 'Your work', of: ['photos.work', 'words.home.work'] },
  contact: { name: 'Where and when', of: ['words.home.contact'] },
  questions: { name: 'Questions', of: ['questions'] },
};
