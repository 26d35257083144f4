import { z } from 'zod';
import { entry, field, hidden, id, line, list, text, uniqueAddresses } from '../fields.ts';
import highlights from '../first-edition/highlights.json' with { type: 'json' };
import menus from '../first-edition/menus.json' with { type: 'json' };
import { placedPhoto } from './photos.ts';

const ADDRESS = 'Please enter an address of letters, digits and hyphens, as in bridal-makeup.';
/** Addresses below /services that are other pages. */
export const OTHER_PAGES = ['prices'];
const isAddress = (value: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(value) && value.length <= 60;

const address = () =>
  text(ADDRESS, {
    is: (value) => isAddress(value) && !OTHER_PAGES.includes(value.toLowerCase()),
    maxLength: 60,
  });

export const Menu = entry(
  'Menu',
  {
    one: 'menu',
    list: 'Menus',
    search: 'menu page address introduction',
  },
  {
    id: id(),
    hidden: hidden(),
    name: line('Name', { max: 60, required: true }),
    address: field('Address', address(), {
      control: 'text',
      change: 'none',
      help: 'Of its page, after /services/. Its former addresses lead there too.',
    }),
    former: field('Former addresses', list('former addresses', address(), { max: 20 }).default([]), {
      control: 'none',
      change: 'none',
    }),
    picture: placedPhoto(),
    summary: line('On its card', { max: 300, help: 'One sentence in the list of services.' }),
    title: line('Headline of the page', { max: 100, help: 'Empty: its name.' }),
    subtitle: line('Lead', { max: 300 }),
    introTitle: line('Headline of the introduction', { max: 100 }),
    introText: line('Introduction', { max: 1_000 }),
    closingTitle: line('Headline at the end', { max: 100 }),
    closingText: line('Text at the end', { max: 500 }),
    note: line('Small print under this menu', {
      max: 500,
      changeLabel: 'small print',
      help: 'Such as what an asterisk means; nothing is shown when it is empty.',
    }),
    searchTitle: line('Title for search engines', { max: 60, help: 'Empty: its name.' }),
    searchDescription: line('Description for search engines', {
      max: 200,
      help: 'Empty: the sentence of its card.',
    }),
  },
);
export type Menu = z.output<typeof Menu>;

/** No two menus have one address, whether it is their present or a former one. */
export const Menus = list('menus', Menu, { max: 40 })
  .superRefine(uniqueAddresses('Another menu has this address.'))
  .default(menus.map((menu) => Menu.parse(menu)));

/** The menu to which an entry leads. */
export const toMenu = () => field('Leads to', id(), { control: 'menu', change: 'none' });

export const Highlight = entry(
  'Highlight',
  {
    one: 'highlight',
    list: 'Highlights',
    search: 'home page highlight',
  },
  {
    id: id(),
    hidden: hidden(),
    menu: toMenu(),
    title: line('Headline', { max: 100, required: true }),
    text: line('Text', { max: 500 }),
    linkText: line('Words of the link', { max: 60, help: 'Empty: See the menu.' }),
    picture: placedPhoto(),
  },
);
export type Highlight = z.output<typeof Highlight>;

/** A fresh site has a photograph in one of them. */
export const Highlights = list('highlights', Highlight, { max: 9 }).default(
  highlights.map((highlight) => Highlight.parse(highlight)),
);
