import { sampleContent } from '@salon/content/testing/sample';
import { placeOf, search } from './places';

const content = sampleContent();

it.each([
  ['services.hair', '/admin/site/prices', "Women's Hair"],
  ['services.hair[0].price.rupees', '/admin/site/prices', 'Hair Spa · price'],
  ['services.hair[0].terms.advance', '/admin/site/prices', 'Hair Spa · terms of a visit'],
  ['offers.packages[0].features[2]', '/admin/site/prices', 'Wax Works · what is in it'],
  ['offers.footnote', '/admin/site/prices', 'Offers · footnote'],
  ['hours.weekly.monday[0].closes', '/admin/site/hours', 'Monday'],
  ['hours.weekly', '/admin/site/hours', 'Hours & notices'],
  ['hours.special[9].until', '/admin/site/hours', 'Hours & notices'],
  ['notices[9].text', '/admin/site/hours', 'Hours & notices'],
  ['contact.whatsapp', '/admin/site/salon', 'Chat number'],
  ['reviews[1].author', '/admin/site/reviews', 'Review by Farah · first name'],
  ['photos.work', '/admin/site/photos', 'Our work'],
  ['photos.work[3].alt', '/admin/site/photos', 'Our work'],
  ['photos.heroes.home', '/admin/site/photos', 'Top of Home'],
  ['words.about.values.items[1].title', '/admin/site/words/about', 'Personalization · headline'],
  ['salon.founded', '/admin/site/salon', 'Founded in'],
  ['words.home.search.title', '/admin/site/words/home', 'Home, For search engines · title'],
  ['words.everywhere.book', '/admin/site/words/everywhere', 'On every page · button to the chat'],
  ['pages.order[0]', '/admin/site/look', 'Order of the home page'],
  ['pages.academy', '/admin/site/look', 'Academy'],
  ['menus[0].picture.alt', '/admin/site/prices', "Women's Hair · picture"],
  [
    'translations.ml.texts.reviews/farah/author.text',
    '/admin/site/languages/ml',
    'Malayalam · Review by Farah · first name',
  ],
  ['translations.ml.texts.words:Add. Now.text', '/admin/site/languages/ml', 'Malayalam · Add. Now'],
])('the place of %s', (path, to, name) => {
  expect(placeOf(content, path)).toEqual({ to: `${to}#${path}`, name });
});

it('a percent sign in a word is none of its address', () => {
  const path = 'translations.ml.texts.words:{share} % of the price.text';
  const [, hash = ''] = placeOf(content, path).to.split('#');
  expect(decodeURIComponent(hash)).toBe(path);
});

describe('the search', () => {
  const found = (typed: string) => search(content, [], typed).map(({ name }) => name);

  it('leads to the price of a service; finds nothing for nothing, and for what there is not', () => {
    expect(search(content, [], 'hair spa')[0]).toEqual({
      to: '/admin/site/prices#services.hair[0].price',
      name: 'Hair Spa',
      detail: "Women's Hair · from ₹1,800",
      words: expect.any(String),
    });
    expect([...found('  '), ...found('zebra')]).toEqual([]);
  });

  it.each([
    ['WAX', 'Wax Works'],
    ['മലയാളം', 'Malayalam'],
    ['whatsapp', 'Chat number'],
    ['what i asked', 'Review by Divya'],
    ['womens hair menu', "Women's Hair"],
    ['seats', 'Makeup'],
    ['monday', 'Monday'],
    ['footnote', 'Offers · footnote'],
    ['beauty, unhurried', 'Home, The opening · headline'],
  ])('knows “%s”', (typed, name) => {
    expect(found(typed)).toContain(name);
  });
});
