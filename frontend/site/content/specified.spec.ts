import type { MenuId, Service } from '@salon/content/description';
import { formatPrice } from '@salon/content/words/prices';
import { servicePaths } from '../../shared/content/paths';
import { editionOne } from '../../test/edition';
import { prose } from './check';

// The texts that the specification fixes word for word, as a fresh site shows them. Change a price or a name here too when it
// changes on purpose.

const { offers, pages, services, navigation, footerColumns, home, servicesContent } = prose;

function service(page: MenuId, name: string): Service {
  const found = editionOne.services[page].find((entry) => entry.name === name);
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
      '/services/prices',
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
    const values = prose.about.values.items.map((value) => value.title);
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
    expect(editionOne.services.spmu.map(({ name, price }) => [name, price && formatPrice(price)])).toEqual([
      ['Microblading', 'from ₹33,200'],
      ['Powder Brows', 'from ₹37,400'],
      ['Lip Blush', 'from ₹41,500'],
      ['Eyeliner', 'from ₹29,100'],
      ['Color Boost', 'from ₹16,600'],
      ['Consultation', 'from ₹4,150'],
    ]);
  });

  it('are six to ten on each page, none of them hidden, each with its highlights', () => {
    for (const menu of Object.values(editionOne.services)) {
      expect(menu.length).toBeGreaterThanOrEqual(6);
      expect(menu.length).toBeLessThanOrEqual(10);
      expect(menu.filter(({ hidden, details }) => hidden || details.length === 0)).toEqual([]);
    }
  });
});

describe('offers', () => {
  it('has the eight packages, their prices and the three Popular badges', () => {
    const { packages } = editionOne.offers;
    expect(packages.map(({ title, price, popular }) => [title, formatPrice(price), popular])).toEqual([
      ['Wax Works', '₹999', false],
      ['Old School Luxe', '₹2,499', true],
      ['Haircut & Olaplex', '₹2,499*', false],
      ['Express Mani-Pedi', '₹1,999', false],
      ['Premium Mani-Pedi', '₹2,799', false],
      ["Men's Ultimate Grooming", '₹2,999', true],
      ["Men's Essential Grooming", '₹1,699', false],
      [expect.stringMatching(/ Facial$/), '₹3,999', true],
    ]);
    expect(packages.every(({ features }) => features.length > 0)).toBe(true);
  });

  it('has the custom package block', () => {
    expect(offers.custom.title).toBe('Need a Custom Package?');
  });
});

describe('the rest that the owner edits', () => {
  it('is eleven reviews, at least nine pictures of work, five highlights and two programmes', () => {
    expect(editionOne.reviews).toHaveLength(11);
    expect(editionOne.photos.work.length).toBeGreaterThanOrEqual(9);
    expect(editionOne.photos.highlights).toHaveLength(home.highlights.length);
    expect(editionOne.academy.programs.map(({ title }) => title)).toEqual([
      'Skincare & Esthetics',
      'Makeup: Basics to Advanced',
    ]);
  });
});

describe('legal pages', () => {
  const text = (page: keyof typeof prose.legal) => JSON.stringify(prose.legal[page]);

  it('promises to answer data requests within one month', () => {
    expect(text('privacy')).toContain('within one month');
    expect(text('terms')).toContain('within one month');
  });

  it('says that children under 13 are not knowingly served', () => {
    expect(text('privacy')).toMatch(/do not knowingly serve.*children under 13/);
    expect(text('terms')).toMatch(/children under 13.*do not knowingly serve/);
  });
});
