import type { HeroPage, Highlight, Menu, Program, SiteContent } from '@salon/content/description';
import { heroNames, menuName } from '@salon/content/menus';
import { menuDrawings, type Slot } from '../ui/picture/sitePicture';

const inTurn = (index: number) => menuDrawings[index % menuDrawings.length] ?? 'slot';

/** The name before its addition: Kadali of `Kadali — Salon & Academy`. */
export const shortName = (name: string) => name.split(' — ')[0] ?? name;

/**
 * The places whose pictures the owner chooses. Until she describes one, pages describe it by its place: `Make Up at Kadali`.
 */
export function slotsOf(content: Pick<SiteContent, 'salon' | 'menus'>) {
  const { name } = content.salon;
  const short = shortName(name);
  const pages: Partial<Record<HeroPage, string>> = {
    home: name,
    about: `About ${short}`,
    academy: `The academy at ${short}`,
  };
  const drawingOf = (id: string) =>
    menuDrawings.find((drawing) => drawing === id) ??
    inTurn(content.menus.findIndex((menu) => menu.id === id));
  return {
    hero: (page: HeroPage): Slot => ({
      words: pages[page] ?? `${heroNames[page]} at ${short}`,
      drawing: page,
    }),
    menu: ({ id }: Pick<Menu, 'id'>): Slot => ({
      words: `${menuName(content, id)} at ${short}`,
      drawing: drawingOf(id),
    }),
    highlight: ({ title, menu }: Highlight): Slot => ({
      words: `${title} at ${short}`,
      drawing: drawingOf(menu),
    }),
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
}
