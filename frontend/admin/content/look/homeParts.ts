import type { HomeSection } from '@salon/content/description';

interface HomePart {
  name: string;
  /** The paths of what it shows. */
  of: string[];
  /** Its switch; a section without one is there while something is in it. */
  isOn?: 'reviews' | 'work' | 'questions';
}

/** The sections of the home page below its opening. */
export const homeParts: Record<HomeSection, HomePart> = {
  highlights: { name: 'Highlights', of: ['highlights', 'words.home.intro'] },
  reviews: { name: 'Reviews', of: ['reviews', 'words.home.testimonials'], isOn: 'reviews' },
  people: { name: 'People', of: ['people', 'words.home.people'] },
  work: { name: 'Your work', of: ['photos.work', 'words.home.work'], isOn: 'work' },
  contact: { name: 'Where and when', of: ['words.home.contact'] },
  questions: { name: 'Questions', of: ['questions'], isOn: 'questions' },
};
