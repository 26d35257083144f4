import { jest } from '@jest/globals';
import type { SiteContent } from '@salon/content/description';
import { formatPrice } from '@salon/content/words/prices';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { navigation } from '../site/content/navigation';
import { offers } from '../site/content/offers';
import { createRoutes } from '../site/routes';
import { setClock } from './clock';
import { editionOne } from './edition';
import { NOON, testLoaders } from './loaders';
import { render } from './render';

async function open(path: string, content: SiteContent = editionOne, now = NOON) {
  setClock(now);
  const routes = createRoutes(testLoaders(content, now));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), router };
}

afterEach(() => {
  jest.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const chatText = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

describe('layout', () => {
  it('has the entries of the navigation in the header, in order', async () => {
    await open('/about');
    // `hidden`: in a narrow window the styles would hide this navigation.
    const nav = within(screen.getByLabelText('Main'));
    const links = nav.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.textContent)).toEqual(navigation.map(({ label }) => label));
  });

  it('knows when it is scrolled more than 50 px', async () => {
    await open('/about');
    const scrollTo = (y: number) =>
      act(() => {
        Object.assign(window, { scrollY: y });
        fireEvent.scroll(window);
      });
    scrollTo(50);
    expect(screen.getByRole('main')).not.toHaveAttribute('data-scrolled');
    scrollTo(51);
    expect(screen.getByRole('main')).toHaveAttribute('data-scrolled');
    scrollTo(0);
  });

  it('has a footer with this year, the admin link and both social links', async () => {
    await open('/about');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
    expect(footer.getByRole('link', { name: /Instagram/ })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
  });

  it('offers the chat on every page', async () => {
    await open('/PrivacyPolicy');
    expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('target', '_blank');
  });

  it('moves the focus to the content of a new page', async () => {
    const { user } = await open('/about');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Hair Texture' }));
    await screen.findAllByRole('link', { name: /^Book This Service/ });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('service pages', () => {
  it.each([
    ['/services/menshair', "Men's Hair"],
    ['/SERVICES/MAKUP', 'Makeup'],
  ])('are found in any letter case: %s', async (path, name) => {
    await open(path);
    expect(heading()?.toLowerCase().replace(' ', '')).toContain(name.toLowerCase().replace(' ', ''));
  });

  it('carry duration, best-for, highlights and a booking link that names service and price', async () => {
    await open('/services/spmu');
    const service = editionOne.services.spmu.find(({ name }) => name === 'Microblading');
    if (!service?.price) throw new Error('Microblading has no price.');
    const price = formatPrice(service.price);
    const [card] = screen
      .getAllByRole('article')
      .filter((article) => within(article).queryByRole('heading', { name: /^Microblading/ }));
    if (!card) throw new Error('There is no card for microblading.');
    expect(card).toHaveTextContent(price);
    expect(card).toHaveTextContent('Duration');
    expect(card).toHaveTextContent('Best for');
    expect(within(card).getAllByRole('listitem').length).toBeGreaterThan(0);
    const book = within(card).getByRole('link', { name: /^Book This Service/ });
    expect(chatText(book)).toBe(`Hi! I'd like to book: Microblading (${price})`);
  });

  it('end with chat booking and a call', async () => {
    await open('/services/hair');
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+910000000000');
    expect(screen.getAllByRole('link', { name: 'Book on chat' }).length).toBeGreaterThan(0);
  });
});

describe('the price list', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Find a service' });
  const count = () => within(screen.getByRole('main')).getByRole('status').textContent;
  const all = Object.values(editionOne.services).flat().length;
  /** The answers to requests for the descriptions, in order. */
  const answers: (() => Promise<Response>)[] = [];
  let asked: jest.Spied<typeof fetch>;

  beforeEach(() => {
    answers.length = 0;
    asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => answers.shift()?.() ?? Promise.reject(new Error('Offline')));
  });

  it('asks for descriptions only when somebody is about to search, and once', async () => {
    answers.push(async () => Response.json({ makeup: { 'bridal-makeup': 'Before the muhurtham.' } }));
    const { user } = await open('/services/prices');
    expect(count()).toBe(`${all} services`);
    expect(asked).not.toHaveBeenCalled();
    await user.type(search(), 'muhurtham');
    expect(await screen.findByText('Before the muhurtham.')).toBeInTheDocument();
    expect(count()).toBe(`1 of ${all} services`);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/page-data/descriptions.json']);
  });

  it('says nothing of no hits while descriptions are on their way, and finds by name', async () => {
    let arrive = (_answer: Response) => {};
    answers.push(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const { user } = await open('/services/prices');
    await user.type(search(), 'blowout');
    expect(count()).toBe(`1 of ${all} services`);
    await user.type(search(), ' zebra');
    expect(count()).toBe('Looking…');
    expect(screen.queryByText(/Nothing on the list/)).not.toBeInTheDocument();
    arrive(Response.json({}));
    expect(await screen.findByText(/Nothing on the list is called “blowout zebra”/)).toBeInTheDocument();
    expect(count()).toBe(`0 of ${all} services`);
  });

  it('finds by name without descriptions, and asks again with the next letter', async () => {
    answers.push(async () => new Response('', { status: 503 }));
    const { user } = await open('/services/prices');
    await user.click(search());
    answers.push(async () => Response.json({ edit: { threading: 'With cotton thread.' } }));
    await user.keyboard('threading');
    expect(await screen.findByText('With cotton thread.')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('/offers', () => {
  it('has eight packages, three of them popular, each booked by name and price', async () => {
    await open('/offers');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(8);
    const popular = cards.filter((card) => within(card).queryByText('Popular'));
    expect(popular).toHaveLength(3);
    const links = screen.getAllByRole('link', { name: /^Book Now/ });
    expect(links.map(chatText)).toEqual(
      editionOne.offers.packages.map(
        ({ title, price }) => `Hi! I'd like to book: ${title} (${formatPrice(price)})`,
      ),
    );
    expect(screen.getByRole('heading', { name: offers.custom.title })).toBeInTheDocument();
  });
});

describe('an unknown page', () => {
  it('says so, and leads home and to the services', async () => {
    await open('/no/such/page');
    expect(heading()).toBe('Page not found');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });
});
