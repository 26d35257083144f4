import { content } from './check';
import { servicePaths } from './paths';
import type { Service } from './types';

// What the specification fixes word for word. Who changes one of these prices or names on purpose changes it here too.

const { menus, offers, pages, services, navigation, footerColumns, home, servicesContent } = content;

const menuOf = (page: keyof typeof menus): Service[] => menus[page].groups.flatMap((group) => group.services);

function service(page: keyof typeof menus, name: string): Service {
  const found = menuOf(page).find((entry) => entry.name === name);
  if (!found) throw new Error(`No "${name}" among the services of ${page}`);
  return found;
}

describe('navigation', () => {
  it('has the seven header entries in their order', () => {
    expect(navigation.map((entry) => entry.label)).toEqual([
      'HOME',
      'ABOUT',
      'SERVICES',
      'ACADEMY',
      'BLOG',
      'BOOK APPOINTMENT',
      'OFFERS',
    ]);
  });

  it('has the two footer columns', () => {
    expect(footerColumns.map(({ title, links }) => [title, links.map((link) => link.label)])).toEqual([
      ['Quick Links', ['Home', 'About Us', 'Services', 'Blog', 'Terms & Conditions', 'Privacy Policy']],
      ['Services', ['Hair Services', 'Nail Services', 'Skin Care', 'Hair Texture']],
    ]);
  });
});

describe('pages', () => {
  it('keeps the spelling of every route', () => {
    const { notFound: _, ...routed } = pages;
    expect(Object.values(routed).map((page) => page.path)).toEqual([
      '/',
      '/about',
      '/services',
      '/offers',
      '/blog',
      '/Academy',
      '/TermsAndConditions',
      '/PrivacyPolicy',
    ]);
    expect(Object.values(servicePaths).flat().sort()).toEqual([
      '/services/Haircolor',
      '/services/Menshair',
      '/services/Texture',
      '/services/edit',
      '/services/hair',
      '/services/makeup',
      '/services/makup',
      '/services/nail',
      '/services/skin',
      '/services/spmu',
    ]);
  });

  it('lists the seven service cards, and semi-permanent makeup', () => {
    const cards = Object.values(services).filter((page) => page.listed);
    expect(cards.map((page) => page.name)).toEqual([
      "Women's Hair",
      'Skin',
      "Men's Hair",
      'Texture',
      'Nail',
      'Make Up',
      'The Beauty Edit',
      'Semi-Permanent Makeup',
    ]);
  });

  it('names free consultation, premium products and skilled professionals', () => {
    const points = servicesContent.points.map((point) => point.title);
    expect(points).toEqual(
      expect.arrayContaining(['Free consultation', 'Premium products', 'Skilled professionals']),
    );
  });

  it('highlights five services on the home page', () => {
    expect(home.highlights.map(({ title, to }) => [title, to])).toEqual([
      ["Women's Hair", '/services/hair'],
      ['Hair Colouring', '/services/Haircolor'],
      ['Skin', '/services/skin'],
      ["Men's Hair", '/services/Menshair'],
      ['Hair Texture', '/services/Texture'],
    ]);
  });

  it('has the three values', () => {
    const values = content.about.values.items.map((value) => value.title);
    expect(values).toEqual(['Sustainability', 'Personalization', 'Comfort']);
  });
});

describe('services', () => {
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
  ] as const)('%s: %s takes %s', (page, name, duration) => {
    expect(service(page, name).duration).toBe(duration);
  });

  it('has the starting prices of semi-permanent makeup', () => {
    expect(menuOf('spmu').map(({ name, price }) => [name, price])).toEqual([
      ['Microblading', { rupees: 33200, from: true }],
      ['Powder Brows', { rupees: 37400, from: true }],
      ['Lip Blush', { rupees: 41500, from: true }],
      ['Eyeliner', { rupees: 29100, from: true }],
      ['Color Boost', { rupees: 16600, from: true }],
      ['Consultation', { rupees: 4150, from: true }],
    ]);
  });
});

describe('offers', () => {
  it('has the eight packages, their prices and the three Popular badges', () => {
    expect(offers.packages.map(({ title, price, popular }) => [title, price, popular])).toEqual([
      ['Wax Works', { rupees: 999 }, undefined],
      ['Old School Luxe', { rupees: 2499 }, true],
      ['Haircut & Olaplex', { rupees: 2499, conditions: true }, undefined],
      ['Express Mani-Pedi', { rupees: 1999 }, undefined],
      ['Premium Mani-Pedi', { rupees: 2799 }, undefined],
      ["Men's Ultimate Grooming", { rupees: 2999 }, true],
      ["Men's Essential Grooming", { rupees: 1699 }, undefined],
      [expect.stringMatching(/ Facial$/), { rupees: 3999 }, true],
    ]);
  });

  it('has the custom package block', () => {
    expect(offers.custom.title).toBe('Need a Custom Package?');
  });
});

describe('legal pages', () => {
  const text = (page: keyof typeof content.legal) => JSON.stringify(content.legal[page]);

  it('promises to answer data requests within one month', () => {
    expect(text('privacy')).toContain('within one month');
    expect(text('terms')).toContain('within one month');
  });

  it('says that children under 13 are not knowingly served', () => {
    expect(text('privacy')).toMatch(/do not knowingly serve.*children under 13/);
    expect(text('terms')).toMatch(/children under 13.*do not knowingly serve/);
  });
});
