import type { MenuId } from '@salon/content/description';
import { plainWords } from '../../shared/ui/plainWords';
import type { DataOf } from '../page-data';
import { closest } from './closest';
import type { Descriptions } from './descriptions';

export type PricedMenu = DataOf<'prices'>['menus'][number];

/** What is on a menu, where its name doesn't say it. */
const kinds: Partial<Record<MenuId, string>> = { texture: 'hair' };

/** The words by which one service is found. */
interface Entry {
  /** Those of its name, its heading and its menu, each between spaces. */
  names: string;
  description: string;
}

/**
 * The services whose name, description or heading contain all typed words, grouped by menu. A menu's name finds all its services.
 * Without descriptions, only names and headings are searched.
 */
export function filterMenus(
  menus: PricedMenu[],
  typed: string,
  descriptions: Descriptions = {},
): PricedMenu[] {
  const words = wordsOf(typed);
  if (words.length === 0) return menus;
  const searched = menus.map((menu) => ({
    menu,
    entries: menu.services.map((service) => ({
      service,
      names: spaced([menu.name, kinds[menu.id], service.group, service.name].join(' ')),
      description: spaced(descriptions[menu.id]?.[service.id] ?? ''),
    })),
  }));
  const all = searched.flatMap(({ entries }) => entries);
  const spelled = words.map((word) =>
    all.some((entry) => isIn(entry, word)) ? [word] : closest(word, vocabularyOf(all)),
  );
  const isFound = (entry: Entry) => spelled.every((ways) => ways.some((word) => isIn(entry, word)));
  return searched
    .map(({ menu, entries }) => ({
      ...menu,
      services: entries.filter(isFound).map(({ service }) => service),
    }))
    .filter(({ services }) => services.length > 0);
}

/**
 * In names a word matches anywhere ("cut" in haircut), in descriptions only at the start of a word ("hair" not in chair). A word may
 * also be two of them in one: "haircut" is a cut on the menu for hair.
 */
function isIn(entry: Entry, word: string): boolean {
  return (
    isPart(entry, word) ||
    splits(word).some(([one, two]) => entry.names.includes(` ${two} `) && isPart(entry, one))
  );
}

const isPart = ({ names, description }: Entry, word: string) =>
  names.includes(word) || description.includes(` ${word}`);

const SHORTEST_PART = 3;

function splits(word: string): [string, string][] {
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, index) => index + SHORTEST_PART,
  );
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}

const vocabularyOf = (entries: Entry[]) => [
  ...new Set(entries.flatMap(({ names }) => names.trim().split(' '))),
];

const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** What people call things that have another name on the list. */
const otherNames: [RegExp, string][] = [
  [/\b(women|womens|woman|lady)\b/g, 'ladies'],
  [/\b(gents?|man)\b/g, 'mens'],
  [/\bblow ?dry(ing)?\b/g, 'blowout'],
  [/\bcolor/g, 'colour'],
  [/\beyebrow/g, 'brow'],
];

/** Splits a text into words, without their plural. */
const wordsOf = (text: string) =>
  otherNames
    .reduce((plain, [pattern, name]) => plain.replace(pattern, name), plainWords(text))
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/(x|sh|ch|ss)es$/, '$1').replace(/(..[^s])s$/, '$1'));

export const countServices = (menus: PricedMenu[]): number =>
  menus.reduce((sum, { services }) => sum + services.length, 0);
