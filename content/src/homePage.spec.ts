import { checkContent } from './check.ts';
import { firstEdition } from './first-edition.ts';
import { shownPriceRows, withHomePage } from './homePage.ts';
import { describeChanges } from './summary.ts';
import { priceWords } from './words/prices.ts';

const edited = (change: (content: ReturnType<typeof firstEdition>) => void) => {
  const content = structuredClone(firstEdition());
  change(content);
  return content;
};
const rows = (change: Parameters<typeof edited>[0] = () => {}) =>
  shownPriceRows(edited(change)).map(({ name, price }) => `${name} ${priceWords(price)}`);
const all = [
  'Bridal Makeup from ₹18,000',
  'Haircut from ₹1,200',
  'Signature Facial ₹2,200',
  'Classic Manicure ₹999',
  "Men's Cut ₹700",
];

test('the rows of a fresh site name services of it', () => expect(rows()).toEqual(all));

test('a row carries what its service costs now, and the name that the owner gave it', () => {
  const [first, second] = rows(({ services, priceRows }) => {
    Object.assign(services.makeup?.[0] ?? {}, { price: { kind: 'fixed', rupees: 1_25_000 } });
    Object.assign(priceRows[1] ?? {}, { name: 'Cut' });
  });
  expect([first, second]).toEqual(['Bridal Makeup ₹1,25,000', 'Cut from ₹1,200']);
});

test.each<[what: string, change: Parameters<typeof edited>[0]]>([
  ['it is hidden', ({ priceRows }) => Object.assign(priceRows[0] ?? {}, { hidden: true })],
  ['its service is hidden', ({ services }) => Object.assign(services.makeup?.[0] ?? {}, { hidden: true })],
  ['its service says no price', ({ services }) => delete services.makeup?.[0]?.price],
  [
    'its menu is hidden',
    ({ menus }) => Object.assign(menus.find(({ id }) => id === 'makeup') ?? {}, { hidden: true }),
  ],
  ['a pasted price list replaced its menu', ({ services }) => (services.makeup = [])],
])('a row is not shown when %s', (_, change) => {
  expect(rows(change)).toEqual(all.slice(1));
  expect(checkContent(edited(change)).faults).toBeUndefined();
});

test('publishing says the rows as they will stand, and nothing for a price that its service says', () => {
  const changeLines = (change: Parameters<typeof edited>[0]) =>
    describeChanges(firstEdition(), edited(change));
  expect(changeLines(({ priceRows }) => priceRows.splice(1, 3))).toEqual([
    "Prices on the home page: Bridal Makeup from ₹18,000 · Men's Cut ₹700",
  ]);
  expect(changeLines(({ priceRows }) => priceRows.splice(0))).toContain('Prices on the home page: none');
  expect(
    changeLines(({ services }) => Object.assign(services.makeup?.[0]?.price ?? {}, { rupees: 20_000 })),
  ).toEqual(['Bridal Makeup: from ₹18,000 → from ₹20,000']);
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
