import type { Menu, OfferPackage, Program, SiteContent } from '@salon/content/description';
import { act, cleanup, screen, within } from '@testing-library/react';
import { headOf } from '../renderer/head';
import { dataOf } from '../site/page-data';
import { frameOf } from '../site/page-data/frame';
import type { Shown } from '../site/page-data/shown';
import { setClock } from './clock';
import { editionOne } from './edition';
import { edited, NOON, testLoaders } from './loaders';
import { renderSite } from './renderSite';

// How the owner's changes appear on a visitor's page.

let shown: Shown;
async function open(path: string, change: (content: SiteContent) => void, now = NOON) {
  setClock(now);
  shown = { content: edited(change), now };
  renderSite(path, testLoaders(shown.content, now));
  await screen.findByRole('heading', { level: 1 });
}

const chatText = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

const linksMatching = (address: RegExp) =>
  [...document.querySelectorAll('a')]
    .map(({ pathname, hash }) => pathname + hash)
    .filter((to) => address.test(to));

const menuOf = ({ menus }: SiteContent, menu: string) => menus.find(({ id }) => id === menu) as Menu;

/** What the page says to programs. */
const headIn = (id: 'home' | 'menu', menu?: string) => headOf(dataOf(id, shown, menu), frameOf(shown));
const salonJsonLd = () => JSON.parse(/<script [^>]*>(.*)<\/script>/.exec(headIn('home'))?.[1] ?? '');

const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement;

const waxWorksIs = (over: Partial<OfferPackage>) => (content: SiteContent) =>
  void Object.assign(content.offers.packages.find(({ id }) => id === 'wax-works') ?? {}, over);

it('packages say what is in them, what they save and how long they are offered', async () => {
  const services = ['edit/full-arms', 'edit/full-arms', 'edit/gone'];
  await open('/offers', (content) => {
    const [arms] = content.services.edit ?? [];
    Object.assign(arms ?? {}, { id: 'full-arms', name: 'Full Arms', price: { kind: 'from', rupees: 700 } });
    waxWorksIs({
      services: services.slice(0, 2),
      until: '2026-11-30',
      features: ['full arms', 'Aloe gel'],
    })(content);
  });
  const card = cardOf('Wax Works');
  expect(card).toHaveTextContent('You save ₹401 (₹1,400 one by one)');
  expect(card).toHaveTextContent('until 30 November');
  const book = within(card).getByRole('link', { name: /^Book Now/ });
  expect(chatText(book)).toBe("Hi! I'd like to book: Wax Works (₹999)");
  expect(book).toHaveAttribute('target', '_blank');
  expect(book).toHaveAttribute('rel', 'noopener');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Full Arms, 2 times', 'Aloe gel']);
});

const withoutHair = ({ services }: SiteContent) => {
  services.haircolor = [];
  for (const service of services.hair ?? []) service.hidden = true;
};

it('a menu without services keeps its page, which says so and is not for search engines', async () => {
  await open('/services/hair', withoutHair);
  expect(screen.getByText('There is nothing on this menu at the moment.')).toBeInTheDocument();
  const chats = within(screen.getByRole('main')).getAllByRole('link', { name: 'Book on chat' });
  for (const chat of chats) expect(chatText(chat)).toBe("Hi! I'd like to book an appointment.");
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'Skin' })).toHaveAttribute('href', '/services/skin');
});

/** The hours beside the address on the home page. */
const hours = () => screen.getByText('Address').closest('dl') as HTMLElement;

/** The chat at the lower right of every page. */
const chatButton = () =>
  within(screen.getByRole('complementary', { name: 'Booking' })).getByRole('link', { name: 'Book on chat' });

/** Checks the open state in header and footer of every page (styles show one of them), and at the chat. */
function expectOpenText(text: string) {
  for (const place of ['banner', 'contentinfo'])
    expect(within(screen.getByRole(place)).getByText(text)).toBeInTheDocument();
  expect(chatButton()).toHaveAccessibleDescription(text);
  expect(within(screen.getByRole('main')).queryByText(text)).not.toBeInTheDocument();
}

describe('hours', () => {
  it('are those of a fresh site, with what holds right now', async () => {
    await open('/', () => {});
    expect(hours()).toHaveTextContent('Tuesday – Sunday, 10 am – 8 pm');
    expectOpenText('Open until 8 pm');
    const dayOfWeek = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const week = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '10:00', closes: '20:00' };
    expect(salonJsonLd().openingHoursSpecification).toEqual([week]);
    expect(salonJsonLd()).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  // While it is open: e2e/tests/open-now.spec.ts.
  it('are known to every page and to its chats when it is closed', async () => {
    await open('/services/hair', () => {}, '2026-11-22T20:00');
    expectOpenText('Closed now, open on Tuesday at 10 am');
    const chats = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('https://wa.me/'));
    expect(chats.length).toBeGreaterThan(10);
    const aside = ' (I know you are closed now; an answer on Tuesday at 10 am is fine.)';
    for (const chat of chats) expect(chatText(chat)).toMatch(/^Hi! I'd like to book/);
    expect(chatText(chatButton())).toBe(`Hi! I'd like to book an appointment.${aside}`);
    expect(chatText(screen.getByRole('link', { name: /: Haircut$/ }))).toBe(
      `Hi! I'd like to book: Haircut (from ₹1,200)${aside}`,
    );
    expect(screen.getByText(/we answer when we open/)).toBeInTheDocument();
    cleanup();
    await open('/services/hair', () => {}, '2026-11-22T19:59');
    expect(screen.queryByText(/we answer when we open/)).not.toBeInTheDocument();
  });

  it('follow the days by date', async () => {
    const times = [{ opens: '10:00', closes: '14:00' }];
    await open('/', ({ hours }) => {
      hours.special = [
        { id: 'a', from: '2026-11-22', until: '2026-11-22', times: [], reason: 'Election', isTold: true },
        { id: 'b', from: '2026-12-24', until: '2026-12-25', times, reason: '', isTold: false },
      ];
    });
    expectOpenText('Closed today (Election), open on Tuesday at 10 am');
    expect(hours()).toHaveTextContent('22 November: closed (Election)');
    expect(hours()).toHaveTextContent('24–25 December: 10 am – 2 pm');
    expect(salonJsonLd().specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-11-22', validThrough: '2026-11-22', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-25', opens: '10:00', closes: '14:00' },
    ]);
  });
});

it('a notice stands also on a page that there is not', async () => {
  await open('/no/such/page', ({ notices }) => {
    notices.push({ id: 'a', text: 'Closed for Pongal', from: '2026-11-20T00:00', until: '2026-11-25T00:00' });
  });
  expect(screen.getByRole('region', { name: 'Notice' })).toHaveTextContent(/^Closed for Pongal$/);
});

describe('contact data', () => {
  it('are those of the edition, everywhere', async () => {
    await open('/', ({ contact }) => {
      Object.assign(contact, {
        phone: '+91 98765 43210',
        whatsapp: '919876543210',
        email: 'kadali@salon.example',
        address: '1 New Street',
        map: 'https://maps.example/kadali',
        instagram: 'https://social.example/kadali',
        facebook: 'https://www.facebook.com/kadali',
      });
    });
    const addresses = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(new Set(addresses('+91 98765 43210'))).toEqual(new Set(['tel:+919876543210']));
    expect(new Set(addresses('Get directions'))).toEqual(new Set(['https://maps.example/kadali']));
    expect(addresses('More on Instagram')).toEqual(['https://social.example/kadali']);
    expect(addresses('Facebook')).toEqual(['https://www.facebook.com/kadali']);
    const chats = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')];
    expect(chats.length).toBeGreaterThan(3);
    for (const { pathname } of chats) expect(pathname).toBe('/919876543210');
    expect(salonJsonLd()).toMatchObject({
      telephone: '+91 98765 43210',
      email: 'kadali@salon.example',
      address: { streetAddress: '1 New Street' },
      hasMap: 'https://maps.example/kadali',
      sameAs: ['https://social.example/kadali', 'https://www.facebook.com/kadali'],
    });
  });

  it('that are empty are left out', async () => {
    await open('/', ({ contact }) => {
      Object.assign(contact, { phone: '98412 33445', landline: '', email: '', instagram: '', map: '' });
    });
    expect(screen.queryByText(/^(Landline|E-mail)$/)).not.toBeInTheDocument();
    for (const link of document.querySelectorAll('a')) {
      expect(link.getAttribute('href')).not.toMatch(/^(|mailto:|tel:(?!\+919841233445$).*|undefined)$/);
      expect(link).toHaveAccessibleName(expect.not.stringContaining('Instagram'));
    }
    expect(salonJsonLd()).not.toHaveProperty('email');
    expect(salonJsonLd()).not.toHaveProperty('sameAs');
  });
});

it('a picture without a description is described by its place, on the pages and in previews', async () => {
  await open('/', ({ photos }) => {
    photos.heroes.home = { image: 'photo:lipsticks', alt: '' };
    for (const photo of photos.work) photo.alt = '';
  });
  const name = 'Our work at Kadali, picture 3. See it large';
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(headIn('home')).toContain('"og:image:alt" content="Kadali — Salon &amp; Academy"');
  cleanup();
  await open('/services/makeup', (content) => {
    menuOf(content, 'makeup').picture.alt = '';
  });
  expect(headIn('menu', 'makeup')).toContain('"og:image:alt" content="Make Up at Kadali"');
});

const key = '0123456789abcdef0123-1200x800-aabbcc';
const alt = 'Two brides laughing';
const uploaded = { image: `/media/${key}/960.jpg`, alt, focus: { x: 0.3, y: 0.125 } };

it('photographs of services and packages stand on their cards', async () => {
  await open('/services/hair', ({ services }) => {
    Object.assign(services.hair?.[0] ?? {}, { picture: uploaded });
    Object.assign(services.hair?.[1] ?? {}, { picture: { image: 'photo:gone', alt: 'Gone' } });
  });
  const image = within(cardOf('Haircut')).getByRole('img', { name: alt, hidden: true });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(cardOf('Hair Spa').querySelector('img')).toBeNull();
  cleanup();
  await open('/offers', ({ offers }) => {
    Object.assign(offers.packages[0] ?? {}, { picture: { ...uploaded, alt: '' } });
  });
  expect(screen.getByRole('img', { name: 'Wax Works at Kadali' })).toBeInTheDocument();
});

it.each<[Partial<Program>, string]>([
  [
    { nextBatch: '2027-01-05', fee: 125000, seatsLeft: 3 },
    'Batch: 5 January 2027, 3 seats left\nDuration: 12 weeks\nFee: ₹1,25,000\n\nIs there a seat for me?',
  ],
  [
    { nextBatch: '2027-01-05', fee: undefined, seatsLeft: 0 },
    'Batch: 5 January 2027, fully booked\nDuration: 12 weeks\n\nWhen does the next batch begin?',
  ],
])('programmes are named with their facts in the chat: %j', async (facts, said) => {
  await open('/Academy', ({ academy }) => {
    Object.assign(academy.programs[0] ?? {}, { duration: '12 weeks' }, facts);
  });
  const [first] = screen.getAllByRole('link', { name: /^Get in touch about/ }).map(chatText);
  expect(first).toBe(`Hi! I have a question about the programme Skincare & Esthetics.\n\n${said}`);
});

it('an opening without words is not on the home page, and neither is its button', async () => {
  await open('/', ({ words }) => void Object.assign(words.home.intro, { title: '', subtitle: '' }));
  expect(screen.queryByRole('link', { name: editionOne.words.bridal.link })).not.toBeInTheDocument();
});

// The film, its buttons, and that it is never fetched with reduced motion: e2e/tests/behaviour.spec.ts.
it('the film of the home page never plays when the visitor saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await open('/', () => {});
  // By then an allowed film would be rendered.
  await act(async () => void (await import('../site/pages/home/BackgroundVideo')));
  expect(document.querySelector('video, iframe')).toBeNull();
  Object.assign(navigator, { connection: undefined });
});

const switches = ['academy', 'offers', 'bridal', 'blog', 'reviews', 'work', 'questions'] as const;

it.each(['/', '/services', '/services/makeup', '/nowhere'])(
  'what is switched off, and a menu without services, is linked nowhere on %s',
  async (path) => {
    await open(path, (content) => {
      for (const name of switches) content.pages[name] = false;
      withoutHair(content);
    });
    expect(linksMatching(/^\/(Academy|offers|bridal|blog|services\/(hair|haircolor)(#|$))/i)).toEqual([]);
    const { testimonials, work } = editionOne.words.home;
    for (const title of [testimonials.title, work.title, 'People ask'])
      expect(screen.queryByText(title)).not.toBeInTheDocument();
  },
);
