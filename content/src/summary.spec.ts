import type { Price, SiteContent } from './description.ts';
import { describeChanges, summaryOf } from './summary.ts';
import { sampleContent } from './testing/sample.ts';
import { withValueAt } from './testing/withValueAt.ts';

const sample = sampleContent();

/** The lines that describe other values at some paths. */
const changeLines = (changes: Record<string, unknown>, before = sample): string[] =>
  describeChanges(before, changed(changes, before));

const changed = (changes: Record<string, unknown>, before: SiteContent) =>
  Object.entries(changes).reduce((content, [path, value]) => withValueAt(content, path, value), before);

const SPA = 'services.hair[0]';
const PROGRAM = 'academy.programs[0]';
const [spa, cut] = sample.services.hair ?? [];
const [question] = sample.questions;
const NAME = {
  'menus/skin/name': { text: 'ചർമ്മം', from: 'Skin' },
  'menus/hair/name': { text: 'മുടി', from: "Women's Hair" },
};
const BEFORE = {
  'menus/skin/name': { text: 'ചർമ്മം', from: 'The skin' },
  'menus/gone/name': { text: 'പോയി', from: 'Gone' },
};
const early = [{ opens: '09:00', closes: '18:00' }];

const NO_HOME =
  'Nothing is in it, so it is not shown: the highlights on the home page and the prices on the home page';

test.each<[Price | undefined, string]>([
  [{ kind: 'from', rupees: 2000 }, 'from ₹2,000'],
  [{ kind: 'quoted' }, 'price on request'],
  [undefined, 'no price'],
])('a price is said in words: %j', (price, words) => {
  expect(changeLines({ [`${SPA}.price`]: price })).toEqual([`Hair Spa: from ₹1,800 → ${words}`]);
});

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
      'Skin: shown → hidden',
      "Men's Hair: shown → hidden",
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
    'short addresses whose page is switched off, but not those of one that moves',
    { 'pages.offers': false, 'menus[0].address': 'women' },
    [
      'No longer reachable: /offers',
      'The QR code /go/window leads to a page that will be gone',
      '/services/hair leads to /services/women',
      'Offers: shown → switched off',
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
    'what makes no difference',
    { 'reviews[0].hidden': false, [`${SPA}.price`]: { rupees: 1800, kind: 'from', conditions: undefined } },
    [],
  ],
  [
    'values of a service, and the names of its long texts',
    { [`${SPA}.duration`]: '75 mins', [`${SPA}.description`]: 'Anew.', [`${SPA}.details`]: ['Steam'] },
    ['Hair Spa: 45-60 mins → 75 mins', 'Hair Spa: new description and highlights'],
  ],
  [
    'pictures of services and packages',
    { [`${SPA}.picture`]: { image: '/media/KEY/960.jpg', alt: '' }, 'offers.packages[0].picture': undefined },
    ['Hair Spa: new picture', 'Wax Works: picture removed'],
    changed({ 'offers.packages[0].picture': { image: '/media/KEY/960.jpg', alt: '' } }, sample),
  ],
  [
    'terms of a service',
    {
      [`${SPA}.terms`]: { ...spa?.terms, advance: 1_00_000, bring: 'A blouse', care: '- Wait' },
      'services.hair[1].terms': { ...cut?.terms, share: 25 },
      'contact.upi': 'kadali@okbank',
    },
    [
      'Hair Spa: advance not said → ₹1,00,000',
      'Hair Spa: new “before they come” and care afterwards',
      'Haircut: advance in percent none → 25',
      'UPI id: none → kadali@okbank',
    ],
  ],
  ['other colours', { 'salon.colours': 'wine' }, ['Colours: Leaf & brass → Wine & rose']],
  [
    'colours of her own',
    { 'salon.colours': '#6a1b9a #fdd835' },
    ['Colours: Leaf & brass → your own, #6a1b9a and #fdd835'],
  ],
  ['other typefaces', { 'salon.typefaces': 'figtree' }, ['Typefaces: Fraunces & Anek → Figtree']],
  ['a logo', { 'salon.logo': { image: '/media/a/960.png' } }, ['New logo']],
  ['another name', { [`${SPA}.name`]: 'Deep Spa' }, ['Hair Spa is now called Deep Spa']],
  [
    'hidden services, and that their menu is empty without them',
    { [`${SPA}.hidden`]: true, 'services.hair[1].hidden': true },
    [
      NO_HOME.replace(': ', ": the menu “Women's Hair”, "),
      'Hair Spa: shown → hidden',
      'Haircut: shown → hidden',
    ],
  ],
  [
    'a hidden package, and that the page is empty without it',
    { 'offers.packages[0].hidden': true },
    [
      'No longer reachable: /offers',
      'The QR code /go/window leads to a page that will be gone',
      'Nothing is in it, so it is not shown: the page “Offers”',
      'Wax Works: shown → hidden',
    ],
  ],
  [
    'a new service',
    { 'services.skin': [{ ...spa, id: 'glow', name: 'Glow Facial' }] },
    ['New service: Glow Facial, from ₹1,800, in Skin'],
  ],
  ['a removed service', { 'services.hair': [cut] }, ['Hair Spa is removed']],
  [
    'a service that moved and changed',
    { 'services.hair': [cut], 'services.texture': [{ ...spa, duration: '2 hours' }] },
    ["Hair Spa: moved from Women's Hair to Texture", 'Hair Spa: 45-60 mins → 2 hours'],
  ],
  [
    'a service that goes while another one of its name comes elsewhere, as in a pasted price list',
    { 'services.hair': [cut], 'services.texture': [{ ...spa, description: '', details: [] }] },
    ['New service: Hair Spa, from ₹1,800, in Texture', 'Hair Spa is removed'],
  ],
  [
    'by its name what named a removed service',
    { 'services.hair': [cut], 'words.bridal.wishes.services': [] },
    [
      'No longer reachable: /bridal',
      'Nothing is in it, so it is not shown: the page “Bridal Enquiry”',
      'Hair Spa is removed',
    ],
    changed(
      { 'words.bridal.wishes.services': [{ id: 'spa', service: 'hair/hair-spa', forEach: false }] },
      sample,
    ),
  ],
  ['a new order', { 'services.hair': [cut, spa] }, ["Women's Hair: new order"]],
  [
    'the menu where two services share a name',
    { 'services.edit': [{ ...spa, price: { kind: 'quoted' } }] },
    ['New service: Hair Spa (The Beauty Edit), price on request, in The Beauty Edit'],
  ],
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
      'Offers: new footnote “On weekdays.”',
      'Wax Works: worth ₹1,400 → ₹3,100',
      'Wax Works: Popular → not Popular',
      'Wax Works: last day 20 January 2026 → no date',
    ],
  ],
  [
    'hours by day',
    { 'hours.weekly.monday': early, 'hours.weekly.sunday': [], 'hours.isConfirmed': true },
    [
      'Opening hours: to be confirmed → confirmed',
      ...['Monday: closed → 9 am – 6 pm', 'Sunday: 10 am – 8 pm → closed'],
    ],
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
      'New notice: “Closed for Onam”, 20 August 2026, 8 am – the end of 26 August 2026',
    ],
  ],
  [
    'contact data',
    { 'contact.phone': '+91 22222 22222', 'contact.map': 'https://maps.example/salon' },
    ['Phone: +91 00000 00000 → +91 22222 22222', 'Map link: none → https://maps.example/salon'],
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
      '“Do you take cards?”: hidden → shown',
    ],
  ],
  [
    'pictures',
    {
      'menus[0].picture': { image: '/media/KEY/960.jpg', alt: '' },
      'photos.heroes.about.focus': { x: 0.2, y: 0.5 },
      'photos.heroes.offers.image': 'drawing',
      'photos.work': [...sample.photos.work, { image: '/media/OTHER/960.jpg', alt: 'A braid' }],
    },
    [
      "Women's Hair: new picture",
      'New pictures of your work, or their descriptions, crops or order',
      'New picture at the top of About and picture at the top of Offers',
    ],
  ],
  [
    'words, by page and part',
    {
      'salon.name': 'Aval',
      'words.home.hero.title': 'Hello',
      'words.home.hero.note': '',
      'words.about.story.text': 'One.\n\nTwo.',
      'words.about.values.items': [],
      'pages.academy': false,
    },
    [
      'No longer reachable: /Academy',
      'Nothing is in it, so it is not shown: “What we hold on to”',
      'Name of the salon: Kadali — Salon & Academy → Aval',
      'Academy: shown → switched off',
      'Home, The opening: new headline and small line under the buttons',
      'About, The story: new text “One. Two.”',
      'Sustainability is removed',
      'Personalization is removed',
      'Comfort is removed',
    ],
  ],
  [
    'a programme',
    { [`${PROGRAM}.nextBatch`]: '2027-02-01', [`${PROGRAM}.fee`]: undefined, [`${PROGRAM}.seatsLeft`]: 7 },
    [
      'Makeup: next batch 2 February 2026 → 1 February 2027',
      'Makeup: fee ₹45,000 → not said',
      'Makeup: seats left 4 → 7',
    ],
  ],
  [
    'people',
    {
      'people[0].hidden': true,
      'people[0].menus': ['hair', 'makeup'],
      'people[1]': { ...sample.people[0], id: 'meena', name: 'Meena' },
    },
    ['New person: Meena', 'Latha: shown → hidden', "Latha: on Make Up → on Women's Hair and Make Up"],
  ],
  [
    'short addresses',
    {
      'shortcuts[0].leadsTo': '/services',
      'shortcuts[1]': { id: 'profile', name: 'Profile', address: 'me', leadsTo: '/' },
    },
    ['New short address: Profile, /go/me', 'Card is removed', 'Shop window: leads to /offers → /services'],
  ],
  [
    'languages, without what goes with its text',
    {
      translations: { ml: { isOn: true, texts: NAME } },
    },
    [
      'Tamil: shown → switched off',
      'Malayalam: switched off → shown',
      'Malayalam: 2 translations are new or changed',
    ],
    changed({ translations: { ta: { isOn: true, texts: {} }, ml: { isOn: false, texts: BEFORE } } }, sample),
  ],
])('the summary says %s', (_, changes, lines, before) => {
  expect(changeLines(changes, before)).toEqual(lines);
});

test('a summary fits into what the server keeps: fifty lines of two hundred characters', () => {
  const nails = (price: Price) =>
    Array.from({ length: 60 }, (_, index) => ({ ...spa, id: `nail-${index}`, name: `Nail ${index}`, price }));
  const before = changed({ 'services.nail': nails({ kind: 'fixed', rupees: 80 }) }, sample);
  const change = { 'services.nail': nails({ kind: 'quoted' }) };
  expect(changeLines(change, before)).toHaveLength(60);
  const lines = summaryOf(before, changed(change, before));
  expect(lines).toHaveLength(50);
  expect(lines.at(-1)).toBe('11 more changes');
  const [long = ''] = changeLines({ 'contact.address': 'Long Street '.repeat(40) });
  expect(long.length).toBeLessThanOrEqual(200);
  expect(long).toMatch(/…$/);
});
