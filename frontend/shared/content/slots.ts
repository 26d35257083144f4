import type { HeroPage, Program } from '@salon/content/description';
import { heroNames, menuIds } from '@salon/content/menus';
import type { Slot } from '../ui/picture/sitePicture';
import { home } from './home';
import { salon } from './salon';
import { services } from './services/catalogue';

/** The name before its addition: Kadali of `Kadali — Salon & Academy`. */
const [short = salon.name] = salon.name.split(/ [—–|-] /);

const pages: Partial<Record<HeroPage, string>> = {
  home: salon.name,
  about: `About ${short}`,
  academy: `The academy at ${short}`,
};

/** In a list the drawings of the menus take turns. */
const inTurn = (index: number) => menuIds[index % menuIds.length] ?? 'slot';

/**
 * The places whose pictures the owner chooses. Until she describes one, pages describe it by its place: `Make Up at Kadali`.
 */
export const slots = {
  hero: (page: HeroPage): Slot => ({
    words: pages[page] ?? `${heroNames[page]} at ${short}`,
    drawing: page,
  }),
  highlight(index: number): Slot {
    const { title = 'Highlight', to } = home.highlights[index] ?? {};
    const drawing = menuIds.find((id) => services[id].path === to) ?? 'slot';
    return { words: `${title} at ${short}`, drawing };
  },
  work: (index: number): Slot => ({
    words: `Our work at ${short}, picture ${index + 1}`,
    drawing: inTurn(index),
  }),
  entry: (name: string): Slot => ({ words: `${name} at ${short}`, drawing: 'slot' }),
  gallery: ({ title }: Pick<Program, 'title'>, index: number): Slot => ({
    words: `${title} at ${short}, picture ${index + 1}`,
    drawing: inTurn(index),
  }),
};
