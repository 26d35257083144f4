import { existsSync } from 'node:fs';
import { photos } from '@salon/content/photos';
import { formatPrice } from '@salon/content/words/prices';
import { home } from '../../shared/content/home';
import { pages } from '../../shared/content/pages';
import { services } from '../../shared/content/services/catalogue';
import { editionOne } from '../../test/edition';
import { about } from './about';
import { academy } from './academy';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { footerColumns, navigation } from './navigation';
import { offers } from './offers';
import { listSamples, samples } from './samples';
import { menus, priceList, servicesContent } from './services';

const { notFound, ...routed } = pages;
const all = [...Object.values(pages), ...Object.values(services)];
const prose = {
  all,
  home,
  about,
  academy,
  offers,
  menus,
  priceList,
  servicesContent,
  privacy,
  terms,
  photos,
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const child of Object.values(value)) yield* textsIn(child);
}

describe('the texts in the code', () => {
  it('are none of them empty or untidy', () => {
    const texts = [...textsIn(prose), ...textsIn([navigation, footerColumns])];
    expect(texts.length).toBeGreaterThan(380);
    expect(texts.filter((text) => !text.trim() || /^\s|\s$|\s{2}/.test(text))).toEqual([]);
  });

  it.each(['title', 'description', 'path'] as const)('give every page a %s of its own', (key) => {
    expect(new Set(all.map((page) => page[key])).size).toBe(all.length);
  });

  it.each(all)('fit into search results: $path', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('name no number in a description that the owner can change', () => {
    for (const { description } of [
      pages.home,
      pages.services,
      pages.offers,
      pages.academy,
      ...Object.values(services),
    ])
      expect(description).not.toMatch(/\d|₹|\b(two|three|five|seven|eight|nine|ten|eleven)\b/i);
  });

  it('link to pages of the site only', () => {
    const header = navigation.flatMap((entry) => ('children' in entry ? entry.children : entry));
    const links = [...header, ...footerColumns.flatMap((column) => column.links), ...home.highlights];
    const known = [...Object.values(routed), ...Object.values(services)].map(({ path }) => path);
    for (const link of links) if ('to' in link) expect(known).toContain(link.to);
  });

  it('describe photographs that are there', () => {
    const inFrontend = (path: string) => new URL(`../../${path}`, import.meta.url);
    for (const name of Object.keys(photos))
      expect([name, existsSync(inFrontend(`photos/${name}.jpg`))]).toEqual([name, true]);
    for (const { where } of samples)
      if (!where.startsWith('admin: ')) expect([where, existsSync(inFrontend(where))]).toEqual([where, true]);
  });
});

// What the specification fixes word for word. The addresses of all pages and their headings are in e2e/support/pages.ts.
describe('as specified', () => {
  it('are the footer’s columns', () => {
    expect(footerColumns.map(({ title, links }) => [title, ...links.map(({ label }) => label)])).toEqual([
      ['Quick Links', 'Home', 'About Us', 'Services', 'Blog', 'Terms & Conditions', 'Privacy Policy'],
      ['Services', 'Hair Services', 'Nail Services', 'Skin Care', 'Hair Texture'],
    ]);
  });

  it('are the cards of the services, and five highlights', () => {
    expect(Object.values(services).map(({ name }) => name)).toEqual([
      ...["Women's Hair", 'Skin', "Men's Hair", 'Texture', 'Nail', 'Make Up', 'The Beauty Edit'],
      ...['Semi-Permanent Makeup', 'Hair Colouring'],
    ]);
    const { hair, haircolor, skin, menshair, texture } = services;
    expect(home.highlights.map(({ to }) => to)).toEqual(
      [hair, haircolor, skin, menshair, texture].map(({ path }) => path),
    );
  });

  it('are the points that come with each service', () => {
    const points = servicesContent.points.map(({ title }) => title);
    for (const point of ['Free consultation', 'Premium products', 'Skilled professionals'])
      expect(points).toContain(point);
  });

  it.each([
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
  ] as const)('%s: %s takes %s', (menu, name, duration) => {
    expect(editionOne.services[menu].find((service) => service.name === name)?.duration).toBe(duration);
  });

  it('is what a fresh site has of everything', () => {
    for (const menu of Object.values(editionOne.services)) {
      expect(menu.length).toBeGreaterThanOrEqual(6);
      expect(menu.length).toBeLessThanOrEqual(10);
      expect(menu.filter(({ hidden, details }) => hidden || details.length === 0)).toEqual([]);
    }
    const spmu = editionOne.services.spmu.map(({ name, price }) => `${name} ${price && formatPrice(price)}`);
    expect(spmu.join(', ')).toBe(
      'Microblading from ₹33,200, Powder Brows from ₹37,400, Lip Blush from ₹41,500, Eyeliner from ₹29,100, Color Boost from ₹16,600, Consultation from ₹4,150',
    );
    expect(editionOne.photos.work.length).toBeGreaterThanOrEqual(9);
    expect(editionOne.academy.programs.map(({ title }) => title)).toEqual([
      'Skincare & Esthetics',
      'Makeup: Basics to Advanced',
    ]);
  });

  it('is the answer within one month, and that children under 13 are not served', () => {
    for (const text of [JSON.stringify(privacy), JSON.stringify(terms)]) {
      expect(text).toContain('within one month');
      expect(text).toMatch(
        /do not knowingly serve.*children under 13|children under 13.*do not knowingly serve/,
      );
    }
  });
});

describe('the samples to replace', () => {
  const sampleSite: Site = __SITE__;

  it('are what nobody has set, made-up content, and notes for a lawyer', () => {
    const list = listSamples({ ...sampleSite, name: 'Another Salon' }, sampleSite).join('\n');
    expect(list).toContain('admin: Contact, e-mail: still the sample "hello@example.com"');
    expect(list).not.toContain('SALON_NAME');
    expect(list).toContain('admin: Reviews');
    expect(list).toMatch(/legal\/privacy\.ts: for a lawyer: .* under 18 .* breach/);
  });

  it('are not what an edition has replaced', () => {
    const content = structuredClone(editionOne);
    content.reviews.splice(3);
    content.contact.email = 'kadali@salon.example';
    const list = listSamples(sampleSite, sampleSite, content).join('\n');
    expect(list).not.toContain('admin: Reviews');
    expect(list).not.toContain('e-mail');
    expect(list).toContain('admin: Services');
  });
});
