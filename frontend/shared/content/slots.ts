import type { HeroPage, Highlight, Menu, Program, SiteContent } from '@salon/content/description';
import { menuName } from '@salon/content/menus';
import { originalOf } from '@salon/content/translate';
import { say } from '@salon/content/words/say';
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
export function slotsOf(content: Pick<SiteContent, 'salon' | 'menus' | 'words'>) {
  const { name } = content.salon;
  const salon = shortName(name);
  const named = (name: string) => say('{name} at {salon}', { name, salon });
  const drawingFor = (menu: string) => drawingOf(menuName(originalOf(content), menu));
  return {
    hero: (page: HeroPage): Slot => ({
      words: page === 'home' ? name : named(content.words[page].name),
      drawing: page,
    }),
    menu: ({ id }: Pick<Menu, 'id'>): Slot => ({
      words: named(menuName(content, id)),
      drawing: drawingFor(id),
    }),
    highlight: ({ title, menu }: Highlight): Slot => ({ words: named(title), drawing: drawingFor(menu) }),
    work: (index: number): Slot => ({
      words: say('Our work at {salon}, picture {number}', { salon, number: index + 1 }),
      drawing: 'slot',
    }),
    entry: (name: string): Slot => ({ words: named(name), drawing: 'slot' }),
    gallery: ({ title: name }: Pick<Program, 'title'>, index: number): Slot => ({
      words: say('{name} at {salon}, picture {number}', { name, salon, number: index + 1 }),
      drawing: 'slot',
    }),
  };
}
