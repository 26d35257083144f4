import { checkContent } from './check.ts';
import { firstEdition } from './first-edition.ts';
import { shownPriceRows, withHomePage } from './homePage.ts';
import { describeChanges } from './summary.ts';
import { withValueAt } from './testing/withValueAt.ts';
import { priceWords } from './words/prices.ts';

const edited = (place: string, value: unknown) => withValueAt(firstEdition(), place, value);
const rows = (content = firstEdition()) =>
  shownPriceRows(content).map(({ name, price }) => `${name} ${priceWords(price)}`);
const all = [
  'Bridal Makeup from ₹18,000',
  'Haircut from ₹1,200',
  'Signature Facial ₹2,200',
  'Classic Manicure ₹999',
  "Men's Cut ₹700",
];

test('the rows of a fresh site name services of it', () => expect(rows()).toEqual(all));

test('a row carries what its service costs now, and the name that the owner gave it', () => {
  const content = edited('services.makeup[0].price', { kind: 'fixed', rupees: 1_25_000 });
  const [first, second] = rows(withValueAt(content, 'priceRows[1].name', 'Cut'));
  expect([first, second]).toEqual(['Bridal Makeup ₹1,25,000', 'Cut from ₹1,200']);
});

test.each<[what: string, place: string, value: unknown]>([
  ['it is hidden', 'priceRows[0].hidden', true],
  ['its service is hidden', 'services.makeup[0].hidden', true],
  ['its service says no price', 'services.makeup[0].price', undefined],
  ['its menu is hidden', 'menus[5].hidden', true],
  ['a pasted price list replaced its menu', 'services.makeup', []],
])('a row is not shown when %s', (_, place, value) => {
  expect(rows(edited(place, value))).toEqual(all.slice(1));
  expect(checkContent(edited(place, value)).faults).toBeUndefined();
});

test('publishing says the rows as they will stand, and nothing for a price that its service says', () => {
  const changeLines = (place: string, value: unknown) =>
    describeChanges(firstEdition(), edited(place, value));
  expect(changeLines('priceRows', firstEdition().priceRows.toSpliced(1, 3))).toEqual([
    "Prices on the home page: Bridal Makeup from ₹18,000 · Men's Cut ₹700",
  ]);
  expect(changeLines('priceRows', [])).toContain('Prices on the home page: none');
  expect(changeLines('services.makeup[0].price.rupees', 20_000)).toEqual([
    'Bridal Makeup: from ₹18,000 → from ₹20,000',
  ]);
});

test('a home page without highlights and prices gets them from the menus, the first price of each before the second', () => {
  const { menus, services } = firstEdition();
  const content = {
    ...firstEdition(),
    menus: menus.slice(0, 2).map((menu) => ({ ...menu, summary: `About ${menu.id}` })),
    services: { hair: services.hair ?? [], skin: services.skin?.slice(0, 1) ?? [] },
    ...{ highlights: [], priceRows: [] },
  };
  const made = withHomePage(content);
  expect(made.highlights).toMatchObject([
    { menu: 'hair', title: "Women's Hair", text: 'About hair', linkText: '' },
    { menu: 'skin', title: 'Skin', text: 'About skin', linkText: '' },
  ]);
  const ids = services.hair?.slice(0, 4).map(({ id }) => `hair/${id}`) ?? [];
  expect(made.priceRows.map(({ service }) => service)).toEqual([
    ids[0],
    `skin/${services.skin?.[0]?.id}`,
    ...ids.slice(1),
  ]);
  expect(checkContent(made).faults).toBeUndefined();
  expect(withHomePage(made)).toEqual(made);
});
