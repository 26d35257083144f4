import { checkContent } from './check.ts';
import { firstEdition } from './first-edition.ts';
import { withHomePage } from './homePage.ts';

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
