import type { HeroPage, Highlight, Menu, Program, SiteContent } from '@salon/content/description';
import { heroNames, menuName } from '@salon/content/menus';
import type { DrawingName, Slot } from '../ui/picture/sitePicture';

/** What each drawing shows, in the words that menus have for it; the first that fits is taken. */
const drawn: [DrawingName, RegExp][] = [
  ['spmu', /semi.?permanent|\bs?pmu\b|microblad/i],
  ['nail', /nail|manicure|pedicure|\b(hands?|feet|foot|mani|pedi)\b/i],
  ['menshair', /\bmen\b|\bgent|beard|shav|barber/i],
  ['haircolor', /colou?r|highlights|balayage|henna/i],
  ['texture', /textur|keratin|straight|smooth|rebond|curl/i],
  ['edit', /brow|lash|thread|beauty edit/i],
  ['makeup', /make.?up|\bbrid/i],
  ['skin', /skin|\bface|facial|clean.?up|detan/i],
  ['hair', /hair|\bcuts?\b|styling|blow.?dry/i],
];
/** Of any other name there is no drawing: lines of a leaf stand for it. */
const drawingOf = (name: string): DrawingName => drawn.find(([, words]) => words.test(name))?.[0] ?? 'slot';

/** The name before its addition: Kadali of `Kadali — Salon & Academy`. */
export const shortName = (name: string) => name.split(' — ')[0] ?? name;

/** Until the owner describes a picture, pages describe it by its place: `Make Up at Kadali`. */
export function slotsOf(content: Pick<SiteContent, 'salon' | 'menus'>) {
  const { name } = content.salon;
  const short = shortName(name);
  const pages: Partial<Record<HeroPage, string>> = {
    home: name,
    about: `About ${short}`,
    academy: `The academy at ${short}`,
  };
  return {
    hero: (page: HeroPage): Slot => ({
      words: pages[page] ?? `${heroNames[page]} at ${short}`,
      drawing: page,
    }),
    menu: ({ id }: Pick<Menu, 'id'>): Slot => ({
      words: `${menuName(content, id)} at ${short}`,
      drawing: drawingOf(menuName(content, id)),
    }),
    highlight: ({ title, menu }: Highlight): Slot => ({
      words: `${title} at ${short}`,
      drawing: drawingOf(menuName(content, menu)),
    }),
    work: (index: number): Slot => ({
      words: `Our work at ${short}, picture ${index + 1}`,
      drawing: 'slot',
    }),
    entry: (name: string): Slot => ({ words: `${name} at ${short}`, drawing: 'slot' }),
    gallery: ({ title }: Pick<Program, 'title'>, index: number): Slot => ({
      words: `${title} at ${short}, picture ${index + 1}`,
      drawing: 'slot',
    }),
  };
}
