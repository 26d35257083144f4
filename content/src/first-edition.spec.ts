import { firstEdition } from './first-edition.ts';
import { formatPrice } from './words/prices.ts';

// What the specification fixes word for word, and what holds for all texts of a fresh site. The addresses of all pages and their
// headings are in e2e/support/pages.ts.

const { salon, menus, highlights, words, services, photos, academy } = firstEdition();

const { notFound, ...pages } = words;
const searched = [
  ...Object.values({ ...pages, notFound }).flatMap((page) => ('search' in page ? [page.search] : [])),
  ...menus.map((menu) => ({ title: menu.searchTitle, description: menu.searchDescription })),
];

test.each(['title', 'description'] as const)('every page has a %s of its own', (key) => {
  expect(new Set(searched.map((page) => page[key])).size).toBe(searched.length);
  expect(searched).toHaveLength(20);
});

test.each(searched)('$title fits into search results', ({ title, description }) => {
  expect(title.length).toBeLessThanOrEqual(45);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('the navigation, the footer and the name', () => {
  expect(Object.values(words.navigation).join(' · ')).toBe(
    'HOME · ABOUT · SERVICES · ACADEMY · BLOG · BOOK APPOINTMENT · OFFERS',
  );
  const { footer, home, about, services, blog, terms, privacy } = words;
  const links = [home, about, services, blog, terms, privacy].map(({ name }) => name);
  expect([footer.links, ...links].join(' · ')).toBe(
    'Quick Links · Home · About Us · Services · Blog · Terms & Conditions · Privacy Policy',
  );
  expect([footer.services, ...footer.menus.map(({ label }) => label)].join(' · ')).toBe(
    'Services · Hair Services · Nail Services · Skin Care · Hair Texture',
  );
  expect(salon.name).toBe('Kadali — Salon & Academy');
});

test('the cards of the services, and five highlights', () => {
  expect(menus.map(({ name }) => name)).toEqual([
    ...["Women's Hair", 'Skin', "Men's Hair", 'Texture', 'Nail', 'Make Up', 'The Beauty Edit'],
    ...['Semi-Permanent Makeup', 'Hair Colouring'],
  ]);
  expect(highlights.map(({ menu }) => menu)).toEqual(['hair', 'haircolor', 'skin', 'menshair', 'texture']);
});

test.each([
  ['hair', 'Haircut', '45-60 mins'],
  ['hair', 'Hair Spa', '60-90 mins'],
  ['hair', 'Blowout', '45 mins'],
  ['skin', 'Clean-Up', '25-30 mins'],
  ['skin', 'Detan', '20-25 mins'],
  ['skin', 'Signature Facial', '60-90 mins'],
  ['haircolor', 'Global Hair Colour', '90-240 mins'],
  ['texture', 'Hair Botox', '180-300 mins'],
  ['texture', 'Smoothing', '180-300 mins'],
  ['makeup', 'Bridal Makeup', '130-150 mins'],
  ['menshair', "Men's Cut", '45-50 mins'],
  ['menshair', 'Beard Shape & Trim', '25-35 mins'],
  ['edit', 'Waxing', '30-60 mins'],
])('%s: %s takes %s', (menu, name, duration) => {
  expect(services[menu]?.find((service) => service.name === name)?.duration).toBe(duration);
});

test('how much there is of everything', () => {
  for (const menu of Object.values(services)) {
    expect(menu.length).toBeGreaterThanOrEqual(6);
    expect(menu.length).toBeLessThanOrEqual(10);
    expect(menu.filter(({ hidden, details }) => hidden || details.length === 0)).toEqual([]);
  }
  const spmu = services.spmu?.map(({ name, price }) => `${name} ${price && formatPrice(price)}`);
  expect(spmu?.join(', ')).toBe(
    'Microblading from ₹33,200, Powder Brows from ₹37,400, Lip Blush from ₹41,500, Eyeliner from ₹29,100, Color Boost from ₹16,600, Consultation from ₹4,150',
  );
  expect(photos.work.length).toBeGreaterThanOrEqual(9);
  expect(academy.programs.map(({ title }) => title)).toEqual([
    'Skincare & Esthetics',
    'Makeup: Basics to Advanced',
  ]);
});

test('privacy and terms answer within one month, and do not serve children under 13', () => {
  for (const text of [JSON.stringify(words.privacy), JSON.stringify(words.terms)]) {
    expect(text).toContain('within one month');
    expect(text).toMatch(
      /do not knowingly serve.*children under 13|children under 13.*do not knowingly serve/,
    );
  }
});
