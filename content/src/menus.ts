/** The menus, in the order of the cards on /services, with the names that everybody reads. */
export const menuNames = {
  hair: "Women's Hair",
  skin: 'Skin',
  menshair: "Men's Hair",
  texture: 'Texture',
  nail: 'Nail',
  makeup: 'Make Up',
  edit: 'The Beauty Edit',
  spmu: 'Semi-Permanent Makeup',
  haircolor: 'Hair Colouring',
} as const;

export type MenuId = keyof typeof menuNames;
export const menuIds = Object.keys(menuNames) as MenuId[];

/** The pages with a picture on top. */
export const heroNames = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  offers: 'Offers',
  academy: 'Academy',
  ...menuNames,
} as const;
export type HeroPage = keyof typeof heroNames;
export const heroPages = Object.keys(heroNames) as HeroPage[];

/** The pages that show questions, in the order in which the owner chooses them. */
export const questionPageNames = {
  home: 'Home',
  services: 'Services',
  prices: 'Price list',
  offers: 'Offers',
  academy: 'Academy',
  ...menuNames,
} as const;
export type QuestionPage = keyof typeof questionPageNames;
export const questionPages = Object.keys(questionPageNames) as [QuestionPage, ...QuestionPage[]];

/** An object with a value for each of the keys. */
export const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
