import { describe, expect, it } from '@jest/globals';
import { siteContent } from '@salon/content/testing/siteContent';
import { placeOf, search } from './places';

describe('the place of a path', () => {
  it.each([
    ['services.hair', '/admin/site/services/hair', "Women's Hair"],
    ['notes.skin', '/admin/site/services/skin', 'Skin · small print'],
    ['services.hair[1].price.rupees', '/admin/site/services/hair/hair-spa', 'Hair Spa · price'],
    ['offers.packages[0].features[2]', '/admin/site/offers/wax-works', 'Wax Works · what is in it'],
    ['offers.footnote', '/admin/site/offers', 'Offers · footnote'],
    ['hours.weekly.monday[0].closes', '/admin/site/hours', 'Monday · times'],
    ['hours.special[0].until', '/admin/site/hours', 'Special days'],
    ['notices[0].text', '/admin/site/notices', 'Notices'],
    ['contact.whatsapp', '/admin/site/contact', 'Chat number'],
    ['reviews[2].author', '/admin/site/reviews', 'Review by Sara · first name'],
    ['photos.work', '/admin/site/photos', 'Photographs'],
    ['photos.heroes.hair.alt', '/admin/site/photos/photos.heroes.hair', "Top of Women's Hair · description"],
  ])('%s', (path, to, name) => {
    expect(placeOf(siteContent, path)).toEqual({ to: `${to}#${path}`, name });
  });
});

describe('the search', () => {
  const found = (typed: string) => search(siteContent, [], typed).map(({ name }) => name);

  it('leads to the price of a service', () => {
    expect(search(siteContent, [], 'hair spa')[0]).toEqual({
      to: '/admin/site/services/hair/hair-spa#services.hair[1].price.rupees',
      name: 'Hair Spa',
      detail: "Women's Hair · from ₹1,800",
      words: expect.any(String),
    });
  });

  it.each([
    ['WAX', 'Wax Works'],
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
