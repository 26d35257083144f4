import { checkContent } from './check.ts';
import { isLandline } from './description/contact.ts';
import type { SiteContent } from './description.ts';
import { firstEdition } from './first-edition.ts';
import { sampleContent } from './testing/sample.ts';
import { withValueAt } from './testing/withValueAt.ts';

test('the first edition is a valid one', () => {
  expect(checkContent(firstEdition())).toEqual({ content: firstEdition() });
});

/** The sample with another value at a path, which is written as in error messages. */
const changed = (place: string, value: unknown): SiteContent => withValueAt(sampleContent(), place, value);

const faultsOf = (content: unknown) => checkContent(content).faults ?? [];

const SPA = 'services.hair[0]';
const PRICE = `${SPA}.price`;
const RUPEES = 'Please enter whole rupees, from 1 to 99,99,999.';
const LINK = 'Please enter a whole address that starts with https://.';
const SHARE = 'Please enter a share from 1 to 100 percent.';
const BOTH = 'Please give the advance as an amount or as a share, not both.';
const COLOURS = 'Please choose a set of colours, or give one or two of your own, as in #6a1b9a.';
const UPI = 'Please enter the UPI id as your payment app shows it, as in kadali@okbank.';
const EMAIL = 'Please enter an e-mail address, of letters, digits and . _ + - only.';
const PHONE = 'Please enter a phone number in digits, as in +91 98765 43210.';
const WHATSAPP = 'Please enter the whole chat number, as in 98765 43210.';
const WHOLE = 'Please enter the whole number with its area code, as in 044 2345 6789.';
const SOCIAL = 'Please enter the address of your page on Instagram, as in https://www.instagram.com/kadali.';
const OVERLAP = 'These hours start before the ones above them have ended.';
const SHORT = 'Please enter a short address of small letters, digits and hyphens, as in window.';
const ON_SITE = 'Please enter the address of a page of this site, as in /offers.';
const ADDRESS = 'Please enter an address of letters, digits and hyphens, as in bridal-makeup.';
const PAGES = 'Please choose the pages from the list.';
const PER_WHAT = 'Please say what the price is for, as in “per nail”.';
const ONE_PHONE = 'Please enter one phone number: the link dials all digits of the field.';
const TIME = 'Please enter the time as hours and minutes, as in 10:00.';
const POINT = 'Please choose a point inside the picture.';
const ID = 'The id must be lower-case letters and digits with single hyphens between them.';
const photo = { image: 'photo:cream-jar', alt: 'A jar' };
const photos = (count: number) => Array.from({ length: count }, () => photo);
const times = (...pairs: [string, string][]) => pairs.map(([opens, closes]) => ({ opens, closes }));
describe('a fault is named by its place, with a sentence for the owner', () => {
  test.each<[place: string, value: unknown, message: string, within?: string]>([
    // People
    ['people[0].name', '', 'Please enter the name.'],
    ['people[0].since', '14', 'Please enter a year such as 2023.'],
    ['people[0].menus', ['Make Up'], PAGES, '[0]'],
    ['pages.order', ['people', 'people'], 'Each section must be named once.'],
    ['pages.order', ['people', 'nowhere'], 'Each section must be named once.', '[1]'],
    // Services
    [`${SPA}.name`, '', 'Please enter the name.'],
    [`${SPA}.name`, ' \n\u200b ', 'Please enter the name.'],
    [`${SPA}.name`, 7, 'The name must be text.'],
    [`${SPA}.name`, 'x'.repeat(101), 'The name must be at most 100 characters long.'],
    [`${SPA}.name`, 'Spa\u0007', 'The name contains a character that cannot be shown.'],
    [`${SPA}.name`, 'Spa\ud83d', 'The name contains a character that cannot be shown.'],
    [`${SPA}.description`, null, 'Please enter the description.'],
    [`${SPA}.id`, 'Hair Spa', ID],
    [`${SPA}.id`, 'hair--spa', ID],
    ['services.hair[1].id', 'hair-spa', 'Another one in this list has the same id.'],
    [`${SPA}.hidden`, 'yes', '“Shown to visitors” must be yes or no.'],
    [`${SPA}.details`, 'Massage', 'The highlights must be a list.'],
    [`${SPA}.details`, [['Massage']], 'A line must be text.', '[0]'],
    [`${SPA}.details`, ['ok', 'x'.repeat(201)], 'The text of line 2 must be at most 200 characters long.'],
    [`${SPA}.details`, Array.from({ length: 21 }, () => 'x'), 'There may be at most 20 highlights.'],
    [`${SPA}.terms`, null, 'The terms must be given.'],
    [`${SPA}.terms`, { advance: 0 }, RUPEES, '.advance'],
    [`${SPA}.terms`, { advance: 1801 }, 'The advance is more than the price, ₹1,800.', '.advance'],
    [`${SPA}.terms`, { share: 150 }, SHARE, '.share'],
    [`${SPA}.terms`, { advance: 500, share: 25 }, BOTH, '.share'],
    [
      `${SPA}.terms`,
      { bring: 'x'.repeat(301) },
      'The “before they come” must be at most 300 characters long.',
      '.bring',
    ],
    [`${SPA}.colour`, 'red', `The field ${SPA}.colour is not known.`],
    ['services.hair', undefined, 'The services must be a list.'],
    ['services.hair', [sampleContent().services.hair], 'Each of the services must be an object.', '[0]'],
    ['services.hair', Array.from({ length: 61 }, () => ({})), 'There may be at most 60 services.'],
    ['services', undefined, 'The services must be given by menu.'],
    ['menus[1].address', 'Hair', 'Another menu has this address.'],
    ['menus[0].address', 'Prices', ADDRESS],
    // Prices
    [PRICE, null, 'The price must be given.'],
    [`${PRICE}.kind`, 'cheap', 'Please choose what kind of price this is.'],
    [`${PRICE}.rupees`, '1800', RUPEES],
    [`${PRICE}.rupees`, 0, RUPEES],
    [`${PRICE}.rupees`, 99.5, RUPEES],
    [`${PRICE}.rupees`, 10_000_000, RUPEES],
    [PRICE, { kind: 'fixed' }, RUPEES, '.rupees'],
    [PRICE, { kind: 'quoted', rupees: 5 }, 'A price on request has no amount.', '.rupees'],
    [PRICE, { kind: 'range', rupees: 5 }, RUPEES, '.to'],
    [PRICE, { kind: 'range', rupees: 5, to: 5 }, 'The upper price must be more than the lower one.', '.to'],
    [PRICE, { kind: 'from', rupees: 5, to: 6 }, 'Only a price range has an upper price.', '.to'],
    [PRICE, { kind: 'unit', rupees: 5 }, PER_WHAT, '.unit'],
    [
      PRICE,
      { kind: 'unit', rupees: 5, unit: 'x'.repeat(41) },
      'The unit must be at most 40 characters long.',
      '.unit',
    ],
    [PRICE, { kind: 'fixed', rupees: 5, unit: 'per nail' }, 'Only a price per unit says per what.', '.unit'],
    [`${PRICE}.conditions`, 1, '“With conditions” must be yes or no.'],
    // Offers
    ['offers.packages[0].price', undefined, 'The price must be given.'],
    ['offers.packages[0].from', '2026-02-30', 'Please choose the first day.'],
    ['offers.packages[0].until', '0206-01-20', 'Please choose the last day.'],
    ['offers.packages[0].until', '2026-01-09', 'The last day must not be before the first.'],
    // Hours
    ['hours.weekly.tuesday[0].opens', '9:00', TIME],
    ['hours.weekly.tuesday[0].closes', '24:00', TIME],
    ['hours.weekly.tuesday', times(['10:00', '14:00'], ['13:00', '20:00']), OVERLAP, '[1].opens'],
    ['hours.weekly.tuesday', times(['22:00', '02:00'], ['23:00', '23:30']), OVERLAP, '[1].opens'],
    ['hours.special[0].times', undefined, 'The times must be a list.'],
    // Notices
    ['notices[0].text', '', 'Please enter the text of the notice.'],
    ['notices[0].from', '2026-01-10', 'Please choose the day and time when the notice starts.'],
    ['notices[0].until', '2026-01-10T25:00', 'Please choose the day and time when the notice ends.'],
    ['notices[0].until', '2026-01-10T00:00', 'The notice must end after it starts.'],
    // Contact
    ['contact.phone', 'call me', PHONE],
    ['contact.phone', '', 'Please enter a phone number.'],
    ['contact.phone', '2345 6789', WHOLE],
    ['contact.landline', '98412 3344', WHOLE],
    ['contact.phone', '98765 43210 / 98765 43211', ONE_PHONE],
    ['contact.whatsapp', '+91 98765', WHATSAPP],
    ['contact.whatsapp', '', WHATSAPP],
    ['contact.whatsapp', 'wa.me/919876543210', WHATSAPP],
    ['contact.whatsapp', '0000000000', WHATSAPP],
    ['contact.whatsapp', '+65 9123 4567', WHATSAPP],
    ['contact.email', 'hello', EMAIL],
    ...['two words', 'hello?bcc=me', 'me&you', '100%40', 'a#b', 'a/b', 'நான்'].map(
      (name): [string, string, string] => ['contact.email', `${name}@example.com`, EMAIL],
    ),
    ['salon.colours', 'mauve', COLOURS],
    ['salon.colours', '#6a1b9a #fdd835 #ffffff', COLOURS],
    ['contact.upi', 'kadali', UPI],
    ['contact.upi', 'hello@example.com', UPI],
    ['contact.upi', 'kadali@ok@bank', UPI],
    ['contact.upi', 'upi://pay?pa=kadali@okbank', UPI],
    ['contact.map', 'ftp://maps.example/x', LINK],
    ['contact.instagram', 'javascript:alert(1)', SOCIAL],
    ['contact.instagram', 'https://user:secret@www.example.com', SOCIAL],
    // Reviews
    ['reviews[0].author', '', 'Please enter the name of the author.'],
    // Questions
    ['questions[0].pages', ['home', 'a blog'], PAGES, '[1]'],
    ['questions[0].pages', ['home', 'home'], PAGES],
    // Photographs
    ['photos.work', photos(25), 'There may be at most 24 photographs of your work.'],
    [`${SPA}.picture`, { image: 'spa.jpg' }, 'Please choose a picture.', '.image'],
    [
      'photos.work[3].alt',
      'x'.repeat(301),
      'The description of the picture must be at most 300 characters long.',
    ],
    ['photos.work[3].image', 'photo:../secret', 'Please choose a picture.'],
    ['photos.work[3].image', 'https://elsewhere.example/x.jpg', 'Please choose a picture.'],
    ['photos.work[3].image', '/media/x/960.jpg', 'Please choose a picture.'],
    ['photos.work[3].focus', { x: 1.1, y: 0 }, POINT, '.x'],
    ['photos.work[3].focus', { x: 0 }, POINT, '.y'],
    // Academy
    ['academy.programs[0].nextBatch', 'soon', 'Please choose the day when the next batch starts.'],
    ['academy.programs[0].seatsLeft', -1, 'Please enter a number of seats from 0 to 999.'],
    // Prices of the home page
    [
      'priceRows',
      [{ id: 'a', hidden: false, service: '', name: '' }],
      'Please choose a service.',
      '[0].service',
    ],
    // Short addresses
    ['shortcuts[1].address', 'window', 'Another short address is the same.'],
    ['shortcuts[0].address', 'Shop window', SHORT],
    ['shortcuts[0].address', 'x'.repeat(31), SHORT],
    ['shortcuts[0].leadsTo', 'https://other.example/', ON_SITE],
    ['shortcuts[0].leadsTo', '//other.example', ON_SITE],
    ['shortcuts[0].leadsTo', '/offers?x=1', ON_SITE],
    ['shortcuts[0].leadsTo', '/go/card', ON_SITE],
  ])('%s: %j', (place, value, message, within = '') => {
    expect(faultsOf(changed(place, value))).toEqual([{ field: place + within, message }]);
  });

  test('and all faults are named at once', () => {
    const content = changed(`${SPA}.name`, '');
    content.contact.map = 'ftp://x';
    content.photos.work = photos(25);
    expect(faultsOf(content).map(({ field }) => field)).toEqual([
      `${SPA}.name`,
      'contact.map',
      'photos.work',
    ]);
  });
});

test.each<[place: string, value: unknown]>([
  [PRICE, undefined],
  [PRICE, { kind: 'quoted' }],
  [PRICE, { kind: 'range', rupees: 500, to: 900 }],
  [PRICE, { kind: 'unit', rupees: 150, unit: 'per nail' }],
  [`${SPA}.name`, '💇'.repeat(100)],
  [`${SPA}.name`, 'முடி வெட்டுதல்'],
  [`${SPA}.description`, '<b>Not</b> HTML & “quotes”'],
  ['services.nail', sampleContent().services.hair],
  ['offers.packages[0].from', undefined],
  ['offers.packages[0].until', '2026-01-10'],
  ['hours.weekly.tuesday', times(['10:00', '13:00'], ['13:00', '20:00'])],
  ['hours.weekly.tuesday', times(['10:00', '13:00'], ['18:00', '02:00'])],
  ['hours.weekly.tuesday', times(['00:00', '00:00'])],
  ['hours.special[0].until', '2026-01-14'],
  ['contact.upi', ''],
  ['contact.landline', ''],
  ['contact.email', ''],
  ['questions', []],
  ['questions[0].pages', ['services', 'prices', 'offers', 'academy', 'spmu', 'haircolor']],
  ['contact.map', 'https://maps.app.goo.gl/AbC?x=1&y=2'],
  ['photos.work', photos(24)],
  // The drawing stands in the place of a photograph that the site no longer has.
  ['photos.work[3].image', 'photo:nowhere'],
  ['photos.work[0].focus', { x: 0, y: 1 }],
  ['academy.programs[0].seatsLeft', 0],
  ['shortcuts[0].address', '-2-'],
  ['shortcuts[0].leadsTo', '/services/Menshair'],
  ['shortcuts[0].leadsTo', '/blog/monsoon-frizz-care'],
])('what an owner may want is accepted: %s: %j', (place, value) => {
  const content = changed(place, value);
  expect(checkContent(content)).toEqual({ content });
});

test.each<[place: string, value: unknown, stored: unknown]>([
  [`${SPA}.name`, '  Hair \n  Spa\t', 'Hair Spa'],
  ['contact.address', '2 Round Road\r\nThrissur,\n\n Kerala\n', '2 Round Road, Thrissur, Kerala'],
  [`${SPA}.name`, 'Hair\u00a0Spa\u202e', 'Hair Spa'],
  [`${SPA}.details`, [' Massage ', '', ' '], ['Massage']],
  ['contact.email', ' hello@example.com ', 'hello@example.com'],
  ['salon.colours', ' #6A1B9A  #FDD835', '#6a1b9a #fdd835'],
])('%s: %j is stored as one line of plain text', (place, value, stored) => {
  expect(checkContent(changed(place, value))).toEqual({ content: changed(place, stored) });
});

test.each<[field: keyof SiteContent['contact'], sent: string, stored: string]>([
  ['phone', '9841233445', '+91 98412 33445'],
  ['phone', '98412 33445', '+91 98412 33445'],
  ['phone', '098412-33445', '+91 98412-33445'],
  ['phone', '919841233445', '+91 98412 33445'],
  ['phone', '91 98412 33445', '+91 98412 33445'],
  ['phone', '00919841233445', '+919841233445'],
  ['phone', '+65 9123 4567', '+65 9123 4567'],
  ['landline', '044 2345 6789', '+91 44 2345 6789'],
  ['landline', '(044) 2345-6789', '+91 (44) 2345-6789'],
  ['landline', '1800 103 1906', '+91 1800 103 1906'],
  ['whatsapp', '9841233445', '919841233445'],
  ['whatsapp', '+91 98412 33445', '919841233445'],
  ['whatsapp', '098412 33445', '919841233445'],
  ['whatsapp', '0044 7911 123456', '447911123456'],
  ['instagram', 'instagram.com/kadali', 'https://instagram.com/kadali'],
  ['instagram', 'http://www.instagram.com/kadali', 'https://www.instagram.com/kadali'],
  ['facebook', 'fb.com/kadali', 'https://fb.com/kadali'],
  ['upi', ' kadali @ okbank ', 'kadali@okbank'],
  ['map', 'maps.app.goo.gl/AbC', 'https://maps.app.goo.gl/AbC'],
])('a %s of “%s” is stored as “%s”', (field, sent, stored) => {
  expect(checkContent(changed(`contact.${field}`, sent))).toEqual({
    content: changed(`contact.${field}`, stored),
  });
});

test('an order of the home page without a section can still be saved', () => {
  const older = changed('pages.order', ['contact', 'highlights', 'reviews', 'work', 'questions']);
  Reflect.deleteProperty(older, 'people');
  const { content } = checkContent(older);
  expect(content?.pages.order).toEqual(['contact', 'highlights', 'reviews', 'people', 'work', 'questions']);
  expect(content?.people).toEqual([]);
});

test('services belong to a menu, and each menu has its services', () => {
  const { menus, services, ...others } = sampleContent();
  const { content } = checkContent({ ...others, menus: menus.slice(1), services: { ...services, gone: [] } });
  expect(Object.keys(content?.services ?? {})).toEqual(menus.slice(1).map(({ id }) => id));
});

test('a text that is not sent is that of a fresh site, and paragraphs stay', () => {
  const story = ' One.\r\n\r\n\r\nTwo \n- a  b ';
  const words = { about: { story: { text: story } } };
  const { content } = checkContent({ ...sampleContent(), words });
  expect(content?.words.about.story).toEqual({ title: 'Our story', text: 'One.\n\nTwo\n- a b' });
  expect(content?.words.home).toEqual(sampleContent().words.home);
});

test.each([
  [true, ['044 2345 6789', '+91 44 2345 6789', '(0452) 234567', '080 2345 6789', '1800 123 4567']],
  [false, ['98412 33445', '9123456789', '+91 91234 56789', '098412 33445', '+1 212 555 0100']],
])('a landline has no chat: %s', (is, numbers) => {
  expect(numbers.map(isLandline)).toEqual(numbers.map(() => is));
});
