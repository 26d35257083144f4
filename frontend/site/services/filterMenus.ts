import type { MenuId } from '@salon/content/description';
import { plainWords } from '../../shared/ui/plainWords';
import type { DataOf } from '../page-data';
import type { Descriptions } from './descriptions';

export type PricedMenu = DataOf<'prices'>['menus'][number];

/** What is on a menu, where its name doesn't say it. */
const kinds: Partial<Record<MenuId, string>> = { texture: 'hair' };

interface Entry {
  /** Those of its name, its heading and its menu, each between spaces. */
  names: string;
  description: string;
}

/** All typed words are in a name, a heading or a description. A menu's name finds all its services. */
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
      names: spaced(
        [menu.name, menu.original, kinds[menu.id], service.group, service.name, service.original].join(' '),
      ),
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

/** In names anywhere ("cut" in haircut), in descriptions at the start ("hair" not in chair); "haircut" is also a cut on the hair menu. */
const isIn = (entry: Entry, word: string): boolean =>
  isPart(entry, word) ||
  splits(word).some(([one, two]) => entry.names.includes(` ${two} `) && isPart(entry, one));

const isPart = ({ names, description }: Entry, word: string) =>
  names.includes(word) || description.includes(` ${word}`);

const SHORTEST_PART = 3;

const splits = (word: string) =>
  Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const).filter((parts) =>
    parts.every(({ length }) => length >= SHORTEST_PART),
  );

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

/** How many letters may be wrong in a word of this length. */
const mostFaults = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Without the letters that are not heard: `highlite` and `highlight` are both `hilit`. */
const heard = (word: string) => word.replace(/gh/g, '').replace(/e$/, '');
const written = (word: string) => word;

/** By its letters or else its sound; none when it is too far from all of them. Its first letter counts as right. */
function closest(word: string, vocabulary: string[]): string[] {
  for (const form of [written, heard]) {
    const measured = vocabulary
      .filter((other) => other[0] === word[0])
      .map((other) => ({ other, faults: faultsBetween(form(word), form(other)) }));
    const least = Math.min(...measured.map(({ faults }) => faults));
    if (least <= mostFaults(form(word).length))
      return measured.filter(({ faults }) => faults === least).map(({ other }) => other);
  }
  return [];
}

/** Letters to add, to take away, to replace, or to swap with their neighbours (optimal string alignment). */
function faultsBetween(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= one.length; i++) {
    rows.push([]);
    for (let j = 0; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          // At most all letters of both.
          i + j,
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
