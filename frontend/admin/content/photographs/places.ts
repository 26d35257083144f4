import type { HeroPage, SiteContent, SitePhoto } from '@salon/content/description';
import { entriesOf } from '@salon/content/entries';
import { heroNames } from '@salon/content/menus';
import { valueAt } from '@salon/content/paths';
import { isRecord } from '@salon/content/same';
import { slotsOf } from '../../../shared/content/slots';
import type { Slot } from '../../../shared/ui/picture/sitePicture';

/** A place in the content that has a picture. */
export interface PhotoPlace {
  title: string;
  photo: SitePhoto;
  /** The frames that pages crop it to; `ratio` is width / height. */
  crops: { name: string; ratio: string }[];
  slot: Slot;
  /** Whether it is a fixed place of a page, which has a drawing without a photograph. */
  isFixed: boolean;
  /** The entry whose picture it is. */
  of?: { list: string; id: string };
}

const hero = { name: 'At the top of the page', ratio: '3 / 2' };
const card = { name: 'On its card in Services', ratio: '6 / 5' };

/** The picture at a path, with its title and crops; undefined when there is none. */
export function photoPlace(content: SiteContent, path: string): PhotoPlace | undefined {
  const photo = valueAt(content, path);
  if (!isPhoto(photo)) return undefined;
  const slots = slotsOf(content);
  const [part, area = '', which = '', , nth = which] = path.split(/[.[\]]+/);
  const index = Number(nth);
  const number = `picture ${index + 1}`;
  const program = content.academy.programs[Number(which)];
  const menu = content.menus[Number(area)];
  const highlight = content.highlights[Number(area)];
  if (area === 'heroes') {
    const page = which as HeroPage;
    return {
      photo,
      title: `Top of ${heroNames[page]}`,
      crops: [hero],
      slot: slots.hero(page),
      isFixed: true,
    };
  }
  if (part === 'menus' && menu)
    return {
      photo,
      title: `Top of ${menu.name}`,
      crops: [hero, card],
      slot: slots.menu(menu),
      isFixed: true,
    };
  if (part === 'highlights' && highlight) {
    const crops = [{ name: 'On the home page', ratio: '3 / 2' }];
    return {
      photo,
      title: `Home: ${highlight.title}`,
      crops,
      slot: slots.highlight(highlight),
      isFixed: true,
    };
  }
  if (area === 'programs' && program) {
    const crops = [{ name: 'On the Academy page', ratio: '3 / 2' }];
    const title = `${program.title}, ${number}`;
    const of = { list: 'academy.programs', id: program.id };
    return { photo, title, crops, slot: slots.gallery(program, index), isFixed: false, of };
  }
  const owner = [...entriesOf(content)].find((entry) => path === `${entry.path}.picture`);
  if (owner) {
    const { list, info, entry } = owner;
    const name = info.nameOf(entry as never) || info.unnamed;
    const crops = [{ name: 'On its card', ratio: '3 / 2' }];
    const of = { list, id: entry.id };
    return { photo, title: `${name}, picture`, crops, slot: slots.entry(name), isFixed: false, of };
  }
  const crops = [{ name: 'Among your work', ratio: '1 / 1' }];
  return { photo, title: `Our work, ${number}`, crops, slot: slots.work(index), isFixed: false };
}

const isPhoto = (value: unknown): value is SitePhoto => isRecord(value) && 'image' in value;

/** Changes the picture at a path of a draft. */
export function changePhoto(draft: SiteContent, path: string, change: Partial<SitePhoto>): void {
  const photo = valueAt(draft, path);
  if (photo) Object.assign(photo, change);
}
