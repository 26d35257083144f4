import type { HomeSection } from '@salon/content/description';

/** The sections of the home page below its opening, each with the paths of what it shows. */
export const homeParts: Record<HomeSection, { name: string; of: string[] }> = {
  highlights: { name: 'Highlights', of: ['highlights', 'words.home.intro'] },
  reviews: { name: 'Reviews', of: ['reviews', 'words.home.testimonials'] },
  people: { name: 'People', of: ['people', 'words.home.people'] },
  work: { name: 'Your work', of: ['photos.work', 'words.home.work'] },
  contact: { name: 'Where and when', of: ['words.home.contact'] },
  questions: { name: 'Questions', of: ['questions'] },
};
