import type { Menu, SiteContent } from './description.ts';
import { newMenu, withFormerAddresses } from './newMenu.ts';
import { sampleContent } from './testing/sample.ts';

const { menus } = sampleContent();
const renamed = menus.map((menu) => (menu.id === 'hair' ? { ...menu, former: ['Womens-hair'] } : menu));

test.each([
  ['Bridal Makeup', 'bridal-makeup', 'bridal-makeup'],
  ["Women's hair", 'womens-hair', 'womens-hair-2'],
  ['✨', 'menu', 'menu'],
])('a new menu “%s” has the id %s and the address %s', (name, id, address) => {
  expect(newMenu(name, renamed)).toMatchObject({ id, name, address, former: [], hidden: false });
});

const [first] = menus as [Menu];
const at = (address: string, former: string[] = []): SiteContent => ({
  ...sampleContent(),
  menus: [{ ...first, address, former }],
});
const published = (addresses: string[]) =>
  addresses.map((address) => at(address)).reduce((before, after) => withFormerAddresses(before, after))
    .menus[0]?.former;

test.each([
  ['one change', ['hair', 'women'], ['hair']],
  ['the same address', ['hair', 'hair'], []],
  ['one that goes back', ['hair', 'women', 'HAIR'], ['women']],
])('the former addresses of a menu after %s', (_, addresses, former) =>
  expect(published(addresses)).toEqual(former),
);
