import type { Price } from './description/prices.ts';

/** A menu or a service as far as it is named, or hidden. */
export interface Named {
  id: string;
  name: string;
  hidden: boolean;
}

/** Content as far as names of menus, and names and prices of services are needed. */
export interface WithServices {
  menus: Named[];
  services: Record<MenuId, (Named & { price?: Price })[]>;
}

/** The pages with a picture on top, besides the menus. */
export const heroNames = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  offers: 'Offers',
  academy: 'Academy',
} as const;
export type HeroPage = keyof typeof heroNames;
export const heroPages = Object.keys(heroNames) as HeroPage[];

/** The pages besides the menus that show questions, in the order in which the owner chooses them. */
const questionPageNames = {
  home: 'Home',
  services: 'Services',
  prices: 'Price list',
  offers: 'Offers',
  academy: 'Academy',
} as const;
/** One of the pages above, or the id of a menu. */
export type QuestionPage = string;

/** The id of a menu: it stays when the menu is renamed. */
export type MenuId = string;

/** All pages that can show questions: id and name. */
export const questionPages = ({ menus }: Pick<WithServices, 'menus'>): [QuestionPage, string][] => [
  ...Object.entries(questionPageNames),
  ...menus.map(({ id, name }): [string, string] => [id, name]),
];

/** A menu's name; its id when it is gone. */
export const menuName = ({ menus }: Pick<WithServices, 'menus'>, id: MenuId): string =>
  menus.find((menu) => menu.id === id)?.name ?? id;

/** Whether a menu is shown and has something on it. Nothing on the site leads to another one. */
export const isOffered = ({ services }: Pick<WithServices, 'services'>, { id, hidden }: Named): boolean =>
  !hidden && (services[id] ?? []).some((service) => !service.hidden);

/** What a service that an entry names by `menu/id` is called, even a hidden one; empty when it is gone. */
export function serviceName({ services }: Pick<WithServices, 'services'>, reference: string): string {
  const [menu = '', id] = reference.split('/');
  return services[menu]?.find((service) => service.id === id)?.name ?? '';
}

/** An object with a value for each of the keys. */
export const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
