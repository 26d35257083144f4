import type { HeroPage, Highlight, Program, SiteContent, SitePhoto } from '@salon/content/description';
import { entriesOf } from '@salon/content/entries';
import { heroNames } from '@salon/content/menus';
import { keysOf, valueAt } from '@salon/content/paths';
import { isRecord } from '@salon/content/same';
import { slotsOf } from '../../../shared/content/slots';
import type { Slot } from '../../../shared/ui/picture/sitePicture';

export interface PhotoPlace {
  title: string;
  photo: SitePhoto;
  slot: Slot;
  /** Whether it is a fixed place of a page, which has a drawing without a photograph. */
  isFixed: boolean;
  /** The path of the entry that it is in. */
  of?: string;
}

export function photoPlace(content: SiteContent, path: string): PhotoPlace | undefined {
  const photo = valueAt(content, path);
  if (!isPhoto(photo)) return undefined;
  const slots = slotsOf(content);
  const [, area, page] = keysOf(path);
  const index = Number(keysOf(path).at(-1));
  const number = `picture ${index + 1}`;
  const place = (title: string, slot: Slot, isFixed = false) => ({ title, photo, slot, isFixed });
  const owner = Array.from(entriesOf(content)).find((entry) => path.startsWith(`${entry.path}.`));
  if (!owner) {
    if (area !== 'heroes') return place(`Our work, ${number}`, slots.work(index));
    return place(`Top of ${heroNames[page as HeroPage]}`, slots.hero(page as HeroPage), true);
  }
  const { list, info, entry } = owner;
  const name = info.nameOf(entry as never, content) || info.unnamed;
  if (list === 'menus') return place(`Top of ${name}`, slots.menu(entry), true);
  if (list === 'highlights') return place(`Home: ${name}`, slots.highlight(entry as Highlight), true);
  const own =
    list === 'academy.programs'
      ? place(`${name}, ${number}`, slots.gallery(entry as Program, index))
      : place(`${name}, picture`, slots.entry(name));
  return { ...own, of: owner.path };
}

const isPhoto = (value: unknown): value is SitePhoto => isRecord(value) && 'image' in value;

export function changePhoto(draft: SiteContent, path: string, change: Partial<SitePhoto>): void {
  const photo = valueAt(draft, path);
  if (photo) Object.assign(photo, change);
}
