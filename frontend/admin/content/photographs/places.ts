import type { HeroPage, SiteContent, SitePhoto } from '@salon/content/description';
import { heroNames, heroPages } from '@salon/content/menus';
import { valueAt, withValueAt } from '@salon/content/paths';
import { home } from '../../../shared/content/home';
import { photoWords } from '../../../shared/content/photo-words';
import { services } from '../../../shared/content/services/catalogue';
import { programPath, SITE } from '../places';

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
  /** What pages say of it without a description. */
  words: string;
  /** Address of the list that the picture belongs to. */
  back: string;
  /** Whether it is a fixed place of a page, for which the site came with a picture. */
  isFixed: boolean;
}

export const FEWEST_WORK = 9;
export const MOST_WORK = 30;
export const MOST_GALLERY = 12;
export const LONGEST_ALT = 300;

export const PHOTOS = `${SITE}/photos`;

/** Address of the page for one picture, by its path such as `photos.work[2]`. */
export const photoPath = (path: string) => `${PHOTOS}/${encodeURIComponent(path)}`;

const HERO: Crop = { name: 'At the top of the page', ratio: '3 / 2' };
const CARD: Crop = { name: 'On its card in Services', ratio: '4 / 5' };
const HIGHLIGHT: Crop = { name: 'On the home page', ratio: '3 / 2' };
const WORK: Crop = { name: 'Among your work', ratio: '1 / 1' };
const GALLERY: Crop = { name: 'On the Academy page', ratio: '3 / 2' };

const hasCard = (page: HeroPage) => page in services && services[page as keyof typeof services].listed;

/** The picture at a path, with its title and crops; undefined when there is none. */
export function photoPlace(content: SiteContent, path: string): PhotoPlace | undefined {
  const photo = valueAt(content, path) as SitePhoto | undefined;
  const [, area, first = '', second = ''] = PATH.exec(path) ?? [];
  if (!photo || !area) return undefined;
  const number = Number(second || first) + 1;
  if (area === 'photos.heroes') {
    const page = heroPages.find((id) => id === first);
    if (!page) return undefined;
    const crops = hasCard(page) ? [HERO, CARD] : [HERO];
    const words = photoWords.hero(page);
    return { title: `Top of ${heroNames[page]}`, photo, crops, words, back: PHOTOS, isFixed: true };
  }
  if (area === 'photos.highlights') {
    const title = home.highlights[number - 1]?.title ?? `Highlight ${number}`;
    const words = photoWords.highlight(number - 1);
    return { title: `Home: ${title}`, photo, crops: [HIGHLIGHT], words, back: PHOTOS, isFixed: true };
  }
  if (area === 'photos.work')
    return {
      title: `Our work, picture ${number}`,
      photo,
      crops: [WORK],
      words: photoWords.work(number - 1),
      back: PHOTOS,
      isFixed: false,
    };
  const program = content.academy.programs[Number(first)];
  if (!program || !second) return undefined;
  const title = `${program.title}, picture ${number}`;
  const words = photoWords.gallery(program, number - 1);
  return { title, photo, crops: [GALLERY], words, back: programPath(program.id), isFixed: false };
}

const PATH =
  /^(photos\.heroes|photos\.highlights|photos\.work|academy\.programs)(?:\.(?=[a-z])|\[)(\w+)\]?(?:\.gallery\[(\d+)\])?$/;

/** The content with a change to the picture at a path. */
export function changePhoto(content: SiteContent, path: string, change: Partial<SitePhoto>): SiteContent {
  const photo = valueAt(content, path) as SitePhoto | undefined;
  return photo ? withValueAt(content, path, { ...photo, ...change }) : content;
}
