import type { HeroPage, Program } from '@salon/content/description';
import { heroNames } from '@salon/content/menus';
import { home } from './home';
import { salon } from './salon';

/** The name before its addition: Kadali of `Kadali — Salon & Academy`. */
const [short = salon.name] = salon.name.split(/ [—–|-] /);

const pages: Partial<Record<HeroPage, string>> = {
  home: salon.name,
  about: `About ${short}`,
  academy: `The academy at ${short}`,
};

/**
 * What a picture without a description shows, as far as its place says: `Make Up at Kadali`. Pages use it until the owner
 * describes the picture.
 */
export const photoWords = {
  hero: (page: HeroPage) => pages[page] ?? `${heroNames[page]} at ${short}`,
  highlight: (index: number) => `${home.highlights[index]?.title ?? 'Highlight'} at ${short}`,
  work: (index: number) => `Our work at ${short}, picture ${index + 1}`,
  gallery: ({ title }: Pick<Program, 'title'>, index: number) => `${title} at ${short}, picture ${index + 1}`,
};
