import type { HeroPage, Program, SiteContent, SitePhoto } from '@salon/content/description';
import { heroNames } from '@salon/content/menus';
import { valueAt } from '@salon/content/paths';
import { isRecord } from '@salon/content/same';
import { home } from '../../../shared/content/home';
import { services } from '../../../shared/content/services/catalogue';
import { slots } from '../../../shared/content/slots';
import type { Slot } from '../../../shared/ui/picture/sitePicture';

/** A frame that a page crops a picture to. */
export interface Crop {
  name: string;
  /** Width / height. */
  ratio: string;
}

/** A place in the content that has a picture. */
export interface PhotoPlace {
  title: string;
  photo: SitePhoto;
  crops: Crop[];
  slot: Slot;
  /** Whether it is a fixed place of a page, which has a drawing without a photograph. */
  isFixed: boolean;
  program?: Program;
}

const HERO: Crop = { name: 'At the top of the page', ratio: '3 / 2' };
const CARD: Crop = { name: 'On its card in Services', ratio: '6 / 5' };
const HIGHLIGHT: Crop = { name: 'On the home page', ratio: '3 / 2' };
const WORK: Crop = { name: 'Among your work', ratio: '1 / 1' };
const GALLERY: Crop = { name: 'On the Academy page', ratio: '3 / 2' };

const hasCard = (page: HeroPage) => page in services;

/** The picture at a path, with its title and crops; undefined when there is none. */
export function photoPlace(content: SiteContent, path: string): PhotoPlace | undefined {
  const photo = valueAt(content, path);
  if (!isPhoto(photo)) return undefined;
  const [, area, which = '', , nth = which] = path.split(/[.[\]]+/);
  const index = Number(nth);
  if (area === 'heroes') {
    const page = which as HeroPage;
    const crops = hasCard(page) ? [HERO, CARD] : [HERO];
    return { photo, title: `Top of ${heroNames[page]}`, crops, slot: slots.hero(page), isFixed: true };
  }
  if (area === 'highlights') {
    const title = `Home: ${home.highlights[index]?.title ?? `Highlight ${index + 1}`}`;
    return { photo, title, crops: [HIGHLIGHT], slot: slots.highlight(index), isFixed: true };
  }
  const number = `picture ${index + 1}`;
  const program = content.academy.programs[Number(which)];
  return area === 'programs' && program
    ? {
        ...{ photo, title: `${program.title}, ${number}`, crops: [GALLERY], isFixed: false, program },
        slot: slots.gallery(program, index),
      }
    : { photo, title: `Our work, ${number}`, crops: [WORK], slot: slots.work(index), isFixed: false };
}

const isPhoto = (value: unknown): value is SitePhoto => isRecord(value) && 'image' in value;

/** Changes the picture at a path of a draft. */
export function changePhoto(draft: SiteContent, path: string, change: Partial<SitePhoto>): void {
  const photo = valueAt(draft, path);
  if (photo) Object.assign(photo, change);
}
