import type { HeroPage, MenuId, SiteContent } from '@salon/content/description';
import { Contact } from '@salon/content/description/contact';
import { SitePhoto } from '@salon/content/description/photos';
import { type Entry, entriesOf } from '@salon/content/entries';
import { fieldInfo } from '@salon/content/fields';
import { weekdays } from '@salon/content/hours/localTime';
import { dayName } from '@salon/content/hours/texts';
import { heroNames, menuIds, menuNames } from '@salon/content/menus';
import { valueAt } from '@salon/content/paths';
import { shorten } from '@salon/content/words/dates';
import { plainWords } from '../../shared/ui/plainWords';

/** The place where a part of the content is edited. */
export interface Place {
  /** Address of the editor, with the field's path as its hash. */
  to: string;
  /** Name of the edited part, such as `Hair Spa · price`. */
  name: string;
}

export const SITE = '/admin/site';
export const servicePath = (menu: MenuId, id: string) => `${SITE}/services/${menu}/${id}`;
export const packagePath = (id: string) => `${SITE}/offers/${id}`;
export const programPath = (id: string) => `${SITE}/academy/${id}`;

const isMenu = (name: string): name is MenuId => name in menuNames;

/** The page where an entry is edited: its own, or that of its list. */
function pageOf({ list, entry }: Entry): string {
  const [, menu = ''] = list.split('.');
  if (list.startsWith('services.') && isMenu(menu)) return servicePath(menu, entry.id);
  if (list === 'offers.packages') return packagePath(entry.id);
  if (list === 'academy.programs') return programPath(entry.id);
  return `${SITE}/${list.replace('.special', '')}`;
}

/** What is called by its text alone gets its noun: `Notice “Closed for Pongal”`. */
function nameOf({ info, entry }: Entry): string {
  const name = info.nameOf(entry as never) || info.unnamed;
  return name.startsWith('“') ? `${info.one.slice(0, 1).toUpperCase()}${info.one.slice(1)} ${name}` : name;
}

/** The place where a path of the content, such as `services.hair[3].price.rupees`, is edited. */
export function placeOf(content: SiteContent, path: string): Place {
  const at = (page: string, ...names: (string | undefined)[]) => ({
    to: `${page}#${path}`,
    name: names.filter(Boolean).join(' · '),
  });
  const found = Array.from(entriesOf(content)).find(
    (one) => path.startsWith(`${one.path}.`) || path === one.path,
  );
  if (found) {
    const [key = '', index, inside = ''] = path.slice(found.path.length + 1).split(/[.[\]]+/);
    const picture = key === 'gallery' && index ? `picture${numbered(index)}` : undefined;
    const field = picture ? SitePhoto.shape[inside as 'alt'] : found.schema.shape[key];
    const label = fieldInfo(field)?.label.toLowerCase();
    return at(pageOf(found), nameOf(found), picture, label);
  }
  const [section = '', second = '', third = '', fourth = ''] = path.split(/[.[\]]+/).filter(Boolean);
  switch (section) {
    case 'services':
      return at(`${SITE}/services/${second}`, isMenu(second) ? menuNames[second] : 'Services');
    case 'notes':
      return at(`${SITE}/services/${second}`, isMenu(second) ? menuNames[second] : '', 'small print');
    case 'offers':
      return at(`${SITE}/offers`, 'Offers', second === 'footnote' ? 'footnote' : '');
    case 'hours': {
      const day = weekdays.find((weekday) => weekday === third);
      return day ? at(`${SITE}/hours`, dayName(day), 'times') : at(`${SITE}/hours`, 'Special days');
    }
    case 'notices':
      return at(`${SITE}/notices`, 'Notices');
    case 'contact':
      return at(`${SITE}/contact`, fieldInfo(Contact.shape[second as 'phone'])?.label ?? 'Contact');
    case 'reviews':
      return at(`${SITE}/reviews`, 'Reviews');
    case 'questions':
      return at(`${SITE}/questions`, 'Questions');
    case 'photos': {
      const [photo] = /^photos\.(?:heroes\.\w+|\w+\[\d+\])/.exec(path) ?? [];
      return at(
        photo ? `${SITE}/photos/${encodeURIComponent(photo)}` : `${SITE}/photos`,
        'Photographs',
        photo && pictureName(second, third),
        fieldInfo(SitePhoto.shape[fourth as 'alt'])?.label.toLowerCase(),
      );
    }
    case 'academy':
      return at(`${SITE}/academy`, 'Academy');
    default:
      return { to: SITE, name: path };
  }
}

/** ` 3` for the index `2` of a list; nothing for the list itself. */
const numbered = (index: string) => (index === '' ? '' : ` ${Number(index) + 1}`);

function pictureName(list: string, which: string): string {
  if (list === 'heroes') return `Top of ${heroNames[which as HeroPage]}`;
  return `${list === 'work' ? 'Our work' : 'Home page'}${numbered(which)}`;
}

export interface Found extends Place {
  /** Its current value, such as `Women's Hair · from ₹1,800`. */
  detail: string;
}

/** A price is changed by its amount, if it has one. */
const fieldOf = (entry: object, main: string) =>
  valueAt(entry, `${main}.rupees`) === undefined ? main : `${main}.rupees`;

/** All that can be edited, with the words that the owner may search for. */
export function findable(content: SiteContent): (Found & { words: string })[] {
  const found = (to: string, name: string, detail: string, ...more: string[]) => ({
    to,
    name,
    detail,
    words: plainWords([name, detail, ...more].join(' ')),
  });
  return [
    ...Array.from(entriesOf(content), (one) => {
      const { path, list, info, entry } = one;
      const [, menu = ''] = list.split('.');
      const texts = Object.values(entry).filter((value) => typeof value === 'string');
      const long = texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
      const details = info.detailsOf?.(entry as never) || shorten(long, 60);
      const where = isMenu(menu) ? menuNames[menu] : info.list;
      return found(
        `${pageOf(one)}#${path}${info.main ? `.${fieldOf(entry, info.main)}` : ''}`,
        nameOf(one),
        [where, details, entry.hidden && 'hidden'].filter(Boolean).join(' · '),
        ...texts,
        info.search ?? '',
      );
    }),
    ...menuIds.map((menu) =>
      found(
        `${SITE}/services/${menu}`,
        `${menuNames[menu]}: all services`,
        `${content.services[menu].length} services`,
        'menu small print order',
      ),
    ),
    ...Object.entries(Contact.shape).map(([key, field]) =>
      found(
        `${SITE}/contact#contact.${key}`,
        fieldInfo(field)?.label ?? key,
        'Contact',
        'whatsapp instagram mobile mail number',
      ),
    ),
    found(`${SITE}/hours`, 'Opening hours', 'Hours & notices', 'time open closed day week'),
    found(`${SITE}/hours#special`, 'Closed days and special hours', 'Hours & notices', 'holiday festival'),
    found(`${SITE}/notices`, 'Notice', 'Hours & notices', 'line announcement banner'),
    found(`${SITE}/photos`, 'Photographs', 'Pictures of the pages', 'work grid hero highlights photo image'),
    found(`${SITE}/prices`, 'All prices in one table', 'Services', 'price list paste'),
    found(`${SITE}/history`, 'Earlier editions', 'History', 'go back bring back versions'),
  ];
}

const MOST_FOUND = 20;

/** Entries with all typed words, best first: names that begin with the query, names with all words, then the others. */
export function search(content: SiteContent, typed: string): Found[] {
  const query = plainWords(typed);
  if (query === '') return [];
  const words = query.split(' ');
  const rank = ({ name }: Found) => {
    const own = plainWords(name);
    if (own.startsWith(query)) return 0;
    return words.every((word) => own.includes(word)) ? 1 : 2;
  };
  return findable(content)
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_FOUND);
}
