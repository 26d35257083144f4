import type { HeroPage, SiteContent, SitePhoto } from '@salon/content/description';
import { heroNames, heroPages } from '@salon/content/menus';
import { valueAt } from '@salon/content/paths';
import { home } from '../../../shared/content/home';
import { services } from '../../../shared/content/services/catalogue';
import { slots } from '../../../shared/content/slots';
import type { Slot } from '../../../shared/ui/picture/sitePicture';
import { entryPath, listPath } from '../places';

/** A frame that a page crops a picture to. */
export interface Crop {
  name: string;
  /** Width / height. */
  ratio: string;
}

/** A place in the content that has a picture. */
interface PhotoPlace {
  title: string;
  photo: SitePhoto;
  crops: Crop[];
  slot: Slot;
  /** Address of the list that the picture belongs to. */
  back: string;
  /** Whether it is a fixed place of a page, which has a drawing without a photograph. */
  isFixed: boolean;
}

export const FEWEST_WORK = 9;
export const MOST_WORK = 30;
export const MOST_GALLERY = 12;
export const LONGEST_ALT = 300;

const HERO: Crop = { name: 'At the top of the page', ratio: '3 / 2' };
const CARD: Crop = { name: 'On its card in Services', ratio: '6 / 5' };
const HIGHLIGHT: Crop = { name: 'On the home page', ratio: '3 / 2' };
const WORK: Crop = { name: 'Among your work', ratio: '1 / 1' };
const GALLERY: Crop = { name: 'On the Academy page', ratio: '3 / 2' };

const hasCard = (page: HeroPage) => page in services;

/** The picture at a path, with its title and crops; undefined when there is none. */
export function photoPlace(content: SiteContent, path: string): PhotoPlace | undefined {
  const photo = valueAt(content, path) as SitePhoto | undefined;
  const [, area, first = '', second = ''] = PATH.exec(path) ?? [];
  if (!photo || !area) return undefined;
  const index = Number(second || first);
  const place = { photo, back: listPath('photos'), isFixed: true };
  if (area === 'photos.heroes') {
    const page = heroPages.find((id) => id === first);
    if (!page) return undefined;
    const crops = hasCard(page) ? [HERO, CARD] : [HERO];
    return { ...place, title: `Top of ${heroNames[page]}`, crops, slot: slots.hero(page) };
  }
  if (area === 'photos.highlights') {
    const title = `Home: ${home.highlights[index]?.title ?? `Highlight ${index + 1}`}`;
    return { ...place, title, crops: [HIGHLIGHT], slot: slots.highlight(index) };
  }
  if (area === 'photos.work') {
    const title = `Our work, picture ${index + 1}`;
    return { ...place, title, crops: [WORK], slot: slots.work(index), isFixed: false };
  }
  const program = content.academy.programs[Number(first)];
  if (!program || !second) return undefined;
  return {
    photo,
    title: `${program.title}, picture ${index + 1}`,
    crops: [GALLERY],
    slot: slots.gallery(program, index),
    back: entryPath('academy.programs', program.id),
    isFixed: false,
  };
}

const PATH =
  /^(photos\.heroes|photos\.highlights|photos\.work|academy\.programs)(?:\.(?=[a-z])|\[)(\w+)\]?(?:\.gallery\[(\d+)\])?$/;

/** Changes the picture at a path of a draft. */
export function changePhoto(draft: SiteContent, path: string, change: Partial<SitePhoto>): void {
  const photo = valueAt(draft, path);
  if (photo) Object.assign(photo, change);
}
