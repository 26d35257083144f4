import type { Price, SiteContent } from './description.ts';
import { describeChanges } from './summary.ts';
import { sampleContent } from './testing/sample.ts';
import { withValueAt } from './testing/withValueAt.ts';

const sample = sampleContent();

/** The lines that describe other values at some paths. */
const changeLines = (changes: Record<string, unknown>, before = sample): string[] =>
  describeChanges(before, changed(changes, before));

const changed = (changes: Record<string, unknown>, before: SiteContent) =>
  Object.entries(changes).reduce((content, [path, value]) => withValueAt(content, path, value), before);

const SPA = 'services.hair[0]';
const [spa, cut] = sample.services.hair ?? [];
const [question] = sample.questions;
const early = [{ opens: '09:00', closes: '18:00' }];

const NO_HOME =
  'Nothing is in it, so it is not shown: the highlights on the home page and the prices on the home page';

test.each<[what: string, changes: Record<string, unknown>, lines: string[], before?: SiteContent]>([
  ['nothing', {}, []],
  [
    'addresses that are no longer reachable, or lead to others',
    {
      'menus[0].address': 'women',
      'menus[1].hidden': true,
      'menus[2].address': 'gents',
      'menus[2].hidden': true,
    },
    [
      'No longer reachable: /services/skin and /services/Menshair',
      '/services/hair leads to /services/women',
      "2 menus hidden: Skin and Men's Hair",
    ],
  ],
  [
    'a removed menu, with its services',
    { menus: sample.menus.slice(1), services: { ...sample.services, hair: undefined } },
    [
      'No longer reachable: /services/hair',
      'The QR code /go/card leads to a page that will be gone',
      NO_HOME,
      "Women's Hair is removed",
    ],
  ],
  [
    'a short address to a page that is not there, once',
    { 'shortcuts[0].leadsTo': '/bridal', 'shortcuts[1].name': 'Cards' },
    [
      'The QR code /go/window leads to a page that will be gone',
      'Shop window: leads to /offers → /bridal',
      'Card is now called Cards',
    ],
    changed({ 'pages.bridal': false, 'shortcuts[1].leadsTo': '/bridal' }, sample),
  ],
  [
    'values of a service, and the names of its long texts',
    { [`${SPA}.duration`]: '75 mins', [`${SPA}.description`]: 'Anew.', [`${SPA}.details`]: ['Steam'] },
    ['Hair Spa: 45-60 mins → 75 mins', 'Hair Spa: new description and highlights'],
  ],
  [
    'hidden services, and that their menu is empty without them',
    { [`${SPA}.hidden`]: true, 'services.hair[1].hidden': true },
    [
      NO_HOME,
      "Without services, so nothing leads there: Women's Hair",
      '2 services hidden: Hair Spa and Haircut',
    ],
  ],
  [
    'a new service',
    { 'services.skin': [{ ...spa, id: 'glow', name: 'Glow Facial' }] },
    ['New service: Glow Facial, from ₹1,800, in Skin'],
  ],
  ['a removed service', { 'services.hair': [cut] }, ['Hair Spa is removed']],
  [
    'small print, footnote and parts of a package',
    {
      'menus[0].note': 'Long hair costs more.',
      'offers.footnote': 'On weekdays.',
      'offers.packages[0].popular': false,
      'offers.packages[0].until': undefined,
      'offers.packages[0].worth': 3100,
    },
    [
      "Women's Hair: new small print",
      'Wax Works: worth ₹1,400 → ₹3,100',
      'Wax Works: Popular → not Popular',
      'Wax Works: last day 20 January 2026 → no date',
      'Offers: new footnote',
    ],
  ],
  [
    'hours by day',
    { 'hours.weekly.monday': early, 'hours.weekly.sunday': [] },
    ['Monday: closed → 9 am – 6 pm', 'Sunday: 10 am – 8 pm → closed'],
  ],
  [
    'special days and notices',
    {
      'hours.special': [
        ...sample.hours.special,
        { id: 'onam', from: '2026-08-25', until: '2026-08-26', times: [], reason: 'Onam' },
      ],
      notices: [
        ...sample.notices,
        { id: 'onam', text: 'Closed for Onam', from: '2026-08-20T08:00', until: '2026-08-27T00:00' },
      ],
    },
    [
      'New special day: 25–26 August (Onam), closed',
      'New notice: “Closed for Onam”, 20 August 2026, 08:00 – the end of 26 August 2026',
    ],
  ],
  [
    'reviews and questions',
    {
      reviews: [
        ...sample.reviews.with(0, { ...sample.reviews[0], content: 'Kinder.' } as never),
        { id: 'uma', content: 'Yes.', author: 'Uma', location: '', hidden: false },
      ],
      questions: [
        { ...question, answer: 'In the lane.', pages: ['prices', 'skin'] },
        { ...sample.questions[1], hidden: false },
        { ...question, id: 'dogs', question: 'May my dog come?' },
      ],
    },
    [
      'New: Review by Uma',
      'Review by Divya: new text',
      "New question: “May my dog come?”, on Home and Women's Hair",
      "“Where can I park?”: on Home and Women's Hair → on Price list and Skin",
      '“Where can I park?”: new answer',
      '“Do you take cards?”: shown again',
    ],
  ],
  [
    'words, by page and part',
    {
      'salon.name': 'Aval',
      'words.home.hero.title': 'Hello',
      'words.home.hero.note': '',
      'words.about.values.items': [],
      'pages.academy': false,
    },
    [
      'No longer reachable: /Academy',
      'Nothing is in it, so it is not shown: “What we hold on to”',
      'Name of the salon: Kadali — Salon & Academy → Aval',
      'Academy: shown → switched off',
      'Home, The opening: new headline and small line under the buttons',
      'Sustainability is removed',
      'Personalization is removed',
      'Comfort is removed',
    ],
  ],
])('the summary says %s', (_, changes, lines, before) => {
  expect(changeLines(changes, before)).toEqual(lines);
});

test('a summary fits into what the server keeps: fifty lines of two hundred characters', () => {
  const nails = (price: Price) =>
    Array.from({ length: 60 }, (_, index) => ({ ...spa, id: `nail-${index}`, name: `Nail ${index}`, price }));
  const before = changed({ 'services.nail': nails({ kind: 'fixed', rupees: 80 }) }, sample);
  const lines = changeLines({ 'services.nail': nails({ kind: 'quoted' }) }, before);
  expect(lines).toHaveLength(50);
  expect(lines.at(-1)).toBe('11 more changes');
  const [long = ''] = changeLines({ 'contact.address': 'Long Street '.repeat(40) });
  expect(long.length).toBeLessThanOrEqual(200);
  expect(long).toMatch(/…$/);
});
