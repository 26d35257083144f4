import type { HeroPage, Highlight, Program, SiteContent } from '@salon/content/description';
import { keysOf } from '@salon/content/paths';
import { slotsOf } from '../../../shared/content/slots';
import type { Slot } from '../../../shared/ui/picture/sitePicture';
import { entryAt } from '../places';

/** The place on the site of the picture at a path, such as `photos.work[3]` or `menus[0].picture`. */
export function slotAt(content: SiteContent, path: string): Slot {
  const slots = slotsOf(content);
  const keys = keysOf(path);
  const index = Number(keys.at(-1));
  const found = entryAt(content, path);
  if (!found) return keys[1] === 'heroes' ? slots.hero(keys[2] as HeroPage) : slots.work(index);
  const { list, info, entry } = found;
  if (list === 'menus') return slots.menu(entry);
  if (list === 'highlights') return slots.highlight(entry as Highlight);
  if (list === 'academy.programs') return slots.gallery(entry as Program, index);
  return slots.entry(info.nameOf(entry as never, content) || info.unnamed);
}
