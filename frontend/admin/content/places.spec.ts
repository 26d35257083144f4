import { describe, expect, it } from '@jest/globals';
import { siteContent } from '@salon/content/testing/siteContent';
import { placeOf, search } from './places';

describe('the place of a path', () => {
  it.each([
    ['services.hair', '/admin/site/services/hair', "Women's Hair"],
    ['notes.skin', '/admin/site/services/skin', 'Skin · small print'],
    ['offers.packages[0].features[2]', '/admin/site/offers/wax-works', 'Wax Works · what is in it'],
    ['offers.footnote', '/admin/site/offers', 'Offers · footnote'],
    ['hours.weekly.monday[0].closes', '/admin/site/hours', 'Monday · times'],
    ['hours.special[0].until', '/admin/site/hours', 'Special days'],
    ['notices[0].text', '/admin/site/notices', 'Notices'],
    [
      'photos.heroes.hair.image',
      '/admin/site/photos/photos.heroes.hair',
      "Photographs · Top of Women's Hair · picture",
    ],
    ['contact.whatsapp', '/admin/site/contact', 'Chat number'],
    ['contact.landmark', '/admin/site/contact', 'Landmark'],
    ['photos.work', '/admin/site/photos', 'Photographs'],
    [
      'academy.programs[0].gallery[1].alt',
      '/admin/site/academy/foundation',
      'Foundation · picture 2 · description',
    ],
  ])('%s', (path, to, name) => {
    expect(placeOf(siteContent, path)).toEqual({ to: `${to}#${path}`, name });
  });
});

describe('the search', () => {
  const found = (typed: string) => search(siteContent, typed).map(({ name }) => name);

  it('leads to the price of a service', () => {
    expect(search(siteContent, 'hair spa')[0]).toEqual({
      to: '/admin/site/services/hair/hair-spa#services.hair[1].price.rupees',
      name: 'Hair Spa',
      detail: "Women's Hair · from ₹1,800",
      words: expect.any(String),
    });
  });

  it.each([
    ['wax', 'Wax Works'],
    ['HOLIDAY', 'Closed days and special hours'],
    ['whatsapp', 'Chat number'],
    ['kind hands', 'Review by Anita'],
    ['womens hair menu', "Women's Hair: all services"],
    ['seats', 'Foundation'],
  ])('knows “%s”', (typed, name) => {
    expect(found(typed)).toContain(name);
  });

  it('finds nothing for nothing, and for what there is not', () => {
    expect(found('  ')).toEqual([]);
    expect(found('zebra')).toEqual([]);
  });
});
